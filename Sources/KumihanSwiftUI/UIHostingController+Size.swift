public import Foundation
import Kumihan
public import KumihanAppleNames
import KumihanViews

extension UIHostingController {
  /// The size that the view takes in a size, in points, with the bundled faces; a side of zero or
  /// without end asks for the view's ideal one. Zero where the faces are not found.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
    var options = LayoutOptions()
    options.proposedSize = ProposedViewSize(
      width: proposed(size.width), height: proposed(size.height))
    return (try? RenderingContext.bundled())?.measure(rootView, options: options) ?? .zero
  }
}
