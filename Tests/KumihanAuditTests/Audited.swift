import Foundation
import Kumihan
import KumihanAudit

/// The report of a view on a phone's width, over white, with the rules that are named.
@MainActor
func audited(
  _ view: some View, size: CGSize = CGSize(width: 320, height: 480), rules: String...,
  change: (inout AuditOptions) -> Void = { _ in },
  environment: (inout LayoutOptions) -> Void = { _ in }
) throws -> AuditReport {
  var layout = LayoutOptions(size: size, scale: 2)
  layout.isOpaque = true
  environment(&layout)
  var options = AuditOptions()
  if !rules.isEmpty { options.rules = Set(rules) }
  change(&options)
  return try RenderingContext.bundled().audit(view, layout: layout, options)
}
