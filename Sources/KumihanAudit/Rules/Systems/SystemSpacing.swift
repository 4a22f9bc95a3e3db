import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemSpacing = AuditRule(
    id: "sys.spacing", system: .system,
    threshold: "asked spacings and paddings are multiples of 4 from 4 to 24",
    source: "seed 003, Spacing", reason: "The system's own distances are right in most places.",
    example: Example(before: "VStack(spacing: 10) { a; b }", after: "VStack(spacing: 8) { a; b }")
  ) { facts in
    facts.distanceFindings(
      "sys.spacing", [4, 8, 12, 16, 20, 24], words: "a multiple of 4 up to 24 pt"
    ) { value in
      // Above the scale, a step of four may be a margin that keeps a bar or a keyboard free.
      value > 24 && (value / 4).isNearlyWhole ? "larger than the scale" : nil
    }
  }
}
