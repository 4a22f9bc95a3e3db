import Foundation
import Synchronization

/// The names of the icon font's pictures, read when the first is asked for.
final class SymbolNames: Sendable {
  private let file: String?
  private let table = Mutex<[String: Unicode.Scalar]?>(nil)

  init(file: String?) { self.file = file }

  func scalar(_ name: String) -> Unicode.Scalar? { names()[name] }

  /// The known names nearest to an unknown one: those that share most of its words, then those
  /// that take the fewest edits.
  func suggestions(for name: String, count: Int = 3) -> [String] {
    let words = Set(name.split(separator: "."))
    let ranked = names().keys.map { known in
      let common = words.intersection(known.split(separator: ".")).count
      return (rank: Self.distance(name, known) - 3 * common, name: known)
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(count).map(\.name)
  }

  private func names() -> [String: Unicode.Scalar] {
    table.withLock { table in
      if let table { return table }
      let read = file.flatMap { FileManager.default.contents(atPath: $0) }.map(Self.parse) ?? [:]
      table = read
      return read
    }
  }

  /// Reads a flat JSON object of name to hexadecimal code point; neither has escapes.
  static func parse(_ json: Data) -> [String: Unicode.Scalar] {
    let strings = [UInt8](json).split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    var names: [String: Unicode.Scalar] = [:]
    var index = 1
    while index + 2 < strings.count {
      let name = String(decoding: strings[index], as: UTF8.self)
      let code = UInt32(String(decoding: strings[index + 2], as: UTF8.self), radix: 16)
      if let scalar = code.flatMap(Unicode.Scalar.init) { names[name] = scalar }
      index += 4
    }
    return names
  }

  /// Edits from one name to another (Levenshtein).
  private static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.utf8.prefix(64)), Array(second.utf8))
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(diagonal + (left == right ? 0 : 1), above + 1, row[j] + 1)
        diagonal = above
      }
    }
    return row[b.count]
  }
}
