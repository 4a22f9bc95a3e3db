import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoDigits = AuditRule(
    id: "joho.digits", system: .joho,
    threshold:
      "digits of one width where two numbers, or a word and its number, share a column within 1 point, and in prices",
    source: "seed 000, chapters 6 and 18",
    reason: "Figures in a column are compared digit by digit.",
    example: Example(
      before: "VStack { Text(\"111\"); Text(\"888\") }",
      after: "VStack { Text(\"111\"); Text(\"888\") }.monospacedDigit()")
  ) { facts in
    let numbers = facts.nodes.filter { node in
      guard let text = node.text, node.isVisible, !text.isRedacted else { return false }
      return text.string.formOfFigures != nil
    }
    return numbers.map { node in
      let frame = node.drawnFrame
      let isInColumn = numbers.contains { other in
        let peer = other.drawnFrame
        guard other.index != node.index, peer.minY >= frame.maxY - 1 || peer.maxY <= frame.minY + 1,
          other.text?.size == node.text?.size,
          other.text?.string.formOfFigures == node.text?.string.formOfFigures
        else { return false }
        return abs(peer.minX - frame.minX) <= 1 || abs(peer.maxX - frame.maxX) <= 1
      }
      let words = node.text?.string ?? ""
      guard isInColumn || words.isPrice else {
        return facts.finding("joho.digits", .notApplicable("one number alone"), at: node)
      }
      // One digit is as wide as itself.
      let isShort = words.count(where: \.isNumber) < 2
      let isTabular =
        node.text?.runs.allSatisfy {
          $0.font.features.contains(.monospacedDigits) || $0.font.family == .system(.monospaced)
        } ?? false
      if isTabular || isShort { return facts.finding("joho.digits", .pass, at: node) }
      return facts.finding(
        "joho.digits", .violation, at: node,
        message: "'\(words.excerpt)' in a column or price, with digits of different widths",
        measured: "proportional digits", wanted: "digits of one width",
        fix: .add(".monospacedDigit()"))
    }
  }
}

extension String {
  /// Empty for a number with its signs, the word of one that a word stands before, as `Week 12`; nil for
  /// others. The names of months are as wide as they are.
  fileprivate var formOfFigures: Substring? {
    if isNumber { return "" }
    let parts = split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, parts[0].allSatisfy(\.isLetter), parts[1].allSatisfy(\.isNumber),
      !parts[0].lowercased().isNameOfMonthOrDay
    else { return nil }
    return parts[0]
  }
}
