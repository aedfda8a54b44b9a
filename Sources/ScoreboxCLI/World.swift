/// All that a run of the program knows of the world around it.
package struct World {
  /// The value of an environment variable; nil where unset.
  var environment: (String) -> String?
  /// Milliseconds since 1970 in UTC.
  var now: Int64
  /// Minutes east of UTC of local clocks, at an instant in milliseconds since 1970.
  var offsetMinutes: (Int64) -> Int
  var inputIsTerminal: Bool
  var outputIsTerminal: Bool
  /// Nil where output is no terminal, or one that does not know its size.
  var terminalColumns: Int?
  /// All of standard input.
  var readAll: () throws(SystemError) -> [UInt8]
  /// The next line of standard input, without its end.
  var readLine: () throws(SystemError) -> [UInt8]?
  /// All of a file; only regular files are read.
  var readFile: (String) throws(SystemError) -> [UInt8]
  /// Writes to standard output at once.
  var say: (String) throws(SystemError) -> Void
  /// Writes to standard error at once: questions, which are no data.
  var ask: (String) throws(SystemError) -> Void

  /// Gives bytes to another program and takes what it writes, up to a limit, with its status.
  var filter:
    (_ input: [UInt8], _ words: [String], _ limit: Int) throws(SystemError) -> (
      output: [UInt8], status: Int32
    )

  /// A variable that holds a path, which must be text; nil where unset or empty.
  func path(_ name: String) throws -> String? {
    guard let value = setting(name) else { return nil }
    guard !value.unicodeScalars.contains("\u{FFFD}") else {
      throw Failure(.usage, .variableNotUTF8(name))
    }
    return value
  }

  /// The variable, with an empty value as good as none.
  func setting(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The world as it is.
  static var real: World {
    World(
      environment: System.environment, now: System.now(), offsetMinutes: System.offsetMinutes,
      inputIsTerminal: System.isTerminal(0), outputIsTerminal: System.isTerminal(1),
      terminalColumns: System.isTerminal(1) ? System.terminalColumns() : nil,
      readAll: System.readAll, readLine: System.readLine, readFile: System.readFile,
      say: { (text) throws(SystemError) in try System.write(text, to: 1) },
      ask: { (text) throws(SystemError) in try System.write(text, to: 2) },
      filter: { (input, words, limit) throws(SystemError) in
        try System.filter(input, through: words, limit: limit)
      })
  }
}
