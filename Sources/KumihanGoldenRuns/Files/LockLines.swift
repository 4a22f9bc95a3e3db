package import Foundation

/// `snapshots.lock` by its lines: `NAME  WHAT IT IS`, sorted.
package enum LockLines {
  package static let name = "snapshots.lock"

  /// The lines by name. Where marks of an unfinished merge stand, a name that both sides have with
  /// other lines has none: neither is known to be right.
  package static func read(_ data: Data) -> [String: String] {
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(separator: "\n")
    guard lines.contains(where: isMark) else { return read(lines) }
    let sides = sides(of: text)
    return merge(base: sides.base, ours: sides.ours, theirs: sides.theirs).lines
  }

  private static func read(_ lines: [Substring]) -> [String: String] {
    var result: [String: String] = [:]
    for line in lines {
      guard let gap = line.range(of: "  "), !isMark(line) else { continue }
      result[String(line[..<gap.lowerBound])] = String(line[gap.upperBound...])
    }
    return result
  }

  package static func data(_ lines: [String: String]) -> Data {
    Data(lines.keys.sorted().map { "\($0)  \(lines[$0] ?? "")\n" }.joined().utf8)
  }

  private static func isMark(_ line: Substring) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.hasPrefix($0) }
  }

  /// Two changed locks of one origin as one: a line that both changed is that of neither, so that the
  /// next run reads the file.
  ///
  /// - Returns: the lines, and the names that both changed in different ways.
  package static func merge(
    base: [String: String], ours: [String: String], theirs: [String: String]
  ) -> (lines: [String: String], both: [String]) {
    var (lines, both): ([String: String], [String]) = ([:], [])
    for name in Set(ours.keys).union(theirs.keys).union(base.keys).sorted() {
      let (old, our, their) = (base[name], ours[name], theirs[name])
      if our == their || their == old {
        lines[name] = our
      } else if our == old {
        lines[name] = their
      } else {
        both.append(name)
      }
    }
    return (lines, both)
  }

  /// The two sides of a file with marks of a merge in it, and their origin where the marks have it.
  package static func sides(
    of text: String
  ) -> (base: [String: String], ours: [String: String], theirs: [String: String]) {
    var sides = [[Substring](), [], []]
    // Between marks a line belongs to one side; outside it belongs to all.
    var open: Int?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("<<<<<<<") {
        open = 1
      } else if line.hasPrefix("|||||||") {
        open = 0
      } else if line.hasPrefix("======="), open != nil {
        open = 2
      } else if line.hasPrefix(">>>>>>>") {
        open = nil
      } else if let open {
        sides[open].append(line)
      } else {
        for side in 0..<3 { sides[side].append(line) }
      }
    }
    let read = sides.map { self.read($0) }
    return (read[0], read[1], read[2])
  }
}
