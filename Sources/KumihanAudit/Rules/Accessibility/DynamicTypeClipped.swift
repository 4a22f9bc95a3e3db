import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let dynamicTypeClipped = AuditRule(
    id: "dynamicType.clipped", threshold: "no text that is whole at L is cut off or covered at AX3",
    source: "WCAG 2.2, 1.4.4; Xcode's textClipped",
    reason: "Large letters are of no use if half of them are missing.",
    needs: [.largeText, .screen],
    example: Example(
      before: "Text(\"Departure\").font(.body).frame(height: 22)",
      after: "Text(\"Departure\").font(.body).frame(minHeight: 22)")
  ) { facts in
    guard let large = facts.large else { return [] }
    let (covered, hiddenBefore) = (OverlappingTexts(large), OverlappingTexts(facts))
    let broken = Set(
      AuditRule.sliver.check(facts).filter { $0.result == .violation }.compactMap(\.node))
    let wordsOfBroken = Set(broken.compactMap { facts.node($0)?.text?.string })
    let (cut, cutBefore) = (overflowing(large), overflowing(facts))
    return TextPairs(facts, large).pairs.compactMap { node, match in
      guard let match, let text = match.text, let before = node.text, !before.isRedacted,
        // What is no text at L is told there.
        !broken.contains(node.id)
      else { return nil }
      func finding(_ result: Finding.Result, level: Level = .error, _ message: String = "")
        -> Finding
      {
        facts.finding(
          "dynamicType.clipped", result, at: node, level: level, message: message,
          wanted: "all words at AX3")
      }
      let words = "'\(text.string.excerpt)'"
      if before.isOrnament, node.isSilent || facts.isSpokenOtherwise(node) {
        return finding(.notApplicable("an ornament, for which readers have other words or none"))
      }
      if text.isTruncated, !before.isTruncated {
        guard facts.isAsked(node), !facts.isInBar(node) else {
          return finding(.notApplicable("a style of the system's keeps it in one line"))
        }
        let isAsked = text.lineLimit != nil
        guard isAsked || large.isBounded(match) else {
          return finding(
            .needsReview("a page that does not scroll has no room for it"),
            "\(words) lacks words at AX3")
        }
        return finding(
          .violation, level: isAsked ? .info : .error, "\(words) lacks words at AX3")
      }
      if cut.contains(match.id), !cutBefore.contains(node.id) {
        return finding(.violation, "\(words) is cut off at AX3")
      }
      if let other = covered.partner(under: match), hiddenBefore.partner(of: node) == nil,
        !wordsOfBroken.contains(other)
      {
        return finding(.violation, "\(words) lies on '\(other.excerpt)' at AX3")
      }
      return finding(.pass)
    }
  }

  /// The texts that a clip which was asked for cuts.
  private static func overflowing(_ facts: AuditFacts) -> Set<NodeID> {
    let cut = AuditRule.overflow.check(facts).filter { $0.result == .violation }
    return Set(
      cut.compactMap(\.node).filter { id in
        guard let node = facts.node(id) else { return false }
        return facts.around(node).contains { outer in
          guard outer.isAsked, case .clip? = outer.effect else { return false }
          // What is moved out of sight, as a row that slides, would fit.
          let (room, need) = (outer.drawnFrame.size, node.drawnFrame.size)
          return need.width > room.width + 0.5 || need.height > room.height + 0.5
        }
      })
  }
}

extension AuditFacts {
  /// Whether readers say something else in place of the words of a text.
  fileprivate func isSpokenOtherwise(_ node: FactNode) -> Bool {
    guard let element = element(of: node)?.element, let label = element.label, !label.isEmpty,
      let words = node.text?.string
    else { return false }
    return ![label, element.value ?? ""].contains { $0.contains(words) }
  }

  /// Whether a view inside the page, and not the page alone, bounds the height of a text: a frame that
  /// was asked for, or what the text lies over or behind.
  fileprivate func isBounded(_ text: FactNode) -> Bool {
    var inner = text
    for outer in around(text) {
      defer { inner = outer }
      guard outer.isAsked else { continue }
      switch outer.layout {
      case .wrapper(.frame(_, .some, _)): return true
      case .wrapper(.flexFrame):
        let height = outer.flexFrame?.maxHeight ?? .infinity
        if height < size.height { return true }
      // What stands over or behind a view has its room.
      case .wrapper(.layered) where outer.children.first != inner.index: return true
      case .wrapper(.aspectRatio): return true
      default: continue
      }
    }
    return false
  }
}
