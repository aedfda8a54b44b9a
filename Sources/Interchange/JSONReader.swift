package import SQLiteKit

extension JSON {
  /// Reads a text, leaving the parsing to SQLite; decimals are kept as SQLite writes them.
  ///
  /// - Throws: ``SQLiteError`` of kind `other` for text that is not JSON.
  package static func read(_ text: String, with database: Database) throws(SQLiteError) -> JSON {
    var nodes: [Node] = []
    var places: [Int64: Int] = [:]
    // Its rows stand in the order of the text, each container before what it holds.
    try database.each(
      "SELECT id, parent, CAST(key AS TEXT), type, CAST(atom AS TEXT) FROM json_tree(?)",
      .text(text)
    ) { (row) throws(SQLiteError) in
      let place = nodes.count
      places[try row.integer(0)] = place
      nodes.append(
        Node(
          key: try row.optionalText(2), type: try row.text(3), atom: try row.optionalText(4) ?? ""))
      if let parent = try row.optionalInteger(1).flatMap({ places[$0] }) {
        nodes[parent].members.append(place)
      }
    }
    return nodes.isEmpty ? .null : value(of: 0, in: nodes)
  }

  private struct Node {
    let key: String?
    let type: String
    let atom: String
    var members: [Int] = []
  }

  private static func value(of place: Int, in nodes: [Node]) -> JSON {
    let node = nodes[place]
    switch node.type {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "integer": return Int64(node.atom).map { .integer($0) } ?? .number(node.atom)
    case "real": return .number(node.atom)
    case "array": return .array(node.members.map { value(of: $0, in: nodes) })
    case "object":
      return .object(
        node.members.map { Member(nodes[$0].key ?? "", value(of: $0, in: nodes)) })
    default: return .string(node.atom)
    }
  }

  /// The value of a key of an object; nil where it is missing or null.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self,
      let value = members.first(where: { $0.key == key })?.value, value != .null
    else { return nil }
    return value
  }

  /// The items of an array; empty for anything else.
  package var items: [JSON] {
    if case .array(let items) = self { items } else { [] }
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var integer: Int64? {
    if case .integer(let number) = self { number } else { nil }
  }
}
