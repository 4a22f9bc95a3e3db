import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoTouch = AuditRule(
    id: "joho.touch", system: .joho, threshold: "44 x 44 points for everything to touch",
    source: "seed 000, chapters 7 and 18", reason: "A fingertip covers about 44 points.",
    needs: [.screen],
    options: ["touch"],
    example: Example(
      before: "Button { } label: { Image(systemName: \"plus\") }",
      after: "Button { } label: { Image(systemName: \"plus\").frame(minWidth: 44, minHeight: 44) }")
  ) { facts in
    facts.touchFindings("joho.touch")
  }
}

extension AuditFacts {
  /// Things to touch that are smaller than 44 points; those that a system's own control makes have
  /// its size.
  func touchFindings(_ rule: String) -> [Finding] {
    targets.compactMap { target in
      guard !target.isInline, !target.frame.isEmpty else { return nil }
      let element = target.element.map { elements[$0] }
      func finding(
        _ result: Finding.Result, level: AuditRule.Level = .error, _ message: String = "",
        _ measured: String? = nil, fix: Fix? = nil
      ) -> Finding {
        let wanted = measured.map { _ in "44 x 44 pt at least" }
        if let element {
          return self.finding(
            rule, result, at: element, level: level, message: message, measured: measured,
            wanted: wanted, fix: fix)
        }
        return self.finding(
          rule, result, at: nodes[target.node], level: level, message: message,
          measured: measured, wanted: wanted, fix: fix)
      }
      // Switches, sliders, steppers, tabs and bars of the system's.
      let traits = element?.element.traits ?? []
      if target.isOfSystem
        || !traits.isDisjoint(with: [.isAdjustable, .isTab, .isBackButton, .isToggle])
      {
        return finding(.notApplicable("a control of the system's has its size"))
      }
      if let element, isCell(element) || isInTrail(element) {
        return finding(.notApplicable("a cell of a grid, or part of a line"))
      }
      if target.frame.size.isEnough { return finding(.pass) }
      let name = target.label.isEmpty ? "a control" : "'\(target.label.excerpt)'"
      let size = target.frame.size
      let measured = "\(size.width.points) x \(size.height.points) pt"
      let fix = Fix.addToLabel(".frame(minWidth: 44, minHeight: 44)")
      if target.declaredFrame.size.isEnough {
        return finding(
          .violation, level: .info,
          "\(name) answers to touches in \(measured) only: put the frame into the label", measured,
          fix: fix)
      }
      return finding(.violation, "\(name) is \(measured) to touch", measured, fix: fix)
    }
  }

  /// Whether a control is words in a line with others and marks between them, as in a trail.
  private func isInTrail(_ element: FactElement) -> Bool {
    let frame = element.hitFrame
    guard frame.height < 30, texts(in: frame).count == 1 else { return false }
    let line = nodes.filter { node in
      node.isVisible && (node.text != nil || node.isSymbol)
        && abs(node.drawnFrame.midY - frame.midY) < 3
        && node.drawnFrame.height < 30
    }.sorted { $0.drawnFrame.minX < $1.drawnFrame.minX }
    let marks = line.filter { node in
      node.isSymbol || node.text?.string.contains(where: { $0.isLetter || $0.isNumber }) == false
    }
    return marks.count >= 1 && line.count >= marks.count + 2
      && marks.contains {
        abs($0.drawnFrame.minX - frame.maxX) < 12 || abs($0.drawnFrame.maxX - frame.minX) < 12
      }
  }
}

extension CGSize {
  /// 44 points, less what rounding to pixels takes.
  fileprivate var isEnough: Bool { width >= 43.49 && height >= 43.49 }
}

extension FactNode {
  /// Whether it draws a symbol.
  var isSymbol: Bool { if case .symbol? = drawing { true } else { false } }
}
