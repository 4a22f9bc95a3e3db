import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  /// 3 mm in points.
  private static let safe: CGFloat = 3 * 72 / 25.4
  /// 12 mm in points: a punched hole's middle. Source: ISO 838.
  private static let bound: CGFloat = 12 * 72 / 25.4

  static let printSafe = AuditRule(
    id: "print.safe", threshold: "words and symbols are 3 mm from the trim, 12 mm at the binding",
    source: "printers' data sheets; ISO 838",
    reason: "Paper moves under the knife, and rings take their share.",
    needs: [.paper], options: ["binding"],
    example: Example(
      before: "Text(\"12\").padding(2)", after: "Text(\"12\").padding(12)")
  ) { facts in
    let trim = facts.trim ?? CGRect(origin: .zero, size: facts.size)
    let binding = facts.options.binding
    let (left, right, top) = (
      binding == .left ? bound : safe, binding == .right ? bound : safe,
      binding == .top ? bound : safe
    )
    let area = CGRect(
      x: trim.minX + left, y: trim.minY + top, width: trim.width - left - right,
      height: trim.height - top - safe)
    var worst: [Int: CGRect] = [:]
    for ink in facts.inks {
      guard let node = ink.node, ink.run != nil, !ink.bounds.isNull, !ink.bounds.isEmpty else {
        continue
      }
      worst[node] = worst[node].map { $0.union(ink.bounds) } ?? ink.bounds
    }
    return worst.sorted { $0.key < $1.key }.map { index, box in
      let node = facts.nodes[index]
      let over = max(
        area.minX - box.minX, box.maxX - area.maxX, area.minY - box.minY, box.maxY - area.maxY)
      if over <= 0.25 { return facts.finding("print.safe", .pass, at: node) }
      let words = node.text.map { "'\($0.string.excerpt)'" } ?? "a symbol"
      return facts.finding(
        "print.safe", .violation, at: node,
        message: "\(words) lies \(over.tenths) pt outside of the safe area",
        measured: "\(over.tenths) pt", wanted: "0 pt", frame: box)
    }
  }
}
