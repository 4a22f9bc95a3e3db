import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let kajilisSpacing = AuditRule(
    id: "kajilis.spacing", system: .kajilis,
    threshold: "the nine spacings of the token file, 2 to 48 points",
    source: "seed 002, requirement 3", reason: "Distances come from one scale.",
    example: Example(
      before: "VStack(spacing: 10) { a; b }",
      after: "VStack(spacing: KajilisTokens.Spacing.s) { a; b }")
  ) { facts in
    facts.distanceFindings(
      "kajilis.spacing", SystemTable.kajilis.spacings, words: "a spacing of the tokens")
  }

  static let kajilisColour = AuditRule(
    id: "kajilis.colour", system: .kajilis, threshold: "the colours of the token file",
    source: "seed 002, requirements 1 and 4", reason: "A colour has the name of its purpose.",
    example: Example(
      before: "Text(\"A\").foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.3))",
      after: "Text(\"A\").foregroundStyle(KajilisTokens.Color.primaryColor)")
  ) { facts in
    var seen: Set<ColourUse> = []
    return facts.colourUses.compactMap { use in
      let node = facts.nodes[use.node]
      guard node.isAsked, !facts.isTintOfControl(use),
        seen.insert(use.withoutNode(facts)).inserted
      else { return nil }
      let opaque = use.color.opaque
      let isToken = SystemTable.kajilis.colors.contains {
        $0.color.isNear(use.color) || $0.color.opaque.distance(to: opaque) < 1
      }
      let isStructure = [RGBA.black, .white].contains { opaque.isNear($0) }
      let isLabel = SystemColourNames.isLabelOrBackground(use.color)
      if isToken || isStructure || isLabel {
        return facts.finding("kajilis.colour", .pass, at: node)
      }
      let nearest = SystemTable.kajilis.colors.min {
        $0.color.distance(to: opaque) < $1.color.distance(to: opaque)
      }
      return facts.finding(
        "kajilis.colour", .violation, at: node, message: "\(use.color.name) is no token",
        measured: use.color.name,
        wanted: nearest.map { "\($0.color.name), \($0.name)" } ?? "a token")
    }
  }

  static let kajilisTouch = AuditRule(
    id: "kajilis.touch", system: .kajilis, threshold: "44 x 44 points for everything to touch",
    source: "seed 002, requirement 8.5", reason: "A fingertip covers about 44 points.",
    example: touchExample
  ) { $0.touchFindings("kajilis.touch") }

  static let systemTouch = AuditRule(
    id: "sys.touch", system: .system, threshold: "44 x 44 points for everything to touch",
    source: "seed 003, Gestures & Interaction", reason: "A fingertip covers about 44 points.",
    example: touchExample
  ) { $0.touchFindings("sys.touch") }

  static let studioTouch = AuditRule(
    id: "studio.touch", system: .studio, threshold: "44 x 44 points for everything to touch",
    source: "seed 004, Tap Targets", reason: "A fingertip covers about 44 points.",
    example: touchExample
  ) { $0.touchFindings("studio.touch") }

  private static let touchExample = Example(
    before: "Button { } label: { Image(systemName: \"plus\") }",
    after: "Button { } label: { Image(systemName: \"plus\").frame(minWidth: 44, minHeight: 44) }")
}
