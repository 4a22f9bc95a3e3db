import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let contrastText = AuditRule(
    id: "contrast.text", threshold: "4.5:1; large text 3:1",
    source: "WCAG 2.2, 1.4.3 (AA); Xcode's contrast",
    reason:
      "People with low vision, and everyone in sunlight, cannot read words that are too faint.",
    needs: [.pixels], options: ["largeText", "systemColours"],
    example: Example(
      before: "Text(\"Total\").foregroundStyle(Color(white: 0.7))",
      after: "Text(\"Total\").foregroundStyle(Color(white: 0.4))")
  ) { facts in
    textContrasts(facts, "contrast.text", plain: 4.5, large: 3)
  }

  static let contrastTextAAA = AuditRule(
    id: "contrast.text.aaa", level: .info, threshold: "7:1; large text 4.5:1",
    source: "WCAG 2.2, 1.4.6 (AAA)",
    reason: "More contrast lets more people read without help.",
    needs: [.pixels], options: ["largeText", "systemColours"],
    example: Example(
      before: "Text(\"Total\").foregroundStyle(Color(white: 0.4))",
      after: "Text(\"Total\").foregroundStyle(Color(white: 0.3))")
  ) { facts in
    textContrasts(facts, "contrast.text.aaa", plain: 7, large: 4.5)
  }

  private static func textContrasts(
    _ facts: AuditFacts, _ rule: String, plain: Double, large: Double
  ) -> [Finding] {
    let verdict = ContrastVerdict(facts, rule: rule)
    let definition = facts.options.largeText
    let findings = (facts.contrasts ?? []).filter { !$0.isSymbol }.map { contrast in
      let isLarge = contrast.isLarge(definition)
      let note = isLarge ? " for large text (\(definition.rawValue))" : ""
      return (
        contrast.node,
        verdict.finding(contrast, least: isLarge ? large : plain, kind: "text", note: note)
      )
    }
    guard findings.contains(where: { $0.1.result == .violation }) else { return findings.map(\.1) }
    // The ground of words on words is their ink, which `overlap` speaks of.
    guard facts.options.chosenRules.contains(where: { $0.id == "overlap" }) else {
      return findings.map(\.1)
    }
    let texts = OverlappingTexts(facts)
    return findings.map { node, finding in
      guard finding.result == .violation, texts.partner(of: facts.nodes[node]) != nil else {
        return finding
      }
      return facts.finding(
        rule, .notApplicable("it lies on other words"), at: facts.nodes[node])
    }
  }
}
