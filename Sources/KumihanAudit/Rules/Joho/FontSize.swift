import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoFontSize = AuditRule(
    id: "joho.font.size", system: .joho,
    threshold: "10, 12, 14, 16, 18, 32 or 48 points, as asked for",
    source: "seed 000, chapter 6",
    reason: "Seven sizes make levels that can be told apart; below 10 points nothing is read.",
    needs: [.screen],
    example: Example(
      before: "Text(\"A\").font(.system(size: 15, weight: .medium, design: .rounded))",
      after: "Text(\"A\").font(.system(size: 16, weight: .medium, design: .rounded))")
  ) { facts in
    let scale = FactText.scaleOfBook
    return facts.judgedRuns { node, run in
      let size = run.font.size
      if scale.contains(where: { abs($0 - size) < 0.01 }) {
        return facts.finding("joho.font.size", .pass, at: node)
      }
      let nearest = scale.min { abs($0 - size) < abs($1 - size) } ?? 16
      return facts.finding(
        "joho.font.size", .violation, at: node,
        message: "'\(run.text.excerpt)' has \(size.points) points",
        measured: "\(size.points) pt", wanted: size < 10 ? "10 pt at least" : "\(nearest.points) pt"
      )
    }
  }
}

extension FactText {
  /// The book's sizes of text in points.
  static let scaleOfBook: [CGFloat] = [10, 12, 14, 16, 18, 32, 48]
}
