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
      let weight = run.font.statedWeight
      guard weight < wanted.number else {
        return facts.finding("joho.font.weight", .pass, at: node)
      }
      return facts.finding(
        "joho.font.weight", .violation, at: node,
        message: "'\(run.text.excerpt)' has the weight \(weight)",
        measured: "\(weight)", wanted: "\(wanted.name), \(wanted.number)",
        fix: .add(".fontWeight(.\(wanted.name))"))
    }
  }
}

extension FontRequest {
  /// The weight that was asked for, or that the name of a face says: `Georgia-Bold`.
  fileprivate var statedWeight: Int {
    guard case .named(let name) = family, let dash = name.lastIndex(of: "-") else { return weight }
    let style = name[name.index(after: dash)...].lowercased()
    let known = Self.weightsOfFaces.first { style.contains($0.word) }
    return max(weight, known?.weight ?? 0)
  }

  /// Longer words before those that they hold.
  private static let weightsOfFaces: [(word: String, weight: Int)] = [
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700),
    ("medium", 500), ("heavy", 800), ("black", 900),
  ]
}
