import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoBetween = AuditRule(
    id: "joho.between", system: .joho,
    threshold: "12 points between things to touch; parts of one control and rows are exempt",
    source: "seed 000, chapters 7 and 18",
    reason: "A finger that misses one target should not hit another.",
    needs: [.screen],
    example: Example(
      before: "HStack(spacing: 4) { Button(\"A\") {}; Button(\"B\") {} }",
      after: "HStack(spacing: 12) { Button(\"A\") {}; Button(\"B\") {} }")
  ) { facts in
    let controls = facts.elements.filter {
      $0.isInteractive && !$0.isInline && !$0.hitFrame.isEmpty
    }
    var findings: [Finding] = []
    for (place, one) in controls.enumerated() {
      for other in controls.dropFirst(place + 1) {
        guard let gap = one.hitFrame.gap(to: other.hitFrame), gap.length < 44 else { continue }
        guard !facts.belongTogether(one, other) else { continue }
        if gap.length >= 11.99 {
          findings.append(facts.finding("joho.between", .pass, at: other))
          continue
        }
        findings.append(
          facts.finding(
            "joho.between", .violation, at: other,
            message: "\(gap.length.points) points between '\(one.name)' and '\(other.name)'",
            measured: "\(gap.length.points) pt", wanted: "12 pt at least"))
      }
    }
    return findings
  }
}

extension FactElement {
  /// The label, or the kind.
  var name: String { element.label?.excerpt ?? "a control" }
}

extension AuditFacts {
  /// Whether two are parts of one control, of a bar or of a grid, or rows of a list.
  fileprivate func belongTogether(_ one: FactElement, _ other: FactElement) -> Bool {
    let traits = [one.element.traits, other.element.traits]
    if traits.allSatisfy({ $0.contains(.isTab) }) { return true }
    let (a, b) = (one.hitFrame, other.hitFrame)
    let isAbove = min(a.maxX, b.maxX) - max(a.minX, b.minX) > 0
    // Rows of a list stand below each other.
    if isAbove, isRow(one, in: a), isRow(other, in: b) { return true }
    // What a row uncovers at its side belongs to it.
    if !isAbove, abs(a.height - b.height) <= 1, max(a.width, b.width) >= size.width * 0.5,
      isRow(a.width > b.width ? one : other, in: a.width > b.width ? a : b)
    {
      return true
    }
    let alike = elements.filter {
      $0.isInteractive && abs($0.hitFrame.width - a.width) <= 1
        && abs($0.hitFrame.height - a.height) <= 1
    }
    // A grid has at least two rows and three columns.
    let rows = Set(alike.map { Int($0.hitFrame.midY) })
    let columns = Set(alike.map { Int($0.hitFrame.midX) })
    if alike.count >= 6, abs(a.width - b.width) <= 1, rows.count >= 2, columns.count >= 3 {
      return true
    }
    // Seven days and the like in one line.
    if alike.count >= 5, abs(a.width - b.width) <= 1, rows.count == 1 { return true }
    // Parts that one of the system's controls places.
    if isPlacedBySystem(one), isPlacedBySystem(other) { return true }
    // Touching parts inside one border are one control: segments, steppers.
    return arePartsOfOne(a, b)
  }

  private func isPlacedBySystem(_ element: FactElement) -> Bool {
    guard let node = element.node else { return true }
    let container = around(nodes[node]).first { outer in
      if case .container = outer.layout { true } else { false }
    }
    return container.map { !$0.isAsked } ?? false
  }

  /// Whether two areas touch inside one border, as segments and compartments do.
  func arePartsOfOne(_ a: CGRect, _ b: CGRect) -> Bool {
    guard let gap = a.gap(to: b), gap.length < 4 else { return false }
    return borders.contains { border in
      let around = border.frame.insetBy(dx: -1, dy: -1)
      return around.contains(a) && around.contains(b)
    }
  }
}
