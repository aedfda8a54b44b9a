/// A value on its way into a statement.
package enum SQLValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])

  /// A text, or null for nil.
  package static func text(_ value: String?) -> SQLValue {
    value.map { .text($0) } ?? .null
  }

  /// A whole number, or null for nil.
  package static func integer(_ value: Int64?) -> SQLValue {
    value.map { .integer($0) } ?? .null
  }

  /// A whole number, or null for nil.
  package static func integer(_ value: Int?) -> SQLValue {
    value.map { .integer(Int64($0)) } ?? .null
  }

  /// 1 for true, 0 for false.
  package static func boolean(_ value: Bool) -> SQLValue {
    .integer(value ? 1 : 0)
  }
}
