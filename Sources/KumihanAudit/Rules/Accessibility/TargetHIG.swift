import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let targetHIG = AuditRule(
    id: "target.hig", threshold: "44 x 44 pt",
    source: "Human Interface Guidelines; WCAG 2.2, 2.5.5",
    reason: "A fingertip is as wide as that.", needs: [.screen], options: ["touch"],
    example: Example(
      before: "Button { add() } label: { Image(systemName: \"plus\") }",
      after: "Button { add() } label: { Image(systemName: \"plus\").frame(width: 44, height: 44) }")
  ) { facts in
    targets(facts, "target.hig", least: 44)
  }

  static let targetATF = AuditRule(
    id: "target.atf", level: .info, threshold: "48 x 48 pt; 32 at the screen's edge",
    source: "Accessibility Test Framework for Android, TouchTargetSize",
    reason: "Views that are shared with Android are checked there by this figure.",
    needs: [.screen], options: ["touch"],
    example: Example(
      before:
        "Button { add() } label: { Image(systemName: \"plus\").frame(width: 44, height: 44) }",
      after: "Button { add() } label: { Image(systemName: \"plus\").frame(width: 48, height: 48) }")
  ) { facts in
    targets(facts, "target.atf", least: 48, atEdge: 32)
  }

  private static func targets(
    _ facts: AuditFacts, _ rule: String, least: Double, atEdge: Double? = nil
  ) -> [Finding] {
    facts.targets.map { target in
      let node = facts.nodes[target.node]
      let frame = target.frame(facts.options.touch)
      let isAtEdge =
        frame.minX <= 0.5 || frame.minY <= 0.5 || frame.maxX >= facts.size.width - 0.5
        || frame.maxY >= facts.size.height - 0.5
      let least = isAtEdge ? atEdge ?? least : least
      func finding(
        _ result: Finding.Result, level: Level = .error, _ message: String = "", fix: Fix? = nil
      ) -> Finding {
        facts.finding(
          rule, result, at: target, level: level, message: message, measured: frame.sizeText,
          wanted: "\(Int(least)) x \(Int(least)) pt", frame: frame, fix: fix)
      }
      guard target.isEnabled else { return finding(.notApplicable("it is disabled")) }
      if target.isInline { return finding(.notApplicable("it lies in a line of text")) }
      // A pixel at two per point is rounding.
      if frame.width >= least - 0.51, frame.height >= least - 0.51 { return finding(.pass) }
      if target.isOfSystem {
        return finding(.notApplicable("a control or a bar of the system's decides its size"))
      }
      let declared = target.declaredFrame
      let isDeclared = declared.width >= least - 0.25 && declared.height >= least - 0.25
      let message =
        "\(target.words) answers on \(frame.sizeText)"
        + (isDeclared ? "; put the frame around it into the label" : "")
      // Words alone in a plain button are as the system makes them, unless they were made small.
      let inside = facts.inside(node)
      let isPlainWords =
        !target.isGesture && inside.contains { $0.text != nil }
        && inside.allSatisfy(\.isPlainText)
        && inside.allSatisfy { $0.text.map { $0.size > 13 } ?? true }
      return finding(
        .violation, level: isPlainWords ? .info : .error, message,
        fix: target.isGesture || least > 44 || isPlainWords
          || isDeclared && facts.hasSmallTarget(near: declared, besides: target)
          ? nil : .addToLabel(".frame(minWidth: 44, minHeight: 44)"))
    }
  }
}

extension AuditFacts {
  /// Whether something too small to touch would lie too close to a target that filled an area.
  fileprivate func hasSmallTarget(near area: CGRect, besides target: FactTarget) -> Bool {
    targets.contains { other in
      let frame = other.frame(options.touch)
      return other.node != target.node && min(frame.width, frame.height) < 23.75
        && area.distance(to: frame.center) < 12
    }
  }
}

extension FactNode {
  /// Words without a ground, a frame or a symbol.
  fileprivate var isPlainText: Bool {
    if text != nil { return true }
    return drawing == nil && author == .engine
  }
}
