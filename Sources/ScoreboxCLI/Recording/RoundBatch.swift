import CommandKit
import Storage
import Text

/// `add-round -`: one round a line of standard input, in one transaction.
struct RoundBatch {
  private let context: Context
  private let recording: RoundRecording

  init(_ context: Context) {
    self.context = context
    recording = RoundRecording(context)
  }

  /// A line with words in it, or with a quote that spoils it.
  private struct Line {
    let number: Int
    let words: Result<[Word], SplitError>
  }

  func run() throws -> Answer {
    let lines = try readLines()
    return try context.write { stores in
      var recorder = try recording.recorder(stores)
      var recorded: [RecordedRound] = []
      var failures: [Failure] = []
      for (index, line) in lines.enumerated() {
        do {
          let request = try request(line.words.get(), number: index + 1)
          recorded.append(try recorder.record(request))
        } catch {
          let failure = located(error, line)
          guard context.arguments.flag("keep-going"), failure.isAboutLine else { throw failure }
          failures.append(failure)
        }
      }
      var answer = try recording.answer(recorded, request: nil, stores: stores)
      answer.errors = failures.map(\.message)
      if !failures.isEmpty { answer.status = .refused }
      return answer
    }
  }

  private func readLines() throws -> [Line] {
    let bytes: [UInt8]
    do {
      bytes = try context.world.readAll()
    } catch {
      throw Failure(error, path: "", writing: false)
    }
    do {
      return try BatchLines.split(bytes).compactMap { line in
        let words = Result { () throws(SplitError) in try WordSplitter.split(line.text) }
        return (try? words.get())?.isEmpty == true ? nil : Line(number: line.number, words: words)
      }
    } catch {
      throw error.failure
    }
  }

  private func request(_ words: [Word], number: Int) throws -> RoundRequest {
    let arguments: Arguments
    do {
      arguments = try Verbs.table.arguments(
        of: context.command, words.map(\.text),
        refused: ["file", "dry-run", "quiet", "output", "json", "keep-going"],
        suggest: NearMiss.suggestions(for:among:))
    } catch {
      throw error.failure
    }
    guard !arguments.operands.isEmpty else { throw Failure(.usage, .noScoresOnLine) }
    guard arguments.operands != ["-"] else {
      throw Failure(.usage, .cannotStandHere("-"), word: arguments.positions.first)
    }
    var request = try recording.request(arguments.withDefaults(from: context.arguments))
    // One key for the whole input makes a key for each of its rounds.
    if arguments.value("id") == nil, let id = request.id { request.id = "\(id):\(number)" }
    return request
  }

  /// The failure with the number of its line, and the column of the word at fault.
  private func located(_ error: any Error, _ line: Line) -> Failure {
    if let error = error as? SplitError { return error.failure(line: line.number) }
    guard var failure = error as? Failure else {
      return Failure(error, path: (try? context.file.path) ?? "", writing: true)
    }
    let words = (try? line.words.get()) ?? []
    let column = failure.word.flatMap { $0 < words.count ? words[$0].column : nil }
    failure.message = .line(line.number, column: column) + failure.message
    failure.usage = nil
    return failure
  }
}

extension Failure {
  /// Whether another line may fare better.
  fileprivate var isAboutLine: Bool {
    status == .refused || status == .usage
  }
}
