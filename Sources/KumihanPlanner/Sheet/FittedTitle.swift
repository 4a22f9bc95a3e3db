package import KumihanViews

/// A title in the lines of a narrow box: words too long for a line are divided, and what no line
/// is left for becomes an ellipsis.
package struct FittedTitle: Hashable, Sendable {
  package private(set) var lines: [String] = []
  /// Whether nothing was left out.
  package private(set) var isWhole = true

  /// - Parameter limit: How many lines there may be, at least 1.
  package init(_ title: String, size: CGFloat, width: CGFloat, limit: Int) {
    let ems = width / size
    var rest = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    while !rest.isEmpty {
      if TextMeasure.prefix(of: rest, ems: ems).endIndex == rest.endIndex {
        lines.append(String(rest))
        return
      }
      guard lines.count < limit - 1 else {
        lines.append(Self.shortened(rest, ems: ems))
        isWhole = false
        return
      }
      let (line, end) = Self.firstLine(of: rest, ems: ems)
      lines.append(line)
      rest = rest[end...].drop(while: \.isWhitespace)
    }
  }

  private static func shortened(_ text: Substring, ems: CGFloat) -> String {
    var head = TextMeasure.prefix(of: text, ems: ems - TextMeasure.width("…", size: 1))
    while let last = head.last, last.isWhitespace || last.isPunctuation { head.removeLast() }
    return head + "…"
  }

  /// The words that fit, the last of them divided where it is longer than a line.
  private static func firstLine(
    of text: Substring, ems: CGFloat
  ) -> (line: String, end: Substring.Index) {
    var line = text[..<text.startIndex]
    for piece in TextMeasure.pieces(of: text) {
      let longer = text[..<piece.endIndex]
      if piece.allSatisfy(\.isWhitespace)
        || TextMeasure.prefix(of: longer, ems: ems).endIndex == longer.endIndex
      {
        line = longer
        continue
      }
      let room = ems - TextMeasure.width(line, size: 1)
      let isLong = TextMeasure.prefix(of: piece, ems: ems).endIndex != piece.endIndex
      if isLong, let part = WordDivision(of: piece, ems: room) {
        // One letter more or less is not worth a broken word.
        if line.isEmpty || part.head.count > 2 {
          return (line + part.head + part.mark, part.head.endIndex)
        }
      }
      if line.isEmpty { line = piece.prefix(1) }
      break
    }
    return (String(line).trimmingCharacters(in: .whitespaces), line.endIndex)
  }
}
