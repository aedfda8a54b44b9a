/// Why a score file cannot be used as asked.
package enum StorageError: Error, Equatable {
  /// A file that was named is not there.
  case missing(path: String)
  /// Another program's database.
  case foreign(path: String)
  /// Written by a newer scorebox, with this version of the schema.
  case newer(path: String, version: Int)
  /// A scorebox file whose tables are not those of schema.sql.
  case altered(path: String)
  /// A journal or log lies beside a file that is gone.
  case orphan(path: String, journal: String)
  /// Someone put the file into write-ahead-log mode.
  case writeAhead(path: String)
  /// The file was deleted or replaced while it was being written.
  case moved(path: String)
  /// There is a file where one is to be made.
  case exists(path: String)
  /// Every name under which the old contents could be kept is taken.
  case noFreeName(path: String)
  /// The file, or the directory it lies in, may only be read.
  case readOnly(path: String)
}
