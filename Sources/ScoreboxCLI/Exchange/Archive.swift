/// Files that hold others: gzip and zip.
enum Archive {
  /// The files in one, with their paths; the file itself where it is none.
  static func unpacked(
    _ bytes: [UInt8], path: String, in world: World, isInner: Bool = false
  ) throws -> [(path: String, bytes: [UInt8])] {
    if bytes.starts(with: [0x1F, 0x8B]) {
      guard let content = try Tool.gzip.run(bytes, ["-dc"], in: world) else {
        throw Failure(.data, .cannotUnpack(path))
      }
      let name = path.lowercased().hasSuffix(".gz") ? String(path.dropLast(3)) : path
      return try unpacked(content, path: name, in: world, isInner: isInner)
    }
    guard isZip(bytes), !isWorkbook(bytes, path: path) else { return [(path, bytes)] }
    guard !isInner else { throw Failure(.data, .nestedArchive(path)) }
    guard let list = try Tool.unzip.run(bytes, ["-Z1", "/dev/stdin"], in: world) else {
      throw Failure(.data, .cannotUnpack(path))
    }
    let names = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.hasSuffix("/") && !$0.hasPrefix("__MACOSX/") }.sorted()
    return try names.flatMap { name in
      // unzip would take these for patterns.
      let pattern = String(name.flatMap { "*?[]\\".contains($0) ? ["\\", $0] : [$0] })
      guard
        let content = try Tool.unzip.run(bytes, ["-p", "-qq", "/dev/stdin", pattern], in: world)
      else { throw Failure(.data, .cannotUnpack("\(path)/\(name)")) }
      return try unpacked(content, path: "\(path)/\(name)", in: world, isInner: true)
    }
  }

  /// A workbook is a zip archive too; the name tells, or the part that each has.
  static func isWorkbook(_ bytes: [UInt8], path: String) -> Bool {
    guard isZip(bytes) else { return false }
    return path.lowercased().hasSuffix(".xlsx")
      || bytes.firstRange(of: Array("xl/workbook.xml".utf8)) != nil
  }

  private static func isZip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }
}
