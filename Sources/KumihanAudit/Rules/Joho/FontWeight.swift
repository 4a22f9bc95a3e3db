import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoFontWeight = AuditRule(
    id: "joho.font.weight", system: .joho,
    threshold: "medium (500) at least; 18 and 32 points bold (700), 48 points heavy (800)",
    source: "seed 000, chapters 3 and 6",
    reason: "Light letters whisper; size and place make the hierarchy.",
    example: Example(
      before: "Text(\"A\").font(.system(size: 16, weight: .light, design: .rounded))",
      after: "Text(\"A\").font(.system(size: 16, weight: .medium, design: .rounded))")
  ) { facts in
    facts.judgedRuns { node, run in
      let wanted: (number: Int, name: String) =
        switch run.font.size {
        case 47.5...: (800, "heavy")
        case 31.5...: (700, "bold")
        case 17.5..<18.5: (700, "bold")
        default: (500, "medium")
        }
      guard run.font.weight < wanted.number else {
        return facts.finding("joho.font.weight", .pass, at: node)
      }
      return facts.finding(
        "joho.font.weight", .violation, at: node,
        message: "'\(run.text.excerpt)' has the weight \(run.font.weight)",
        measured: "\(run.font.weight)", wanted: "\(wanted.name), \(wanted.number)",
        fix: .add(".fontWeight(.\(wanted.name))"))
    }
  }
}
