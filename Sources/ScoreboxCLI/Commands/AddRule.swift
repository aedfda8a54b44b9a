import CommandKit
import Interchange
import Rendering
import SQLiteKit
import Scoring
import Storage
import Text

extension Verb {
  static let addRule = Verb(
    command: Command(
      "add-rule", summary: AddRuleHelp.summary,
      operands: [Operand("NAME", summary: AddRuleHelp.name, optional: true)],
      options: [Option("from", value: .required("RULE|FILE"), summary: AddRuleHelp.from)]
        + RuleOptions.all,
      discussion: AddRuleHelp.discussion,
      examples: [
        Example(
          "scorebox add-rule kitchen --from friendly-10-20 --uma 30,10,-10,-30 --bust 10",
          AddRuleHelp.changed),
        Example("scorebox add-rule --from league.json", AddRuleHelp.fromFile),
      ])
  ) { context in
    let arguments = context.arguments
    let typed = try arguments.operands.first.map {
      try Name.typed($0, at: arguments.positions.first)
    }
    let file = try arguments.value("from").flatMap { try RuleFile($0, context) }
    return try context.write { stores in
      let book = RuleBook(stores: stores)
      var base: [String: FieldValue] = [:]
      if let file {
        base = try file.fields(stores, isSure: arguments.flag("yes"))
      } else if let word = arguments.value("from") {
        base = try book.named(word).rule.fieldsByKey
        base["edition"] = .text("own")
        base["source"] = .text("from " + (try book.named(word).rule.name))
      }
      let options = try RuleOptions(arguments, scale: base.scale)
      guard !base.isEmpty || !options.isEmpty else {
        throw Failure(.usage, .ruleFromNothing, usage: context.command.name)
      }
      if let typed { base["name"] = .text(typed.text) }
      guard case .text(let text)? = base["name"] else { throw Failure(.usage, .ruleNeedsName) }
      let name = try typed ?? Name.typed(text)
      if Presets.named(name.key) != nil { throw Failure(.refused, .presetName(name.text)) }
      if let own = try book.own(name.text) {
        throw Failure(.refused, .ruleExists(own.rule.name))
      }
      base["name"] = .text(name.text)
      let version = try stores.rules.nextVersion(key: name.key)
      let rule = try Rule.made(of: options.changed(base), version: version)
      _ = try stores.rules.add(name, version: version, definition: RuleJSON.rule(rule).text)
      return RuleAnswer.of(
        rule, .ruleAdded(rule, isRehearsal: arguments.flag("dry-run")), context)
    }
  }

  static let editRule = Verb(
    command: Command(
      "edit-rule", summary: EditRuleHelp.summary,
      operands: [Operand("NAME", summary: EditRuleHelp.name)],
      options: RuleOptions.all,
      discussion: EditRuleHelp.discussion,
      examples: [Example("scorebox edit-rule kitchen --chip 2", EditRuleHelp.withChips)])
  ) { context in
    let arguments = context.arguments
    let isRehearsal = arguments.flag("dry-run")
    return try context.write { stores in
      let old = try RuleBook(stores: stores).ofOwn(arguments.operands[0]).rule
      let options = try RuleOptions(arguments, scale: old.scale)
      let key = Name.key(of: old.name)
      let version = try stores.rules.nextVersion(key: key)
      let rule = try Rule.made(of: options.changed(old.fieldsByKey), version: version)
      guard !rule.fields.dropVersion.elementsEqual(old.fields.dropVersion, by: ==) else {
        return RuleAnswer.of(old, .ruleUnchanged(old), context, isStored: false)
      }
      _ = try stores.rules.add(
        Name.typed(old.name), version: version, definition: RuleJSON.rule(rule).text)
      let games = try stores.rules.games(under: key)
      return RuleAnswer.of(
        rule, .ruleEdited(rule, keptBy: games, isRehearsal: isRehearsal), context)
    }
  }

  static let deleteRule = Verb(
    command: Command(
      "delete-rule", summary: DeleteRuleHelp.summary,
      operands: [Operand("NAME", summary: EditRuleHelp.name)],
      discussion: DeleteRuleHelp.discussion)
  ) { context in
    let word = context.arguments.operands[0]
    let isRehearsal = context.arguments.flag("dry-run")
    let name = try context.read { try RuleBook(stores: $0).ofOwn(word).rule.name }
    if !isRehearsal { try context.confirm(.deleteRule(name)) }
    return try context.write { stores in
      let rule = try RuleBook(stores: stores).ofOwn(word).rule
      let games = try stores.rules.games(under: Name.key(of: rule.name))
      try stores.rules.delete(key: Name.key(of: rule.name))
      var answer = RuleAnswer.of(
        rule, .ruleDeleted(rule.name, keptBy: games, isRehearsal: isRehearsal), context)
      if Name.same(context.settings.value(.rule).text, rule.name) {
        answer.notes.append(.defaultRuleDeleted(rule.name))
      }
      return answer
    }
  }
}

/// What the commands that make or delete a rule answer.
private enum RuleAnswer {
  static func of(
    _ rule: Rule, _ said: Phrase, _ context: Context, isStored: Bool = true
  ) -> Answer {
    let isRehearsal = context.arguments.flag("dry-run")
    var answer =
      context.arguments.flag("json")
      ? Answer([
        JSON.object([
          "schema": .string("scorebox/\(context.command.name)/1"),
          "dry_run": .bool(isRehearsal),
          "changed": .bool(isStored),
          "rule": RuleJSON.rule(rule),
        ]).text
      ]) : Answer(echo: [said])
    answer.isStored = isStored && !isRehearsal
    return answer
  }
}

extension Rule {
  /// The keys and values of the JSON object.
  fileprivate var fieldsByKey: [String: FieldValue] {
    Dictionary(fields.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// A rule of one's own from keys and values; a bad one is refused with the reason.
  fileprivate static func made(of fields: [String: FieldValue], version: Int) throws -> Rule {
    var fields = fields
    fields["version"] = .int(Int64(version))
    do throws(RuleError) {
      return try Rule(fields: fields)
    } catch {
      throw Failure(.refused, .badRule(error, scale: fields.scale))
    }
  }
}

extension [(key: String, value: FieldValue)] {
  fileprivate var dropVersion: Self { filter { $0.key != "version" } }
}

extension [String: FieldValue] {
  /// How many points make one shown unit.
  fileprivate var scale: Points {
    if case .int(let scale)? = self["scale"] { scale } else { 1000 }
  }
}
