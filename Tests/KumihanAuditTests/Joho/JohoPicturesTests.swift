import Foundation
import Joho
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanAudit

/// Joho's own pictures keep the rules that the book states.
@MainActor
struct JohoPicturesTests {
  /// The pages that show what to avoid.
  private func showsFaults(_ name: String) -> Bool {
    name.contains("Transformation") || name.contains("Comparison")
  }

  @Test func everyComponentKeepsTheRules() throws {
    let context = try RenderingContext.bundled()
    var (faults, reviews, nodes) = ([String](), [String](), 0)
    for component in JohoCatalogue.catalogue.components where !showsFaults(component.name) {
      for state in component.states {
        var options = LayoutOptions()
        options.background = .white
        options.proposedSize = ProposedViewSize(width: state.width.map { $0 + 16 }, height: nil)
        FileHandle.standardError.write(Data("LAY \(component.name)\n".utf8))
        let page = try context.layout(state.view().padding(8), options: options)
        var audit = AuditOptions(system: .joho)
        audit.rules = Set(RuleRegister.joho.map(\.id))
        FileHandle.standardError.write(Data("AT \(component.name).\(state.name)\n".utf8))
        let facts = try AuditFacts(page, options: audit)
        for rule in audit.chosenRules {
          FileHandle.standardError.write(Data("  \(rule.id)\n".utf8))
          _ = facts.findings(of: rule)
        }
        let report = AuditReport(facts)
        nodes += report.nodeCount
        let name = "\(component.name).\(state.name)"
        func line(_ finding: Finding) -> String {
          "\(name): \(finding.rule) \(finding.site.shortDescription) \(finding.message) \(finding.frame)"
        }
        faults += report.violations.map(line)
        reviews += report.reviews.map(line)
      }
    }
    try Data((faults + ["REVIEWS"] + reviews).joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: "/tmp/joho_faults.txt"))
    #expect(faults.isEmpty, "\(faults.count)\n\(faults.joined(separator: "\n"))")
    #expect(Double(reviews.count) <= Double(nodes) * 0.05, "\(reviews.count) of \(nodes)\n\(reviews.joined(separator: "\n"))")
    print("REVIEWS \(reviews.count) of \(nodes)\n\(reviews.joined(separator: "\n"))")
  }
}
