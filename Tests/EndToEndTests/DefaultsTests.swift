import Foundation
import TestSupport
import Testing

/// The file of defaults, where nothing says otherwise.
private let config = ".config/scorebox/config"

extension Sandbox {
  /// What `set-default NAME --json` says of one setting: its value, and where that comes from.
  fileprivate func value(
    _ setting: String, environment: [String: String] = [:]
  ) throws -> String {
    let answer = try run("set-default", setting, "--json", environment: environment).output
    let all = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let one = (all?["defaults"] as? [[String: Any]])?.first
    return ["value", "source", "from"].map { one?[$0] as? String ?? "null" }.joined(separator: " ")
  }

  fileprivate func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}

@Suite struct `Standing defaults` {
  struct Level: Sendable {
    let setting: String
    let variable: String
    /// Built in, kept in the file, in the environment: three that differ.
    let values: [String]
  }

  static let levels = [
    Level(setting: "rule", variable: "SCOREBOX_RULE", values: ["mleague", "wrc", "sanma"]),
    Level(setting: "language", variable: "SCOREBOX_LANG", values: ["en", "ja", "en"]),
    Level(setting: "layout", variable: "SCOREBOX_LAYOUT", values: ["auto", "stack", "list"]),
    Level(
      setting: "day-starts", variable: "SCOREBOX_DAY_STARTS", values: ["06:00", "05:00", "04:30"]),
  ]

  @Test(arguments: levels) func `come from the environment, the file, or are built in`(level: Level)
    throws
  {
    let box = try Sandbox(["LC_ALL": ""])
    let file = box.path(config)
    let environment = [level.variable: level.values[2]]
    #expect(try box.value(level.setting) == "\(level.values[0]) built-in null")
    #expect(try box.run("set-default", level.setting, level.values[1]).status == 0)
    #expect(try box.value(level.setting) == "\(level.values[1]) file \(file)")
    #expect(
      try box.value(level.setting, environment: environment)
        == "\(level.values[2]) environment \(level.variable)")
    #expect(
      try box.value(level.setting, environment: [level.variable: ""])
        == "\(level.values[1]) file \(file)")
  }

  @Test func `of the language fall back on the locale`() throws {
    let box = try Sandbox(["LC_ALL": "ja_JP.UTF-8"])
    #expect(try box.value("language") == "ja locale LC_ALL")
    try box.run("set-default", "language", "en")
    #expect(try box.value("language") == "en file \(box.path(config))")
    #expect(try box.run("rules").output.hasPrefix("rule "))
    #expect(try box.run("rules", "--lang", "ja").output.hasPrefix("ルール "))
  }

  @Test func `of the rule are those of a new sheet`() throws {
    let box = try Sandbox()
    func rule(_ words: String..., environment: [String: String] = [:]) throws -> String {
      let words = ["$SCOREBOX add-game X -n"] + words
      let answer = try box.shell(words.joined(separator: " "), environment: environment).output
      return answer.split(separator: ", ").last?.split(separator: ":").first.map(String.init) ?? ""
    }
    #expect(try rule() == "mleague")
    try box.run("set-default", "rule", "wrc")
    #expect(try rule() == "wrc")
    #expect(try rule(environment: ["SCOREBOX_RULE": "ema"]) == "ema")
    #expect(try rule("--rule tenhou", environment: ["SCOREBOX_RULE": "ema"]) == "tenhou")
    // An unusable one is in nobody's way who names another.
    #expect(try rule("--rule tenhou", environment: ["SCOREBOX_RULE": "x"]) == "tenhou")
    let outcome = try box.run("add-game", "X", environment: ["SCOREBOX_RULE": "x"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("SCOREBOX_RULE is 'x'"))
  }

  @Test func `of the day's start are those of today`() throws {
    // A zone in which it is between 12:00 and 13:00, so that both days can be told apart.
    let hour = Int(Date().timeIntervalSince1970) / 3600 % 24
    let box = try Sandbox(["TZ": "X\(hour - 12)"])
    func day(environment: [String: String] = [:]) throws -> String {
      try box.run("add-game", "-n", environment: environment).output
    }
    try box.run("set-default", "day-starts", "0")
    let today = try day()
    try box.run("set-default", "day-starts", "23:30")
    #expect(try day() != today)
    #expect(try day(environment: ["SCOREBOX_DAY_STARTS": "00:00"]) == today)
  }

  @Test func `are listed with their sources`() throws {
    let box = try Sandbox(["LC_ALL": "C", "SCOREBOX_LAYOUT": "side"])
    try box.run("set-default", "rule", "friendly-10-30")
    #expect(
      try box.run("set-default").lines == [
        "setting     value           from", "rule        friendly-10-30  \(box.path(config))",
        "language    en              $LC_ALL", "layout      side            $SCOREBOX_LAYOUT",
        "day-starts  06:00           built in",
      ])
    #expect(
      try box.run("set-default", "layout").lines == [
        "setting  value  from", "layout   side   $SCOREBOX_LAYOUT",
      ])
    let bad = try box.run("set-default", environment: ["SCOREBOX_LAYOUT": "x"])
    #expect(bad.status == 0)
    #expect(bad.output.contains("layout      x               $SCOREBOX_LAYOUT"))
    #expect(bad.errors.hasPrefix("scorebox: note: SCOREBOX_LAYOUT is 'x'"))
  }

  @Test(arguments: [
    ("rule MLEAGUE", "rule = mleague"), ("day-starts 6", "day-starts = 06:00"),
    ("day-starts ６：３０", "day-starts = 06:30"), ("lang ja", "language = ja"),
  ])
  func `are kept in one spelling`(words: String, line: String) throws {
    let box = try Sandbox()
    #expect(try box.type("set-default " + words).status == 0)
    #expect(try box.text(of: config) == line + "\n")
  }

  @Test(arguments: [
    (
      "layuot side", 64,
      "unknown setting 'layuot'; did you mean 'layout'? see 'scorebox set-default'"
    ),
    ("nothing 1", 64, "unknown setting 'nothing'; see 'scorebox set-default'"),
    ("layout sid", 64, "'sid' is not a value of layout; it takes auto, side, stack, tiers or list"),
    ("language fr", 64, "'fr' is not a value of language; it takes en or ja"),
    (
      "day-starts 24:00", 64,
      "'24:00' is not a value of day-starts; it takes a time of day such as 06:00"
    ),
    ("day-starts 6:5", 64, "'6:5' is not a value"),
    ("rule mleage", 1, "no rule named 'mleage'; did you mean 'mleague'? see 'scorebox rules'"),
    ("--unset", 64, "'--unset' takes the name of a setting and no value"),
    ("layout side --unset", 64, "'--unset' takes the name of a setting and no value"),
    ("layout side stack", 64, "unexpected 'stack'"),
  ])
  func `refuse what they do not know`(words: String, status: Int32, message: String) throws {
    let box = try Sandbox()
    let outcome = try box.type("set-default " + words)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix("scorebox: " + message), "\(outcome.errors)")
    #expect(try box.files == [])
  }

  @Test func `are confirmed, rehearsed, and kept quiet about`() throws {
    let box = try Sandbox()
    let file = box.path(config)
    #expect(
      try box.type("set-default layout stack -n").output
        == "would set layout to stack in '\(file)'\n")
    #expect(try box.files == [])
    #expect(try box.type("set-default layout stack").output == "set layout to stack in '\(file)'\n")
    let quiet = try box.type("set-default layout side -q")
    #expect(quiet.status == 0 && quiet.output + quiet.errors == "")
    let other = try box.run(
      "set-default", "layout", "list", environment: ["SCOREBOX_LAYOUT": "side"])
    #expect(other.errors == "scorebox: note: SCOREBOX_LAYOUT is 'side' and goes before it\n")
    #expect(try box.type("set-default layout --unset -n").output.hasPrefix("would remove layout"))
    #expect(try box.value("layout") == "list file \(file)")
    #expect(try box.type("set-default layout --unset").output == "removed layout from '\(file)'\n")
    #expect(try box.text(of: config) == "")
    #expect(try box.type("set-default layout --unset").output == "layout is not set in '\(file)'\n")
    #expect(
      try box.type("set-default layout side --json").output
        == #"{"schema": "scorebox/defaults/1", "dry_run": false, "path": "\#(file)", "defaults": "#
        + #"[{"name": "layout", "value": "side", "source": "file", "from": "\#(file)"}]}"# + "\n")
  }
}
