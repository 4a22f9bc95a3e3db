import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoTouch = AuditRule(
    id: "joho.touch", system: .joho, threshold: "44 x 44 points for everything to touch",
    source: "seed 000, chapters 7 and 18", reason: "A fingertip covers about 44 points.",
    options: ["touch"],
    example: Example(
      before: "Button { } label: { Image(systemName: \"plus\") }",
      after: "Button { } label: { Image(systemName: \"plus\").frame(minWidth: 44, minHeight: 44) }")
  ) { facts in
    facts.touchFindings("joho.touch", from: .components)
  }
}

extension AuditFacts {
  /// Things to touch that are smaller than 44 points; those that a system's own control makes have
  /// its size.
  func touchFindings(_ rule: String, from author: FactNode.Author) -> [Finding] {
    elements.compactMap { element in
      guard element.isInteractive, !element.isInline, !element.hitFrame.isEmpty,
        let place = element.node, nodes[place].isVisible
      else { return nil }
      let traits = element.element.traits
      // Switches, sliders, steppers, tabs and bars of the system's.
      if !nodes[place].isAsked, !isLabelAsked(nodes[place]) {
        return finding(rule, .notApplicable("a control of the system's has its size"), at: element)
      }
      if traits.contains(.isAdjustable) || traits.contains(.isTab) || traits.contains(.isBackButton)
      {
        return finding(rule, .notApplicable("a control of the system's has its size"), at: element)
      }
      if isCell(element) || isInTrail(element) {
        return finding(rule, .notApplicable("a cell of a grid, or part of a line"), at: element)
      }
      let touched = element.hitFrame.size
      if touched.isEnough { return finding(rule, .pass, at: element) }
      let measured = "\(touched.width.points) x \(touched.height.points) pt"
      let declared = declaredFrame(of: nodes[place])
      if declared.isEnough {
        return finding(
          rule, .violation, at: element, level: .info,
          message:
            "'\(element.name)' answers to touches in \(measured) only: put the frame into the label",
          measured: measured, wanted: "44 x 44 pt")
      }
      return finding(
        rule, .violation, at: element,
        message: "'\(element.name)' is \(measured) to touch", measured: measured,
        wanted: "44 x 44 pt at least", fix: .addToLabel(".frame(minWidth: 44, minHeight: 44)"))
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

  private func isLabelAsked(_ node: FactNode) -> Bool {
    inside(node).contains { $0.isAsked && ($0.text != nil || $0.drawing != nil) }
  }

  /// The size of the frames and lines that stand directly around a control.
  private func declaredFrame(of node: FactNode) -> CGSize {
    var size = node.drawnFrame.size
    for outer in around(node) {
      switch outer.layout {
      case .wrapper(.frame), .wrapper(.flexFrame), .wrapper(.padding), .wrapper(.effect),
        .wrapper(.passthrough), .wrapper(.annotated):
        break
      case .wrapper(.layered): break
      default: return size
      }
      guard outer.children.count == 1 || isLayered(outer) else { return size }
      size.width = max(size.width, outer.drawnFrame.width)
      size.height = max(size.height, outer.drawnFrame.height)
    }
    return size
  }

  private func isLayered(_ node: FactNode) -> Bool {
    if case .wrapper(.layered) = node.layout { true } else { false }
  }
}

extension CGSize {
  /// 44 points, less what rounding to pixels takes.
  fileprivate var isEnough: Bool { width >= 43.6 && height >= 43.6 }
}

extension FactNode {
  /// Whether it draws a symbol.
  var isSymbol: Bool { if case .symbol? = drawing { true } else { false } }
}
