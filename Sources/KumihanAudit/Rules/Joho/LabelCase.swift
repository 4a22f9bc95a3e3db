import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoCase = AuditRule(
    id: "joho.case", system: .joho,
    threshold: "pills, badges and section headers are in upper case, in scripts that have it",
    source: "seed 000, chapters 3, 6 and 18",
    reason: "Capitals of one height are read at small sizes and set labels apart from text.",
    needs: [.screen],
    example: Example(
      before: "JohoPillShape(Text(\"Event\"))", after: "JohoPillShape(Text(\"EVENT\"))")
  ) { facts in
    facts.nodes.compactMap { node in
      guard let text = node.text, node.isVisible, !text.isRedacted,
        text.string.contains(where: \.isLetter)
      else { return nil }
      let element = facts.element(of: node)
      let isHeader =
        element?.element.traits.contains(.isHeader) == true && text.size < 14.5
        && element?.isInteractive != true
      guard isHeader || facts.isLabelOfPill(node) else { return nil }
      let words = text.string
      guard words.contains(where: \.isLowercase) else {
        return facts.finding("joho.case", .pass, at: node)
      }
      let name = isHeader ? "the header" : "the label"
      if words.split(whereSeparator: \.isWhitespace).contains(where: \.isBrandName) {
        return facts.finding(
          "joho.case", .needsReview("a name may be written in its own way"), at: node,
          message: "\(name) '\(words.excerpt)' has small letters")
      }
      return facts.finding(
        "joho.case", .violation, at: node, message: "\(name) '\(words.excerpt)' has small letters",
        measured: words.excerpt, wanted: words.uppercased().excerpt,
        fix: .add(".textCase(.uppercase)"))
    }
  }
}

extension AuditFacts {
  /// Whether a text is all that stands in a small border or fill that is no control.
  fileprivate func isLabelOfPill(_ node: FactNode) -> Bool {
    guard let text = node.text, text.size <= 12.5, text.lineCount == 1, !text.string.isSentence
    else { return false }
    let frame = node.drawnFrame
    func isPill(_ box: CGRect) -> Bool {
      box.height <= 32 && box.height >= frame.height - 1 && box.width <= 200
        && box.width - frame.width <= 40 && box.insetBy(dx: -1, dy: -1).holds(frame)
    }
    let isBordered = borders.contains {
      $0.control == nil && [.rounded, .capsule].contains($0.shape.kind) && isPill($0.frame)
    }
    let isFilled =
      isBordered
      || inks.contains { ink in
        guard ink.kind == .fill, let place = ink.node, !ink.bounds.isNull, isPill(ink.bounds),
          case .fill(let shape, _)? = nodes[place].drawing
        else { return false }
        return [.rounded, .capsule, .rectangle].contains(shape.kind)
      }
    guard isFilled, element(of: node)?.isInteractive != true else { return false }
    return texts(in: frame.insetBy(dx: -20, dy: -4)).count == 1 || isBordered
  }
}

extension String {
  /// Whether it is a note rather than a label: three words or more, of which others than the first
  /// begin with a small letter.
  var isSentence: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    return words.count >= 3 && words.dropFirst().allSatisfy { $0.first?.isUppercase != true }
      && words.dropFirst().contains { $0.first?.isLowercase == true }
  }
}

extension Substring {
  /// A capital behind a small letter, as in iPhone and macOS.
  fileprivate var isBrandName: Bool {
    zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
