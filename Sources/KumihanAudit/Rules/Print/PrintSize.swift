import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let printSize = AuditRule(
    id: "print.size", threshold: "5.5 pt on paper; 6 pt in light on dark",
    source: "seed 000, chapter 17; ISO 12647 practice",
    reason: "Ink spreads: smaller letters close up, light ones on dark first.",
    needs: [.paper, .pixels], options: ["printScale"],
    example: Example(
      before: "Text(\"note\").font(.system(size: 4))",
      after: "Text(\"note\").font(.system(size: 6))")
  ) { facts in
    // A sheet that is dark as a whole is for a display, on which ink does not spread.
    let isNight =
      facts.ground(below: facts.inks.count, at: CGPoint(x: 1, y: 1))
      .map { $0.luminance < 0.03 } ?? false
    let reversed =
      isNight
      ? []
      : Set(
        (facts.contrasts ?? []).filter { Luminance.of($0.color) > Luminance.of($0.ground) + 0.1 }
          .map(\.node))
    var least: [Int: Double] = [:]
    for ink in facts.inks {
      guard case .text(let size) = ink.kind, let node = ink.node, !ink.bounds.isNull,
        ink.run?.text.contains(where: { !$0.isWhitespace }) == true
      else { continue }
      least[node] = min(least[node] ?? .infinity, Double(size) * facts.options.printScale)
    }
    return least.sorted { $0.key < $1.key }.map { index, size in
      let node = facts.nodes[index]
      let wanted = reversed.contains(index) ? 6.0 : 5.5
      let measured = "\((size * 100).rounded() / 100) pt"
      // Faces are drawn up to a twenty-fifth smaller than asked for, to look alike.
      if size >= wanted * 0.96 - 0.01 {
        return facts.finding("print.size", .pass, at: node, measured: measured)
      }
      return facts.finding(
        "print.size", .violation, at: node,
        message: "'\((node.text?.string ?? "").excerpt)' has \(measured) on paper",
        measured: measured, wanted: "\(wanted) pt")
    }
  }
}
