import TestSupport

/// Command lines that are nearly right, and what is typed at them.
///
/// Every parser is met: options, numbers, dates, columns, rows, lists, batch lines, rules as JSON,
/// the file of defaults.
struct Sentences {
  var random: SeededGenerator

  /// A command line as typed; and what stands on standard input.
  struct Sentence {
    var words: [String]
    var input: [UInt8]
  }

  mutating func next() -> Sentence {
    let line = pick(Self.lines)
    var words = line.split(separator: " ").map {
      String($0).replacing("_", with: " ").replacing(
        "RULE", with: pick(["mleague", "club", "tenhou"]))
    }
    for _ in 0..<pick([0, 0, 1, 1, 2, 4]) { spoil(&words) }
    var input: [UInt8] = []
    if words.contains("-") {
      let text = line.hasPrefix("add-rule") ? Self.rule : batch()
      input = Array(text.utf8)
      for _ in 0..<pick([0, 1, 1, 3]) { spoil(&input) }
    }
    return Sentence(words: words, input: input)
  }

  private mutating func batch() -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      let words = pick(Self.lines.filter { $0.hasPrefix("add-round ") }).split(separator: " ")
      return words.dropFirst().joined(separator: " ") + "\n"
    }.joined()
  }

  private mutating func spoil(_ words: inout [String]) {
    let index = Int.random(in: 0..<words.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    case 2: words.swapAt(index, Int.random(in: 0..<words.count, using: &random))
    case 3: words.insert(pick(Self.options), at: index)
    case 4: words[index] = pick(Self.values)
    case 5: words.insert(pick(Self.values), at: words.count)
    default:
      var text = Array(words[index])
      for _ in 0...Int.random(in: 0...2, using: &random) { spoil(&text) }
      words[index] = String(text)
    }
    if words.isEmpty { words = ["show"] }
    // No file outside of the sandbox is ever named.
    words = words.map { String($0).replacing("/", with: "|") }
  }

  private mutating func spoil(_ text: inout [Character]) {
    let index = Int.random(in: 0...text.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where index < text.count: text.remove(at: index)
    case 1 where index < text.count: text.insert(text[index], at: index)
    case 2: text.insert(contentsOf: pick(Self.values), at: index)
    default: text.insert(pick(Self.characters), at: index)
    }
  }

  private mutating func spoil(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes.removeSubrange(index..<min(bytes.count, index + pick([1, 5, 50])))
    case 2: bytes.insert(contentsOf: Array(pick(Self.values).utf8), at: index)
    case 3: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 40)], at: index)
    default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// Words are parted by blanks; `_` stands for a blank in a word.
  private static let lines = [
    "add-round Aoki=35200 Baba=28100 Chiba=22700 Doi=14000", "add-round 352 281 227 140 --game Fri",
    "add-round A=３５２００ B=28.1k C=22,700 D= --add-players", "add-round - --keep-going",
    "add-round -",
    "add-round Aoki=+52.3 Baba=8,1 Chiba=-17.3 Doi= --results --rule RULE --game Fri",
    "add-round Aoki=400 Baba=300 Chiba=200 Doi=90 --sticks 1 --seats Aoki,Baba --note 東場_3本",
    "add-round Aoki=520 Baba=300 Chiba=200 Doi=-20 --bust Doi:Aoki --chips Aoki=2,Baba= --game Club",
    "add-round Aoki=250 Baba=250 Chiba=250 Doi=250 --chombo Chiba --yakitori Doi --winds 1 --game Club",
    "add-round 352 281 227 140 --date 3月1日 --table 2 --id key --unbalanced --seated",
    "add-round 1=352 2=281 3=227 @Doi=140 --out Endo --date 2026-02-29 --hundreds",
    "add-round Aoki=△12.3 Baba=▲4 Chiba=−8.3 Doi=0 --results --last-dealer Aoki --substitute Doi",
    "edit-round 1 Aoki=35300 Doi=13900", "edit-round 2 --note x --date yesterday --seats 1,2",
    "delete-round 2 --yes",
    "add-game Sat --rule RULE --date 2026/11/28 --players Aoki,Baba、Chiba，Doi",
    "add-game Club --rule club --players Aoki,Baba,Chiba,Doi", "edit-game Fri --name Fri --date -1",
    "close-game Sat", "reopen-game Sat", "add-player Endo Fujita --game Fri", "players --game Fri",
    "edit-player Aoki --alias Ao,青木", "edit-player Aoki --no-alias Ao", "rename-player Doi Doi",
    "merge-players Fujita Endo --yes", "delete-player Ghost --yes", "set-team Aoki Reds --game Fri",
    "add-chips Aoki=2 Baba= --game Club", "add-penalty Aoki 20 --reason late --game Fri",
    "add-penalty team:Reds 1.5 --reason ¥ --round 1", "penalties Fri", "delete-penalty 1 --yes",
    "add-rule - --name new", "add-rule club --from RULE --uma 20,10,-10,-20 --bust 10 --chip 2",
    "add-rule x --floating-uma 12,-1,-3,-8/8,4,-4,-8/8,3,1,-12 --oka none --ties split --unit 100",
    "edit-rule club --rounding five-six --chip 3 --yakitori 5", "delete-rule new --yes", "rules",
    "rules RULE --json", "diff-rules RULE club", "set-rule Fri RULE --yes", "check-rules",
    "show Fri --cols 2-4 --rows 1-3 --width 60", "show --cols Aoki:Chiba,-2 --last 3 --ascii",
    "show --cols played --sums running --lang ja", "show --cols @Doi --strict --layout stack",
    "show --from 2026-01-01 --to 昨日 --json", "show --teams --rule RULE --color always --sums full",
    "explain 1 Aoki --lang ja", "explain 2 --json", "games --json", "log --round 1 --since 2",
    "log --json --lang ja", "undo --yes", "redo --yes", "check", "check --repair-totals --yes",
    "set-default layout stack", "set-default lang ja", "set-default cols 1-3", "help show",
    "--version",
    "show -o out.txt --game Fri", "backup copy.db", "games -f copy.db",
  ]

  private static let options = [
    "--game", "--date", "--cols", "--rows", "--json", "--json=2", "--lang=ja", "-n", "-q", "-y",
    "--",
    "--by", "--file", "-o", "--width", "--last", "--help", "-h", "--note", "--rule", "--id",
  ]

  private static let values = [
    "", "0", "-0", "+", "-", "1e9", "9223372036854775807", "-9223372036854775808",
    "99999999999999999999",
    "9223372036854775.807", "0.0001", "1,000,000,000", "２５０００", "〇", "NaN", "0x10", "1-", "-1",
    "9-2",
    "1-9223372036854775807", ":", "a:b:c", "@", "@@", "=", "a=", "=1", "x", ",", ",,", "all",
    "played",
    "0000-00-00", "2026-13-45", "令和8年3月1日", "99999-01-01", "13/32", "\u{1b}[2J", "\u{9b}31m",
    "\u{202e}abc",
    "\u{200b}", "e\u{301}", "👨‍👩‍👧", "ｱｵｷ", "ﬀ", "\u{feff}", "a\nb", "\t", "'", "\"", "\\", "`id`",
    "$(id)",
    "'; DROP TABLE round;--", "%s%n", "<b>", String(repeating: "9", count: 400),
    String(repeating: "あ", count: 300), String(repeating: "(", count: 200), "null", "{}", "[[[[",
  ]

  private static let characters: [Character] = Array(
    "0123456789+-.,:;=@#'\"\\()[]{}<>|&%$!?*^` \t\n\r0９Ａあ漢▲△−–—、，：＝＠\u{0}\u{7}\u{1b}\u{7f}\u{85}\u{301}\u{200d}\u{2066}"
  )

  private static let rule = """
    {"schema": "scorebox/rule/1", "name": "new", "edition": "", "source": "", "players": 4, "start": 25000,
    "return": 30000, "uma": [30, 10, -10, -30], "oka": "first", "ties": "split", "unit": 100, "sticks": "first",
    "rounding": "none", "raw_step": 100, "zero_sum": true, "scale": 1000, "winds": 2, "bust": 10, "chip": 2}
    """
}
