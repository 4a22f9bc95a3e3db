import Foundation
import Synchronization

/// The names of the icon font's pictures, read on first use.
final class SymbolNames: Sendable {
  private struct State {
    var list: [UInt8]?
    var found: [String: Unicode.Scalar?] = [:]
    var near: [String: [String]] = [:]
  }

  private let file: String?
  private let state = Mutex(State())

  init(file: String?) { self.file = file }

  /// A name's character; the list is searched, not indexed: a drawing uses few of its names.
  func scalar(_ name: String) -> Unicode.Scalar? {
    state.withLock { state in
      if let known = state.found[name] { return known }
      let list = read(&state)
      let scalar =
        Self.code(of: name, in: list) ?? Self.renamed[name].flatMap { Self.code(of: $0, in: list) }
      state.found[name] = .some(scalar)
      return scalar
    }
  }

  /// The known names nearest to an unknown one: those that share most of its words, then those
  /// that take the fewest edits, three at most; none where nothing is near.
  func suggestions(for name: String) -> [String] {
    state.withLock { state in
      if let known = state.near[name] { return known }
      let near = Self.nearest(to: name, in: read(&state))
      state.near[name] = near
      return near
    }
  }

  private static func nearest(to name: String, in list: [UInt8]) -> [String] {
    let words = Set(name.split(separator: "."))
    let telling = words.subtracting(variants)
    let edits = max(1, telling.reduce(0) { $0 + $1.utf8.count } * 2 / 5)
    let ranked = names(in: list).compactMap { known in
      let own = known.split(separator: ".")
      let distance = distance(name, known)
      return distance <= edits || !telling.isDisjoint(with: own)
        ? (rank: distance - 3 * words.intersection(own).count, name: known) : nil
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(3).map(\.name)
  }

  /// Names of earlier years that the system still knows.
  private static let renamed = [
    "rectangle.3.offgrid": "rectangle.3.group",
    "rectangle.3.offgrid.fill": "rectangle.3.group.fill",
    "rectangle.3.offgrid.bubble.left": "rectangle.3.group.bubble.left",
    "rectangle.3.offgrid.bubble.left.fill": "rectangle.3.group.bubble.left.fill",
    "tv.music.note": "music.note.tv", "tv.music.note.fill": "music.note.tv.fill",
    "arrow.pull": "arrow.triangle.pull", "rectangle.dock": "dock.rectangle",
    "projective": "perspective",
  ]

  /// Words that say how a picture is drawn, not of what.
  private static let variants: Set<Substring> = [
    "and", "badge", "circle", "fill", "rectangle", "slash", "square",
  ]

  private func read(_ state: inout State) -> [UInt8] {
    if let list = state.list { return list }
    let list = file.flatMap { FileManager.default.contents(atPath: $0) }.map { [UInt8]($0) } ?? []
    state.list = list
    return list
  }

  /// Reads a flat JSON object of name to hexadecimal code point; neither has escapes.
  static func names(in json: [UInt8]) -> [String] {
    let strings = json.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return stride(from: 1, to: strings.count - 2, by: 4).map {
      String(decoding: strings[$0], as: UTF8.self)
    }
  }

  static func code(of name: String, in json: [UInt8]) -> Unicode.Scalar? {
    let quote = UInt8(ascii: "\"")
    let wanted = Array(name.utf8)
    var isName = true
    var isFound = false
    var start: Int?
    for index in json.indices where json[index] == quote {
      guard let first = start else {
        start = index + 1
        continue
      }
      start = nil
      if isName {
        isFound = index - first == wanted.count && json[first..<index].elementsEqual(wanted)
      } else if isFound {
        return UInt32(String(decoding: json[first..<index], as: UTF8.self), radix: 16)
          .flatMap(Unicode.Scalar.init)
      }
      isName.toggle()
    }
    return nil
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
