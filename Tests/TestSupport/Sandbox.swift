package import Foundation

/// A directory of its own for one test, and the built program run in it as a user would.
///
/// The program is `$SCOREBOX_BINARY`, or else the one built beside the tests. Its environment holds
/// nothing but what is set here: home in the sandbox, `TZ=UTC`, `LC_ALL=en_US.UTF-8`.
package final class Sandbox: Sendable {
  package let directory: URL
  private let environment: [String: String]

  package init(_ environment: [String: String] = [:]) throws {
    directory = FileManager.default.temporaryDirectory
      .appending(path: "scorebox-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    self.environment = [
      "HOME": directory.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "TZ": "UTC", "LC_ALL": "en_US.UTF-8", "SCOREBOX": Self.binary,
      "SCOREBOX_FILE": directory.appending(path: "scores.db").path,
    ].merging(environment) { _, new in new }
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// How a run of a program ended.
  package struct Outcome: Equatable, Sendable {
    /// The exit status, or 128 and the signal's number as a shell tells it.
    package let status: Int32
    package let output: String
    package let errors: String

    /// The lines of the output.
    package var lines: [String] {
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  /// Runs scorebox with these words.
  @discardableResult
  package func run(
    _ words: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch(Self.binary, words, input: Data(input.utf8), environment)
  }

  /// Runs scorebox with these words and bytes on standard input.
  @discardableResult
  package func run(words: [String], input: Data = Data()) throws -> Outcome {
    try launch(Self.binary, words, input: input, [:])
  }

  /// Runs a script of sh in the sandbox; the program is `$SCOREBOX`.
  @discardableResult
  package func shell(
    _ script: String, input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch("/bin/sh", ["-c", script], input: Data(input.utf8), environment)
  }

  /// Writes a file of the sandbox and gives its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let url = directory.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// The path of a file of the sandbox, there or not.
  package func path(_ name: String) -> String {
    directory.appending(path: name).path
  }

  /// The path of the program under test.
  package static let binary: String = {
    if let path = ProcessInfo.processInfo.environment["SCOREBOX_BINARY"] { return path }
    return Repository.root.appending(path: ".build/debug/scorebox").path
  }()

  /// Standard streams are files, so that no full pipe can stop the program.
  private func launch(
    _ program: String, _ words: [String], input: Data, _ more: [String: String]
  ) throws -> Outcome {
    let streams = (0..<3).map { _ in directory.appending(path: ".stream-\(UUID().uuidString)") }
    defer { for stream in streams { try? FileManager.default.removeItem(at: stream) } }
    try input.write(to: streams[0])
    for stream in streams[1...] { try Data().write(to: stream) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = directory
    process.environment = environment.merging(more) { _, new in new }
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try Self.unmasked { try process.run() }
    process.waitUntilExit()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Outcome(
      status: signal + process.terminationStatus,
      output: String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self))
  }
}

extension Sandbox {
  /// Starts a program that hears all signals.
  ///
  /// Tests run on threads that block most of them, and a program started there inherits that: a
  /// shell would sleep in `wait` for ever, since it never hears that a child has ended.
  private static func unmasked(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }
}

/// Where the sources and the test data stand.
package enum Repository {
  /// The top of the package.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of `Tests/Fixtures`.
  package static func fixture(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Tests/Fixtures/\(name)"), encoding: .utf8)
  }

  /// A file of the data set that lies beside a checkout, not in it; nil where it is not there.
  package static func sharedData(_ name: String) -> String? {
    try? String(
      contentsOf: root.deletingLastPathComponent().appending(path: "shared/data/\(name)"),
      encoding: .utf8)
  }
}

/// The rows of a CSV text without quotes, each by column name.
package func csvRows(_ text: String) -> [[String: String]] {
  let lines = text.split(separator: "\n").map {
    $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
  guard let header = lines.first else { return [] }
  return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
}
