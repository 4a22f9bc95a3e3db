/// Finds the likely meaning of a misspelt name.
package enum NearMatch {
  /// The value of the spelling closest to `text`, if it is close; letter case is ignored.
  package static func value(
    for text: String, among candidates: [(spelling: String, value: String)]
  ) -> String? {
    let wanted = Array(text.lowercased())
    return candidates.compactMap { candidate -> (distance: Int, value: String)? in
      let spelling = Array(candidate.spelling.lowercased())
      // One letter of a short code may differ, except the first; a third of a longer name.
      guard spelling.count > 2 || spelling.first == wanted.first else { return nil }
      let distance = distance(wanted, spelling)
      let allowed = max(1, max(wanted.count, spelling.count) / 3)
      return distance <= allowed ? (distance, candidate.value) : nil
    }.min { $0.distance < $1.distance }?.value
  }

  package static func value(for text: String, among candidates: [String]) -> String? {
    if let near = value(for: text, among: candidates.map { (spelling: $0, value: $0) }) {
      return near
    }
    // A maker's or a family's name alone stands for the first of its names.
    let families = candidates.compactMap { name -> (spelling: String, value: String)? in
      let family = name.prefix { $0.isLetter }
      return family.count > 3 && family.count < name.count ? (String(family), name) : nil
    }
    return value(for: text, among: families)
  }

  /// The likely meaning of a misspelt name and all known names, for the hint of an error.
  package static func hint(for text: String, among known: [String]) -> String {
    let near = value(for: text, among: known).map { "did you mean '\($0)'? " } ?? ""
    return "\(near)known: \(known.joined(separator: ", "))"
  }

  /// Optimal string alignment: insertions, deletions, changes and swaps of neighbours.
  package static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var older: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let changed = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var best = min(changed, previous[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, older[j - 2] + 1)
        }
        row.append(best)
      }
      older = previous
      previous = row
    }
    return previous[b.count]
  }
}
