/// An error in a JSON file, and its place.
public struct JSONError: Error, Hashable, Sendable {
  /// A JSONPath such as `$.regions[0].holidays[3].date`; `$` is the whole file.
  public let path: String
  /// The element and the offending value.
  public let reason: String
  /// The remedy; nil where the reason suffices.
  public let hint: String?
  /// Counted from 1.
  public let line: Int
  /// The character in its line, counted from 1.
  public let column: Int

  /// - Parameter offset: The place in the file's bytes.
  init(path: String, reason: String, hint: String? = nil, at offset: Int, in bytes: [UInt8]) {
    (self.path, self.reason, self.hint) = (path, reason, hint)
    let before = bytes[..<offset]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let mark = start == 0 && bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
    column = String(decoding: before[(start + mark)...], as: UTF8.self).count + 1
  }
}

extension JSONError: CustomStringConvertible {
  public var description: String { "\(path): \(reason) (line \(line), column \(column))" }
}
