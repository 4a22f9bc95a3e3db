// swift-format-ignore-file: AlwaysUseLowerCamelCase
// SQLite's names in C, over a database that cannot be opened: what a phone answers where its file is missing.

public let SQLITE_OK: Int32 = 0
public let SQLITE_ERROR: Int32 = 1
public let SQLITE_BUSY: Int32 = 5
public let SQLITE_LOCKED: Int32 = 6
public let SQLITE_READONLY: Int32 = 8
public let SQLITE_CORRUPT: Int32 = 11
public let SQLITE_NOTFOUND: Int32 = 12
public let SQLITE_FULL: Int32 = 13
public let SQLITE_CANTOPEN: Int32 = 14
public let SQLITE_CONSTRAINT: Int32 = 19
public let SQLITE_MISMATCH: Int32 = 20
public let SQLITE_MISUSE: Int32 = 21
public let SQLITE_ROW: Int32 = 100
public let SQLITE_DONE: Int32 = 101
public let SQLITE_INTEGER: Int32 = 1
public let SQLITE_FLOAT: Int32 = 2
public let SQLITE_TEXT: Int32 = 3
public let SQLITE_BLOB: Int32 = 4
public let SQLITE_NULL: Int32 = 5
public let SQLITE_OPEN_READONLY: Int32 = 1
public let SQLITE_OPEN_READWRITE: Int32 = 2
public let SQLITE_OPEN_CREATE: Int32 = 4
public let SQLITE_OPEN_NOMUTEX: Int32 = 32768
public let SQLITE_OPEN_FULLMUTEX: Int32 = 65536
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 131072

public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void
public typealias sqlite3_int64 = Int64
public typealias sqlite3_callback =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32

@discardableResult
public func sqlite3_open(
  _ a: UnsafePointer<CChar>?, _ b: UnsafeMutablePointer<OpaquePointer?>
) -> Int32 { SQLITE_CANTOPEN }
@discardableResult
public func sqlite3_open_v2(
  _ a: UnsafePointer<CChar>?, _ b: UnsafeMutablePointer<OpaquePointer?>, _ c: Int32,
  _ d: UnsafePointer<CChar>?
) -> Int32 { SQLITE_CANTOPEN }
@discardableResult
public func sqlite3_close(_ a: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_close_v2(_ a: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_exec(
  _ a: OpaquePointer?, _ b: UnsafePointer<CChar>?, _ c: sqlite3_callback?,
  _ d: UnsafeMutableRawPointer?, _ e: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_prepare_v2(
  _ a: OpaquePointer?, _ b: UnsafePointer<CChar>?, _ c: Int32,
  _ d: UnsafeMutablePointer<OpaquePointer?>, _ e: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_step(_ a: OpaquePointer?) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_reset(_ a: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_finalize(_ a: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_clear_bindings(_ a: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_bind_int(_ a: OpaquePointer?, _ b: Int32, _ c: Int32) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_int64(
  _ a: OpaquePointer?, _ b: Int32, _ c: Int64
) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_double(
  _ a: OpaquePointer?, _ b: Int32, _ c: Double
) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_null(_ a: OpaquePointer?, _ b: Int32) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_text(
  _ a: OpaquePointer?, _ b: Int32, _ c: UnsafePointer<CChar>?, _ d: Int32,
  _ e: sqlite3_destructor_type?
) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_blob(
  _ a: OpaquePointer?, _ b: Int32, _ c: UnsafeRawPointer?, _ d: Int32, _ e: sqlite3_destructor_type?
) -> Int32 { SQLITE_MISUSE }
public func sqlite3_column_count(_ a: OpaquePointer?) -> Int32 { 0 }
public func sqlite3_column_type(_ a: OpaquePointer?, _ b: Int32) -> Int32 { SQLITE_NULL }
public func sqlite3_column_bytes(_ a: OpaquePointer?, _ b: Int32) -> Int32 { 0 }
public func sqlite3_column_int(_ a: OpaquePointer?, _ b: Int32) -> Int32 { 0 }
public func sqlite3_column_int64(_ a: OpaquePointer?, _ b: Int32) -> Int64 { 0 }
public func sqlite3_column_double(_ a: OpaquePointer?, _ b: Int32) -> Double { 0 }
public func sqlite3_column_text(_ a: OpaquePointer?, _ b: Int32) -> UnsafePointer<UInt8>? { nil }
public func sqlite3_column_blob(_ a: OpaquePointer?, _ b: Int32) -> UnsafeRawPointer? { nil }
public func sqlite3_column_name(_ a: OpaquePointer?, _ b: Int32) -> UnsafePointer<CChar>? { nil }
public func sqlite3_last_insert_rowid(_ a: OpaquePointer?) -> Int64 { 0 }
public func sqlite3_changes(_ a: OpaquePointer?) -> Int32 { 0 }
public func sqlite3_errcode(_ a: OpaquePointer?) -> Int32 { SQLITE_CANTOPEN }
public func sqlite3_extended_errcode(_ a: OpaquePointer?) -> Int32 { SQLITE_CANTOPEN }
@discardableResult
public func sqlite3_busy_timeout(_ a: OpaquePointer?, _ b: Int32) -> Int32 { SQLITE_MISUSE }

/// What SQLite says of a file that it cannot open, in memory that stays.
public func sqlite3_errmsg(_ a: OpaquePointer?) -> UnsafePointer<CChar>! {
  let words: StaticString = "unable to open database file"
  return unsafe UnsafeRawPointer(words.utf8Start).assumingMemoryBound(to: CChar.self)
}
public func sqlite3_free(_ a: UnsafeMutableRawPointer?) {}
