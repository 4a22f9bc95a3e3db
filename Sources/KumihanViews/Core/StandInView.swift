import Foundation
import KumihanDrawing
package import KumihanLayout
import KumihanText

/// A plain view in place of what only a service of Apple's could show; the report says so.
package struct StandInView<Content: View>: _PrimitiveView {
  let content: Content
  let reason: String
  let site: CallSite

  /// - Parameter reason: What is missing, as `a map's ground needs map data`.
  package init(_ reason: String, at site: CallSite, @ViewBuilder content: () -> Content) {
    (self.reason, self.site, self.content) = (reason, site, content())
  }

  package func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.report(.needsService(reason), at: site)
    content._lower(into: &lowering)
  }
}
