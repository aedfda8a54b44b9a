internal import CExpat

/// Why bytes cannot be read as XML.
package struct XMLError: Error, Equatable, Sendable {
  /// Counted from 1.
  package let line: Int
}

/// An element of an XML document.
package struct XMLElement: Equatable, Sendable {
  /// Without its prefix.
  package let name: String
  /// By name, prefixes included.
  package let attributes: [String: String]
  /// All the text inside it, that of the elements in it included.
  package internal(set) var text = ""
  /// The place of the element it stands in, in document order; nil for the outermost.
  package let parent: Int?
  /// Counted from 1.
  package let line: Int
}

/// Reads a document with expat, the one file that calls it.
///
/// A document type is refused: nothing we read has one, and entities are defined there.
package enum XMLReader {
  /// The elements in document order.
  package static func elements(_ bytes: [UInt8]) throws(XMLError) -> [XMLElement] {
    guard let parser = unsafe XML_ParserCreate(nil) else { throw XMLError(line: 1) }
    let document = unsafe Document(parser)
    // The parser knows it by its address only.
    defer { withExtendedLifetime(document) {} }
    return try unsafe read(bytes, parser, into: document)
  }

  private static func read(
    _ bytes: [UInt8], _ parser: XML_Parser, into document: Document
  ) throws(XMLError) -> [XMLElement] {
    defer { unsafe XML_ParserFree(parser) }
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(document).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let document = unsafe Document.of(data), let name = unsafe name else { return }
        var found: [String: String] = [:]
        var place = 0
        while let key = unsafe attributes?[place], let value = unsafe attributes?[place + 1] {
          unsafe found[String(cString: key)] = unsafe String(cString: value)
          place += 2
        }
        unsafe document.begin(String(cString: name), found)
      },
      { data, _ in unsafe Document.of(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let document = unsafe Document.of(data) else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
      document.add(unsafe String(decoding: bytes, as: UTF8.self))
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      guard let document = unsafe Document.of(data) else { return }
      _ = unsafe XML_StopParser(document.parser, XML_Bool(0))
    }
    // Beyond what one call takes nothing of ours comes.
    let count = Int32(clamping: bytes.count)
    let status = unsafe bytes.withUnsafeBytes { all in
      unsafe XML_Parse(parser, all.bindMemory(to: CChar.self).baseAddress, count, 1)
    }
    guard status == XML_STATUS_OK, bytes.count == Int(count) else {
      throw XMLError(line: Int(clamping: unsafe XML_GetCurrentLineNumber(parser)))
    }
    return document.elements
  }

  /// A document as far as it is read.
  @safe
  private final class Document {
    let parser: XML_Parser
    private(set) var elements: [XMLElement] = []
    private var open: [Int] = []

    init(_ parser: XML_Parser) { unsafe self.parser = parser }

    static func of(_ data: UnsafeMutableRawPointer?) -> Document? {
      guard let data = unsafe data else { return nil }
      return unsafe Unmanaged<Document>.fromOpaque(data).takeUnretainedValue()
    }

    func begin(_ name: String, _ attributes: [String: String]) {
      let plain = name.split(separator: ":").last.map(String.init) ?? name
      let line = Int(clamping: unsafe XML_GetCurrentLineNumber(parser))
      elements.append(
        XMLElement(name: plain, attributes: attributes, parent: open.last, line: line))
      open.append(elements.count - 1)
    }

    func add(_ text: String) {
      if let place = open.last { elements[place].text += text }
    }

    func end() {
      guard let place = open.popLast(), let outer = open.last else { return }
      // Text of the leaves is all there is, so that nothing is copied often.
      if !elements[place].text.isEmpty, elements[outer].name != "row" {
        elements[outer].text += elements[place].text
      }
    }
  }
}
