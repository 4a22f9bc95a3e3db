import Foundation
import Kumihan
import KumihanAudit
import KumihanPlanner

/// Auditing the Star Page against drawing it: from a laid-out page to a PNG's bytes, and to a report.
@MainActor
struct AuditBenchmark {
  private let page: LaidOutPage
  private let large: LaidOutPage

  init() throws {
    let view = try StarBenchmark.page(day: 0)
    let context = try RenderingContext.bundled()
    func laidOut(_ size: DynamicTypeSize) throws -> LaidOutPage {
      var options = LayoutOptions(size: CGSize(width: 390, height: 844), scale: 2)
      options.isOpaque = true
      options.environment.dynamicTypeSize = size
      return try context.layout(view, options: options)
    }
    (page, large) = (try laidOut(.large), try laidOut(.accessibility3))
  }

  func drawing(rounds: Int) throws -> [Double] {
    try timed(rounds: rounds) { _ = try page.export(.png(scale: 2)) }
  }

  func audit(rounds: Int) throws -> [Double] {
    try timed(rounds: rounds) { _ = try page.audit(large: large) }
  }
}
