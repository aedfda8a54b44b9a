import Rendering
import Scoring
import Text

// What is said of making, changing and deleting rules of one's own.

extension Phrase {
  static let ruleFromNothing = Phrase(
    "say what the rule begins from: --from RULE, --from FILE.json, or its figures",
    "元になるルールを --from RULE か --from FILE.json で指定するか、数値を指定してください")

  static let ruleNeedsName = Phrase(
    "the rule needs a name: add-rule NAME", "ルールの名前が必要です: add-rule NAME")

  static func presetName(_ name: String) -> Phrase {
    Phrase(
      "\(quoted(name)) is a rule that comes with the program; choose another name",
      "\(quoted(name)) は組み込みのルールの名前です。別の名前を指定してください")
  }

  static func ruleExists(_ name: String) -> Phrase {
    Phrase(
      "there is a rule named \(quoted(name)) already; change it with edit-rule",
      "\(quoted(name)) というルールは既にあります。変更は edit-rule で行います")
  }

  static func presetStays(_ name: String) -> Phrase {
    Phrase(
      "\(name) comes with the program and stays as it is; make your own: scorebox add-rule NAME "
        + "--from \(name)",
      "\(name) は組み込みのルールなので変更も削除もできません。自分のルールは scorebox add-rule NAME --from \(name) で作れます")
  }

  /// Why a definition is no rule.
  static func badRule(_ error: RuleError, scale: Points) -> Phrase {
    error.phrase(scale: scale) + Phrase("; no rule was made", "。ルールは作っていません")
  }

  static func umaInPoints(_ figure: Points) -> Phrase {
    let typed = RuleText.thousands(figure)
    return Phrase(
      "a uma of \(typed) thousand is no uma; it is typed in thousands, such as --uma 30,10,-10,-30 "
        + "(--yes if it is meant)",
      "ウマ \(typed) は千点単位では大きすぎます。--uma 30,10,-10,-30 のように千点単位で書いてください（そのままでよければ --yes）")
  }

  static func umaInThousands(_ figure: Points) -> Phrase {
    Phrase(
      "a uma of \(figure) points is no uma; in JSON it is in points, such as 30000 (--yes if it is "
        + "meant)",
      "ウマ \(figure) 点は小さすぎます。JSON では 30000 のように1点単位で書いてください（そのままでよければ --yes）")
  }

  static let limitWithoutPrize = Phrase(
    "--bust-limit means nothing without a prize; add --bust N",
    "--bust-limit には飛び賞が必要です。--bust N を付けてください")

  static func notARuleFile(_ path: String) -> Phrase {
    Phrase(
      "\(quoted(path)) is not the JSON of a rule; see 'scorebox rules mleague --json'",
      "\(quoted(path)) はルールの JSON ではありません。形式は 'scorebox rules mleague --json' で確認できます")
  }

  static func badPolicy(
    _ option: String, _ word: String, _ kind: RulePolicy.Kind, scale: Points
  ) -> Phrase {
    let wanted = kind.wanted(scale: scale)
    return Phrase(
      "\(quoted(word)) cannot be \(quoted("--" + option)); write \(wanted.en)",
      "\(quoted(word)) は \(quoted("--" + option)) に使えません。\(wanted.ja) と書いてください")
  }

  static func ruleAdded(_ rule: Rule, isRehearsal: Bool) -> Phrase {
    Phrase(isRehearsal ? "would add " : "added ", isRehearsal ? "追加する内容: " : "追加しました: ")
      + .rule(rule)
  }

  static func ruleEdited(_ rule: Rule, keptBy games: [String], isRehearsal: Bool) -> Phrase {
    Phrase(
      isRehearsal ? "would make version \(rule.version) of " : "made version \(rule.version) of ",
      isRehearsal ? "第\(rule.version)版を作る内容: " : "第\(rule.version)版を作りました: ")
      + .rule(rule) + kept(by: games)
  }

  static func ruleUnchanged(_ rule: Rule) -> Phrase {
    let name = DisplayText.printable(rule.name)
    return Phrase(
      "\(name) is like that already; nothing was changed", "\(name) は既にそのとおりです。何も変更していません")
  }

  /// A question.
  static func deleteRule(_ name: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase("delete the rule \(name)?", "ルール \(name) を削除しますか？")
  }

  static func ruleDeleted(_ name: String, keptBy games: [String], isRehearsal: Bool) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase(
      "\(isRehearsal ? "would delete" : "deleted") the rule \(name)",
      "ルール \(name) を\(isRehearsal ? "削除します" : "削除しました")") + kept(by: games)
  }

  /// The sheets that go on under the rule they have.
  private static func kept(by games: [String]) -> Phrase {
    guard !games.isEmpty else { return Phrase(verbatim: "") }
    let names = games.count > 3 ? nil : listed(games.map(DisplayText.printable))
    return Phrase(
      "; nothing changes for \(names?.en ?? "\(games.count) sheets")",
      "。\(names?.ja ?? "\(games.count) シート") は以前のまま")
  }

  static func defaultRuleDeleted(_ name: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase(
      "\(name) is the default rule; choose another: scorebox set-default rule NAME",
      "\(name) は既定のルールです。scorebox set-default rule NAME で別のルールを選んでください")
  }

  static func noDifference(_ left: String, _ right: String) -> Phrase {
    let (left, right) = (DisplayText.printable(left), DisplayText.printable(right))
    return Phrase("\(left) and \(right) do not differ", "\(left) と \(right) に違いはありません")
  }

  static let ruleOrGame = Phrase(
    "name a rule or a sheet, not both", "ルールとシートのどちらか一方を指定してください")

  /// What a preset chose where sources leave it open.
  static func choice(_ choice: Phrase) -> Phrase {
    Phrase("choice: ", "選択: ") + choice
  }

  static let versionHeader = Phrase("version", "版")
  static let examplesHeader = Phrase("examples", "例")
  static let outcomeHeader = Phrase("outcome", "結果")

  static func examplesPassed(_ passed: Int, of count: Int) -> Phrase {
    passed == count
      ? Phrase("passed", "合格")
      : Phrase("\(count - passed) failed", "\(count - passed) 件不合格")
  }

  static func exampleFailed(_ name: String, expected: String, computed: String) -> Phrase {
    Phrase(
      "\(name): \(expected) expected, \(computed) computed",
      "\(name): 正解 \(expected)、計算 \(computed)")
  }

  /// All examples together.
  static func allExamples(_ passed: Int, of count: Int) -> Phrase {
    Phrase("\(passed) of \(count) passed", "\(count) 件中 \(passed) 件合格")
  }
}

extension RulePolicy.Kind {
  /// What a value may be, with an example.
  fileprivate func wanted(scale: Points) -> Phrase {
    let unit = scale == 1000 ? Phrase("in thousands", "千点単位") : Phrase("in points", "1点単位")
    return switch self {
    case .text: Phrase("a text", "文字列")
    case .whole: Phrase("a whole number", "整数")
    case .flag: Phrase("yes or no", "yes か no")
    case .word(let words): Phrase.listed(words, last: .or)
    case .wholeFigures: Phrase("whole numbers, such as 4,2,1,0, or none", "4,2,1,0 のような整数か none")
    case .figures:
      Phrase("figures \(unit.en), such as 30,10,-10,-30", "30,10,-10,-30 のような数（\(unit.ja)）")
    case .rows:
      Phrase(
        "a row for each number of players, such as 12,-1,-3,-8/8,4,-4,-8/8,3,1,-12",
        "人数ごとの行（12,-1,-3,-8/8,4,-4,-8/8,3,1,-12 など）")
    case .amount, .prize:
      Phrase("a number \(unit.en), such as 10, or none", "10 のような数（\(unit.ja)）か none")
    case .decimal: Phrase("a number, such as 0.5, or none", "0.5 のような数か none")
    }
  }
}
