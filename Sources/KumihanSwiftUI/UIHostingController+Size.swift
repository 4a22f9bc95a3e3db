public import Foundation
public import KumihanAppleNames
import KumihanViews

extension UIHostingController {
  /// The size that the view takes in a size, in points, with the bundled faces; a side of zero or
  /// without end asks for the view's ideal one. Zero where the faces are not found.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
    let room = ProposedViewSize(width: proposed(size.width), height: proposed(size.height))
    return UIView.size(of: rootView, in: room, runsActions: true) ?? .zero
  }
}
