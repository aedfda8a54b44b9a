import CommandKit
import Scoring
import Storage
import Text

/// One command line, with the world it runs in.
struct Context {
  let world: World
  let arguments: Arguments
  let command: Command
  let settings: Settings
  /// The whole command line, for the log.
  let words: [String]

  /// The language of the answer: `--lang`, else what is set.
  var language: Language { settings.language(option: arguments.value("lang")) }

  /// The text in the language of the answer.
  func say(_ phrase: Phrase) -> String { phrase[language] }

  /// The score file the command is about: `--file`, `$SCOREBOX_FILE`, or the usual place.
  var file: ScoreFile {
    get throws {
      let patience = try patience
      if let path = try arguments.value("file") ?? world.path("SCOREBOX_FILE") {
        try Self.check(path)
        return ScoreFile(path: path, isNamed: true, patience: patience)
      }
      return ScoreFile(path: try usualPath, isNamed: false, patience: patience)
    }
  }

  /// SQLite would take these for something else than a file; nobody means a file of such a name.
  private static func check(_ path: String) throws {
    guard !path.isEmpty else { throw Failure(.usage, .emptyFileName) }
    guard path != ":memory:", !path.hasPrefix("file:") else {
      throw Failure(.usage, .notAPath(path))
    }
  }

  private var usualPath: String {
    get throws {
      // A relative value is to be ignored, says the XDG base directory specification.
      if let data = try world.path("XDG_DATA_HOME"), data.hasPrefix("/") {
        return data + "/scorebox/scores.db"
      }
      guard let home = try world.path("HOME"), home.hasPrefix("/") else {
        throw Failure(.usage, .noHome)
      }
      return home + "/.local/share/scorebox/scores.db"
    }
  }

  /// `$SCOREBOX_WAIT`: whole seconds to wait for other programs; nil for the usual time.
  private var patience: Int? {
    get throws {
      guard let word = world.setting("SCOREBOX_WAIT") else { return nil }
      guard let seconds = try? CountWord.parse(word), seconds <= 86_400 else {
        throw Failure(.usage, .badWait(word))
      }
      return seconds * 1000
    }
  }

  /// Reads from the file, in one moment of it; before a write it may be missing.
  func read<Value>(
    beforeWriting: Bool = false, _ body: (Stores) throws -> Value
  ) throws -> Value {
    let file = try beforeWriting ? file.toBeMade : file
    do {
      return try file.read(body)
    } catch {
      throw Failure(error, path: file.path, writing: false)
    }
  }

  /// Writes to the file all or nothing, with an entry of this kind in the log, or with `--dry-run` only says what would happen.
  func write<Value>(
    _ kind: LogEntry.Kind? = .change, _ body: (Stores) throws -> Value
  ) throws -> Value {
    let file = try file
    do {
      guard !arguments.flag("dry-run") else { return try file.rehearse(body) }
      let isNewOnNetwork = file.isNewOnNetwork
      let value = try file.write(try kind.map(logEntry), body)
      // Once, when it is made.
      if isNewOnNetwork, !arguments.flag("quiet") {
        try? world.ask("scorebox: " + say(.note + .onNetwork(file.path)) + "\n")
      }
      return value
    } catch {
      throw Failure(error, path: file.path, writing: true)
    }
  }

  /// What the log says of this command.
  private func logEntry(_ kind: LogEntry.Kind) throws -> LogEntry {
    let who = arguments.value("by") ?? world.setting("LOGNAME") ?? world.setting("USER") ?? ""
    let line = words.map { word in
      word.isEmpty || word.contains { " \t\n\"'".contains($0) } ? ListWord.quoted(word) : word
    }
    .joined(separator: " ")
    return LogEntry(
      kind: kind, who: String(who.prefix(64)), command: String(line.prefix(2_000)),
      made: try moment(of: today))
  }

  /// The day it is for players: one begins at 06:00, since sessions run past midnight.
  var today: Day {
    get throws { try day(at: world.now) }
  }

  /// The day it was for players at an instant, in milliseconds since 1970.
  func day(at instant: Int64) throws -> Day {
    let local = instant / 60_000 + Int64(world.offsetMinutes(instant))
    let minutes = local - Int64(try dayStarts)
    return Day(number: Int(minutes >= 0 ? minutes / 1440 : (minutes - 1439) / 1440))
  }

  /// Minutes after midnight.
  private var dayStarts: Int {
    get throws { TimeWord.minutes(try settings.text(.dayStarts)) ?? 0 }
  }

  /// The instant a round of a day is stored under: now, or noon of another day.
  func moment(of day: Day) throws -> Moment {
    try day == today
      ? Moment(milliseconds: world.now, offsetMinutes: world.offsetMinutes(world.now))
      : noon(of: day)
  }

  /// Noon of a day on local clocks.
  func noon(of day: Day) -> Moment {
    let noon = (Int64(day.number) * 1440 + 720) * 60_000
    // The offset is asked for at an instant, which depends on the offset: twice is enough.
    let guess = noon - Int64(world.offsetMinutes(noon)) * 60_000
    let offset = world.offsetMinutes(guess)
    return Moment(milliseconds: noon - Int64(offset) * 60_000, offsetMinutes: offset)
  }
}

extension Context {
  /// Whether the rules and marks of tables must be ASCII.
  var isASCII: Bool {
    if arguments.flag("ascii") { return true }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(world.setting).first
    return locale == "C" || locale == "POSIX"
  }

  /// Whether the answer appears on a terminal, rather than in a file or a pipe.
  var writesToTerminal: Bool {
    world.outputIsTerminal && (arguments.value("output") ?? "-") == "-"
  }

  /// The cells of a line: `--width`, the terminal, `$COLUMNS`, or no limit off a terminal.
  ///
  /// 0, negative and nonsense count as unknown.
  var width: Int? {
    func known(_ word: String?) -> Int? {
      word.flatMap { try? CountWord.parse($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    return known(arguments.value("width")) ?? (writesToTerminal ? world.terminalColumns : nil)
      ?? known(world.setting("COLUMNS")) ?? (writesToTerminal ? 80 : nil)
  }
}

extension Arguments {
  /// A whole number given with an option, within these bounds.
  func count(_ option: String, _ bounds: ClosedRange<Int>) throws -> Int? {
    guard let word = value(option) else { return nil }
    guard let count = try? CountWord.parse(word), bounds.contains(count) else {
      throw Failure(.usage, .badCount(option, word, bounds), word: position(of: option))
    }
    return count
  }

  /// A day given with an option; what day it is, is asked for only then.
  func day(_ option: String, today: @autoclosure () throws -> Day) throws -> Day? {
    guard let word = value(option) else { return nil }
    let today = try today()
    do throws(DateError) {
      return try DateWord.parse(word, today: today)
    } catch {
      throw Failure(.usage, error.message(word), word: position(of: option))
    }
  }

  /// A list of names given with an option; none is empty.
  func names(_ option: String) throws -> [String]? {
    guard let word = value(option) else { return nil }
    do {
      let names = try ListWord.split(word)
      guard names.allSatisfy({ !$0.isEmpty }) else {
        throw Failure(
          .usage, .emptyName(in: word, option: option), word: position(of: option))
      }
      return names
    } catch let error as ListError {
      throw Failure(.usage, error.message(word), word: position(of: option))
    }
  }
}

extension Name {
  /// The name typed by a person, or a failure that says what is wrong with it.
  static func typed(_ word: String, at position: Int? = nil) throws -> Name {
    do throws(NameError) {
      return try Name(word)
    } catch {
      throw Failure(.usage, error.message(word), word: position)
    }
  }
}
