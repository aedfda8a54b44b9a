import Foundation
import SQLiteKit
import TestSupport

/// Shorthands that several suites ask a database with.
extension Database {
  /// A database of its own, in memory.
  static func scratch(_ script: String = "") throws -> Database {
    let database = try Database(.memory, timeout: 0)
    try database.script(script)
    return database
  }

  /// The one number a query gives.
  func number(_ sql: String) throws -> Int64? {
    try first(sql) { (row) throws(SQLiteError) in try row.integer(0) }
  }

  /// The texts in the first column of a query.
  func texts(_ sql: String, _ value: SQLValue) throws -> [String] {
    try query(sql, value) { (row) throws(SQLiteError) in try row.text(0) }
  }

  /// What is wrong with a statement; nil where it runs.
  func refusal(of sql: String) -> SQLiteError? {
    do throws(SQLiteError) {
      try script(sql)
      return nil
    } catch {
      return error
    }
  }
}

extension Sandbox {
  /// A database in a file of the sandbox, made by this script.
  @discardableResult
  func database(_ name: String = "test.db", _ script: String = "") throws -> Database {
    let path = self.path(name)
    if !FileManager.default.fileExists(atPath: path) { try write("", to: name) }
    let database = try Database(.file(path), timeout: 0)
    try database.script(script)
    return database
  }

  /// The permission bits of a file.
  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
