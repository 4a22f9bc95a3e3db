import Foundation
import Kumihan
import KumihanAudit
import Testing

/// What one rule says of a view: violations with what was measured, reviews, and whether it passed.
@MainActor
struct Verdict {
  let report: AuditReport
  let rule: String

  init(
    _ rule: String, size: CGSize = CGSize(width: 320, height: 480),
    environment: (inout LayoutOptions) -> Void = { _ in }, _ view: some View
  ) throws {
    self.rule = rule
    report = try audited(view, size: size, rules: rule, environment: environment)
  }

  var violations: [Finding] { report.violations }
  var measured: [String] { violations.compactMap(\.measured) }
  var isClean: Bool { report.findings.filter { $0.level == .error }.isEmpty }
  var passes: Int { report[rule]?.passes ?? 0 }
  var reviews: [Finding] { report.reviews }
}
