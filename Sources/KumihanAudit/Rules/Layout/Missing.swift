import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanViews

extension AuditRule {
  static let missingGlyph = missing(
    "missing.glyph", "every character has a glyph in some face",
    Example(before: "Text(\"\\u{12000}\")", after: "Text(\"A\")")
  ) { if case .missingGlyph = $0 { true } else { false } }

  static let missingSymbol = missing(
    "missing.symbol", "every symbol's name is known",
    Example(before: "Image(systemName: \"tresh\")", after: "Image(systemName: \"trash\")")
  ) { if case .missingSymbol = $0 { true } else { false } }

  static let missingImage = missing(
    "missing.image", "every picture's name has a file that can be drawn",
    Example(before: "Image(\"Cuver\")", after: "Image(\"Cover\")")
  ) {
    switch $0 {
    case .missingImage, .brokenImage: true
    default: false
    }
  }

  static let missingFont = missing(
    "missing.font", "every family and face that is asked for is there",
    Example(
      before: "Text(\"x\").font(.custom(\"NoSuchFont-Bold\", size: 28))",
      after: "Text(\"x\").font(.title.bold())")
  ) { if case .missingFont = $0 { true } else { false } }

  private static func missing(
    _ id: String, _ threshold: String, _ example: Example,
    _ isMeant: @escaping @Sendable (ViewIssue) -> Bool
  ) -> AuditRule {
    AuditRule(
      id: id, threshold: threshold, source: "the page's own report",
      reason: "Something else stands in its place, or nothing.", example: example
    ) { facts in
      let found = facts.issues.filter { isMeant($0.issue) }.map { issue -> Finding in
        guard let node = facts.nodes.first(where: { "\($0.site)" == issue.site }) else {
          return Finding(rule: id, .violation, message: issue.issue.message)
        }
        return facts.finding(id, .violation, at: node, message: issue.issue.message)
      }
      if !found.isEmpty { return found }
      // All that could have lacked something passes as one.
      return facts.inks.contains { $0.run != nil || $0.kind == .image }
        ? [Finding(rule: id, .pass)] : []
    }
  }
}
