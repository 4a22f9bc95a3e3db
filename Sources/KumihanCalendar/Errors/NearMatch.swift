/// Finds what somebody may have meant by a misspelt name.
enum NearMatch {
  /// The value of the spelling closest to `text`, if it is close; letter case does not count.
  static func value(
    for text: String, among candidates: [(spelling: String, value: String)]
  ) -> String? {
    let wanted = Array(text.lowercased())
    let scored = candidates.map { candidate in
      (distance(wanted, Array(candidate.spelling.lowercased())), candidate)
    }
    guard let (distance, best) = scored.min(by: { $0.0 < $1.0 }) else { return nil }
    // A third of the letters may differ, and one letter of a two-letter code.
    let allowed = max(1, max(wanted.count, best.spelling.count) / 3)
    let sharesALetter = wanted.contains { best.spelling.lowercased().contains($0) }
    return distance <= allowed && sharesALetter ? best.value : nil
  }

  static func value(for text: String, among candidates: [String]) -> String? {
    value(for: text, among: candidates.map { (spelling: $0, value: $0) })
  }

  /// Optimal string alignment: insertions, deletions, changes and swaps of neighbours.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
