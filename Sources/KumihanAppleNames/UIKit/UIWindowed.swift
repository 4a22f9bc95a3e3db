import KumihanControls
import KumihanViews

/// A screen of UIKit in a view: it keeps clear of its window's bars by where it stands, also in a view that ignores the safe
/// area.
struct UIWindowed: View {
  let controller: UIViewController
  @Environment(\.picture) private var picture

  var body: some View {
    let screen = UIViewControllerPicture(controller: controller)
    if picture.size != nil, controller is UINavigationController || controller is UITabBarController
    {
      GeometryReader { proxy in screen.safeAreaPadding(missing(at: proxy.frame(in: .global))) }
    } else {
      screen
    }
  }

  /// What of the window's insets the views around did not leave.
  private func missing(at frame: CGRect) -> EdgeInsets {
    let (size, insets) = (picture.size ?? .zero, picture.safeArea)
    return EdgeInsets(
      top: max(insets.top - frame.minY, 0), leading: 0,
      bottom: max(frame.maxY - size.height + insets.bottom, 0), trailing: 0)
  }
}
