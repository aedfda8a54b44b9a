import CommandKit
import Scoring
import Text

/// The policies of a rule as options: one for each key of its JSON object.
struct RuleOptions {
  /// An option for each policy, named like its key.
  static let all: [Option] =
    Rule.policies.map { policy in
      Option(
        name(policy.key), value: .required(policy.kind.placeholder), choices: policy.kind.choices,
        summary: RuleMessages.option(policy.key))
    } + [
      Option(
        limit, value: .required("WHERE"), choices: House.Bust.Limit.allCases.map(\.rawValue),
        summary: RuleMessages.bustLimit)
    ]

  private static let limit = "bust-limit"

  private static func name(_ key: String) -> String {
    String(key.map { $0 == "_" ? "-" : $0 })
  }

  /// The policies typed, by their keys.
  private(set) var fields: [String: FieldValue] = [:]
  private let busts: String?

  var isEmpty: Bool { fields.isEmpty && busts == nil }

  /// Figures are typed in units of so many points, unless `--scale` says otherwise.
  init(_ arguments: Arguments, scale: Points) throws {
    busts = arguments.value(Self.limit)
    let scale =
      arguments.value("scale").flatMap { try? CountWord.parse($0) }.map(Points.init) ?? scale
    for policy in Rule.policies {
      let option = Self.name(policy.key)
      guard let word = arguments.value(option) else { continue }
      guard let value = try? Self.value(word, policy.kind, scale: scale) else {
        throw Failure(
          .usage, .badPolicy(option, word, policy.kind, scale: scale),
          word: arguments.position(of: option))
      }
      fields[policy.key] = value
    }
    if let odd = oddFigure(scale: scale), !arguments.flag("yes") {
      throw Failure(.refused, .umaInPoints(odd))
    }
  }

  /// The keys of a rule with those that were typed in their places.
  func changed(_ base: [String: FieldValue]) throws -> [String: FieldValue] {
    var rule = base.merging(fields) { $1 }
    if fields["uma"] != nil { rule["floating_uma"] = .null }
    if fields["floating_uma"] != nil { rule["uma"] = .null }
    // Whether results sum to 0 follows from these, unless somebody says so.
    let makingSums = ["players", "start", "return", "uma", "floating_uma", "oka", "rounding"]
    if fields["zero_sum"] == nil, makingSums.contains(where: { fields[$0] != nil }) {
      rule["zero_sum"] = .null
    }
    if let busts {
      guard case .object(let members)? = rule["bust"] else {
        throw Failure(.usage, .limitWithoutPrize)
      }
      rule["bust"] = .object(
        [FieldMember("limit", .text(busts))] + members.filter { $0.key != "limit" })
    }
    return rule
  }

  private static func value(
    _ word: String, _ kind: RulePolicy.Kind, scale: Points
  ) throws -> FieldValue {
    if kind.mayBeNone, word == "none" { return .null }
    switch kind {
    case .text, .word: return .text(word)
    case .flag: return .bool(word == "yes")
    case .whole: return .int(Int64(try CountWord.parse(word)))
    case .decimal: return .decimal(try NumberWord.parse(word).thousandths)
    case .amount: return .int(try points(word, scale: scale))
    case .prize: return .object([FieldMember("prize", .int(try points(word, scale: scale)))])
    case .wholeFigures: return .ints(try figures(word, scale: 1))
    case .figures: return .ints(try figures(word, scale: scale))
    case .rows:
      let rows = word.split(separator: "/", omittingEmptySubsequences: false)
      return .object(
        try rows.enumerated().map { number, row in
          FieldMember(String(number + 1), .ints(try figures(String(row), scale: scale)))
        })
    }
  }

  private static func figures(_ word: String, scale: Points) throws -> [Points] {
    try ListWord.split(word).map { try points($0, scale: scale) }
  }

  /// Points from a number in the shown unit.
  private static func points(_ word: String, scale: Points) throws -> Points {
    let number = try NumberWord.parse(word)
    guard scale == 1 else { return number.thousandths }
    guard number.thousandths % 1000 == 0 else { throw NumberError.tooManyDecimals }
    return number.thousandths / 1000
  }

  /// A uma that can only have been typed in points, where thousands are meant.
  private func oddFigure(scale: Points) -> Points? {
    guard scale == 1000 else { return nil }
    return fields.umaFigures.first { $0.magnitude >= 300_000 }
  }
}

extension [String: FieldValue] {
  /// Every figure of the uma, in points.
  var umaFigures: [Points] {
    var figures: [Points] = []
    if case .ints(let row)? = self["uma"] { figures += row }
    if case .object(let rows)? = self["floating_uma"] {
      for case .ints(let row) in rows.map(\.value) { figures += row }
    }
    return figures
  }
}

extension RulePolicy.Kind {
  /// Whether a rule can be without it.
  fileprivate var mayBeNone: Bool {
    switch self {
    case .amount, .decimal, .prize, .wholeFigures: true
    default: false
    }
  }

  fileprivate var choices: [String] {
    switch self {
    case .word(let words): words
    case .flag: ["yes", "no"]
    default: []
    }
  }

  fileprivate var placeholder: String {
    switch self {
    case .text: "TEXT"
    case .whole, .amount, .decimal, .prize: "N"
    case .flag, .word: "WORD"
    case .wholeFigures, .figures: "N,N"
    case .rows: "N,N/N,N"
    }
  }
}
