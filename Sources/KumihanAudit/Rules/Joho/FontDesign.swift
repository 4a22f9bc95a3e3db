import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoFontDesign = AuditRule(
    id: "joho.font.design", system: .joho, threshold: "the rounded design of the system's font",
    source: "seed 000, chapters 3 and 6",
    reason: "Rounded letters go with continuous corners.",
    example: Example(
      before: "Text(\"A\").font(.system(size: 16, weight: .medium))",
      after: "Text(\"A\").font(.system(size: 16, weight: .medium, design: .rounded))")
  ) { facts in
    facts.judgedRuns { node, run in
      let words = "'\(run.text.excerpt)'"
      switch run.font.family {
      case .system(.rounded): return facts.finding("joho.font.design", .pass, at: node)
      case .named(let name) where name.lowercased().contains("round"):
        return facts.finding("joho.font.design", .pass, at: node)
      case .named(let name) where FontsOfPhones.hold(name) && !name.contains("Maru"):
        return facts.finding(
          "joho.font.design", .violation, at: node, message: "\(words) in the face \(name)",
          measured: name, wanted: "rounded")
      case .named(let name):
        return facts.finding(
          "joho.font.design", .needsReview("whether \(name) is a rounded face"), at: node,
          message: "\(words) in the face \(name)", measured: name, wanted: "rounded")
      case .system(let design):
        return facts.finding(
          "joho.font.design", .violation, at: node,
          message: "\(words) in the \(design) design", measured: "\(design)", wanted: "rounded",
          fix: .add(".fontDesign(.rounded)"))
      }
    }
  }
}
