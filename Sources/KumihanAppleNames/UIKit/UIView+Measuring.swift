package import Foundation
import Kumihan
package import KumihanViews

extension UIView {
  static let noContentSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  /// The size of what the view shows or its constraints hold, in points; nil where that has none.
  func measured(in room: ProposedViewSize) -> CGSize? {
    guard hasContentSize else { return nil }
    return Self.size(
      of: makePicture?() ?? shownView ?? AnyView(UIViewPicture(view: self)), in: room)
  }

  /// The size of a view in the surroundings of what is being drawn; nil where the faces are not found.
  /// Outside of a drawing, in those of the main screen, so that the size holds what is drawn in it.
  package static func size(
    of view: some View, in room: ProposedViewSize, runsActions: Bool = false
  ) -> CGSize? {
    guard let context = try? RenderingContext.bundled() else { return nil }
    var options = LayoutOptions()
    options.environment = EnvironmentScope.values
    options.scale = UIScreen.main.scale
    options.proposedSize = room
    options.runsActions = runsActions
    return context.measure(view, options: options)
  }

  /// The size that the view tells of itself; none where what it shows is measured in its place.
  var toldSize: CGSize {
    isMeasured && (self is UILabel || !isOfOwnClass) ? Self.noContentSize : intrinsicContentSize
  }
}

extension CGSize {
  /// The width that lines have; nil for no end of it.
  var room: CGFloat? { width > 0 && width < 100_000 ? width : nil }
}
