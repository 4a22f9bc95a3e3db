/// Keeps amounts on one line: `1 234,56 €`, `12 345 kr`, `USD 40`.
enum WholeAmounts {
  private static let space: Character = "\u{A0}"
  /// Signs of money that are words.
  private static let signs: Set<Substring> = ["kr", "zł", "Kč", "Ft", "Fr", "lei", "лв", "грн"]

  /// - Parameter width: Of a line, in ems.
  static func kept(_ words: String, width: CGFloat, ruler: any TextRuler) -> String {
    guard words.contains(where: \.isNumber) else { return words }
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    func fits(_ amount: ArraySlice<Substring>) -> Bool {
      ruler.width(amount.joined(separator: String(space)), .bold) <= width
    }
    var first = 0
    var result: [String] = []
    while first < parts.count {
      var last = first
      while last + 1 < parts.count, belong(parts[last], parts[last + 1]) { last += 1 }
      // Of an amount that is wider than a line, as much as fits: the sign of money is by itself.
      if last > first, isMoney(parts[first]), !fits(parts[first...last]) { last = first }
      while last > first, !fits(parts[first...last]) { last -= 1 }
      result.append(parts[first...last].joined(separator: String(space)))
      first = last + 1
    }
    return result.joined(separator: " ")
  }

  /// Whether two neighbours are of one amount.
  private static func belong(_ a: Substring, _ b: Substring) -> Bool {
    guard let end = a.last, let start = b.first else { return false }
    if end.isNumber { return isMoney(b) || isGroup(b) && isHead(a) }
    return isMoney(a) && start.isNumber
  }

  /// Such as `€`, `kr` and `SEK`.
  private static func isMoney(_ word: Substring) -> Bool {
    signs.contains(word) || word.allSatisfy(\.isCurrencySymbol)
      || word.count == 3 && word.utf8.allSatisfy { (65...90).contains($0) }
  }

  /// Three digits, and perhaps a fraction: what follows a space between thousands.
  private static func isGroup(_ word: Substring) -> Bool {
    let digits = word.prefix(while: \.isNumber)
    let rest = word.dropFirst(digits.count).filter { !$0.isCurrencySymbol }
    return digits.count == 3 && rest.allSatisfy { $0.isNumber || $0 == "," || $0 == "." }
  }

  /// One to three digits, after a sign at most.
  private static func isHead(_ word: Substring) -> Bool {
    let digits = word.reversed().prefix(while: \.isNumber).count
    return digits <= 3
      && word.dropLast(digits).allSatisfy {
        $0.isCurrencySymbol || $0 == "-" || $0 == "−" || $0 == "+"
      }
  }
}
