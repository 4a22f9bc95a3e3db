import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let printHairline = AuditRule(
    id: "print.hairline", threshold: "0.25 pt in black; 0.5 pt in a tint or light on dark",
    source: "seed 000, chapter 17; printers' data sheets",
    reason: "Thinner lines break up, and tints of them are dots.",
    needs: [.paper], options: ["printScale"],
    example: Example(
      before: "Rectangle().stroke(.black, lineWidth: 0.1)",
      after: "Rectangle().stroke(.black, lineWidth: 0.5)")
  ) { facts in
    facts.inks.compactMap { ink in
      guard let index = ink.node, !ink.bounds.isNull, let color = ink.color, color.alpha > 0.01
      else { return nil }
      let width: CGFloat
      switch ink.kind {
      case .stroke(let value): width = value
      case .fill:
        let thin = min(ink.wholeBounds.width, ink.wholeBounds.height)
        // A narrow box is a line.
        guard thin > 0, thin < 1, ink.path?.rectangle != nil else { return nil }
        width = thin
      case .text, .symbol, .image: return nil
      }
      let printed = width * facts.options.printScale
      let isBlack = Luminance.of(color.over(.white)) < 0.05
      let wanted: CGFloat = isBlack ? 0.25 : 0.5
      let node = facts.nodes[index]
      if printed >= wanted - 0.005 {
        return facts.finding("print.hairline", .pass, at: node)
      }
      let measured = "\(((printed * 100).rounded() / 100).shortText) pt"
      return facts.finding(
        "print.hairline", .violation, at: node,
        message: "a line of \(measured)\(isBlack ? "" : " in \(color.over(.white).hex)")",
        measured: measured, wanted: "\(wanted.shortText) pt", frame: ink.bounds)
    }
  }
}
