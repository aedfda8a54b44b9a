import TestSupport
import Testing

/// behaviour.md 7: messages are in English or Japanese; options, keys and statuses never change.
@Suite struct `Messages in Japanese` {
  private static func club() throws -> Sandbox {
    let box = try Sandbox.club()
    try box.record("Aoki=35200 Baba=28100 Chiba=22700 Doi=14000")
    return box
  }

  @Test(arguments: [
    ("show --colls", "'--colls' というオプションはありません。'--cols' のことですか？"),
    ("show --cols 9-2", "'9-2' は列の範囲ではありません。'2-9' のことですか？"),
    ("show Nope", "'Nope' というシートはありません。'scorebox games' で確認できます"),
    ("show --last 0", "'0' は '--last' に使えません。指定できるのは 1 以上の整数です"),
    ("show -f nope.db", "'nope.db' というファイルはありません。add-game か add-round で作られます"),
    ("rules mleage", "'mleage' というルールはありません。'mleague' のことですか？'scorebox rules' で確認できます"),
    ("add-round Aoki=abc", "'abc' は得点ではありません。35200 や -1.5 のように書いてください。"),
    (
      "add-round Aoki=35200 Baba=28100 Chiba=22700 Doi=13000",
      "合計は 99,000 で、100,000 に 1,000 足りません。供託リーチ棒が 1 本残っていませんか？--sticks 1 を付けてください"
    ),
    (
      "add-round Aoki=35200 Baba=28100 Chiba=22700 Dio=14000",
      "'Dio' というプレイヤーはいません。'Doi' のことですか？'scorebox players' で確認できます。新しいプレイヤーなら --add-players を付けてください"
    ),
    ("add-round Aoki=1 --date 31/31", "'31/31' という日は暦にありません"),
  ])
  func `name the word, the wanted form and the way out`(line: String, expected: String) throws {
    let box = try Self.club()
    let japanese = try box.type(line + " --lang ja")
    #expect(japanese.errors.hasPrefix("scorebox: " + expected), "\(japanese.errors)")
    #expect(try box.type(line).status == japanese.status)
  }

  @Test func `confirm what was recorded`() throws {
    let box = try Sandbox.club()
    let first = try box.record("Aoki=352 Baba=281 Chiba=227 Doi= --lang ja")
    #expect(
      first.output == """
        Fri、2026-11-20 の第1半荘: Aoki +55.2、Baba +8.1、Chiba -17.3、Doi -46.0 (合計 0.0)、百点単位で読みました、\
        Doi は残りの 14,000。現在の合計: Aoki +55.2、Baba +8.1、Chiba -17.3、Doi -46.0。\
        取り消しは scorebox undo

        """)
    let batch = "30000 30000 25000 15000 x\n40000 30000 20000 10000 x --date 2026-11-20\n"
    let more = try box.run("add-round", "-", "--date", "2026-11-20", "--lang", "ja", input: batch)
    #expect(more.output.hasPrefix("Fri、第2〜3半荘: 2半荘を記録 (合計 0.0)。"), "\(more)")
  }

  @Test func `name the line of a batch`() throws {
    let outcome = try Self.club().run(
      "add-round", "-", "--lang", "ja", input: "\n30000 30000 25000 \"15000\n")
    #expect(outcome.errors == "scorebox: 2 行目、19 列目: 引用符が閉じていません\n")
  }

  @Test func `ask for a round`() throws {
    let outcome = try Sandbox.club().onTerminal(
      "$SCOREBOX add-round --lang ja", typing: ["352", "あ", "281", "227"])
    #expect(outcome.output.contains("x は抜け番、空行は残り全部、Ctrl-D で終わります"))
    #expect(outcome.output.contains("Aoki (残り 100,000): "))
    #expect(outcome.output.contains("'あ' は得点ではありません"))
    #expect(outcome.output.contains("この半荘は記録していません"))
  }
}
