package import Foundation
package import KumihanDrawing
import KumihanLayout
import KumihanText

/// Content that needs its size first. It runs on the main actor between solving and drawing.
@MainActor
package struct DeferredContent {
  package enum Maker {
    /// Views laid out in the node's frame, placed at its top leading corner.
    case views((GeometryProxy, inout Lowering) -> Void)
    /// Finished commands in the frame's own coordinates.
    case drawing((CGSize, EnvironmentValues, Services) -> [DrawItem])
  }

  package var maker: Maker
  package var environment: EnvironmentValues
  /// The content's place in the view hierarchy; 0 until rounds need it.
  var place: Rounds.Place = 0

  var makesViews: Bool {
    if case .views = maker { true } else { false }
  }

  package init(maker: Maker, environment: EnvironmentValues) {
    (self.maker, self.environment) = (maker, environment)
  }
}
