import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoCanvas = AuditRule(
    id: "joho.canvas", system: .joho,
    threshold: "no dark region wider than 8 points between containers",
    source: "seed 000, chapter 3",
    reason: "The dark canvas is a thin edge around light containers, not a surface.",
    example: Example(
      before: "VStack(spacing: 24) { card; card }.background(JohoColors.background)",
      after: "VStack(spacing: 8) { card; card }.background(JohoColors.background)")
  ) { facts in
    let page = CGRect(origin: .zero, size: facts.size)
    // The light areas that lie directly on the dark, and the text beside them.
    var items: [(frame: CGRect, node: Int)] = []
    for (index, ink) in facts.inks.enumerated() {
      guard let node = ink.node, !ink.bounds.isNull, !ink.bounds.isEmpty else { continue }
      let middle = CGPoint(x: ink.bounds.midX, y: ink.bounds.midY)
      guard !items.contains(where: { $0.frame.insetBy(dx: -1, dy: -1).holds(ink.bounds) }),
        !(ink.bounds.width >= page.width - 1 && ink.bounds.height >= page.height - 1),
        let ground = facts.ground(below: index, at: middle), facts.isDark(ground)
      else { continue }
      switch ink.kind {
      case .fill, .stroke:
        if let color = ink.color, facts.isDark(color.over(ground)) { continue }
      case .text, .symbol, .image: break
      }
      items.append((ink.bounds, node))
    }
    let containers = items.filter { min($0.frame.width, $0.frame.height) >= 20 }
    guard containers.count > 1 else { return [] }
    var findings: [Finding] = []
    for (place, item) in containers.enumerated() {
      for other in containers.dropFirst(place + 1) {
        guard let gap = item.frame.gap(to: other.frame), gap.area.height > 0, gap.area.width > 0
        else { continue }
        let isFilled = items.contains {
          $0.frame.intersects(gap.area.insetBy(dx: 0.5, dy: 0.5)) && $0.frame != item.frame
            && $0.frame != other.frame
        }
        guard !isFilled else { continue }
        // A line across is dark too: the canvas is dark beside it as well.
        let points = [0.2, 0.5, 0.8].map { part in
          CGPoint(
            x: gap.area.minX + gap.area.width * part, y: gap.area.minY + gap.area.height * part)
        }
        let isCanvas = points.allSatisfy {
          facts.ground(below: facts.inks.count, at: $0).map(facts.isDark) ?? false
        }
        guard isCanvas else { continue }
        let node = facts.nodes[other.node]
        guard gap.length > 8.25 else {
          findings.append(facts.finding("joho.canvas", .pass, at: node))
          continue
        }
        // The stack that set them apart.
        let meet = facts.meet(facts.nodes[item.node], node)
        var culprit = node
        if case .container(.stack(_, _, let spacing?)) = meet.layout, spacing > 8, meet.isAsked {
          culprit = meet
        }
        findings.append(
          facts.finding(
            "joho.canvas", .violation, at: culprit,
            message: "\(gap.length.points) points of dark canvas between containers",
            measured: "\(gap.length.points) pt", wanted: "8 pt at most", frame: gap.area))
      }
    }
    return findings
  }
}

extension AuditFacts {
  fileprivate func isDark(_ color: RGBA) -> Bool {
    color.luminance < 0.03
  }
}

extension CGRect {
  /// The strip between two rectangles that are beside or above each other, and its shorter length.
  func gap(to other: CGRect) -> (length: CGFloat, area: CGRect)? {
    let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
    let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
    if right - left > Swift.min(width, other.width) * 0.5, top >= bottom {
      return (top - bottom, CGRect(x: left, y: bottom, width: right - left, height: top - bottom))
    }
    if bottom - top > Swift.min(height, other.height) * 0.5, left >= right {
      return (left - right, CGRect(x: right, y: top, width: left - right, height: bottom - top))
    }
    return nil
  }
}
