import Foundation
package import KumihanViews

extension UIView {
  /// Whether a picture of the view is what an iPhone would show: the view language has it, or it is a
  /// plain view of a colour, a gradient or of such views. What UIKit draws or places by constraints is
  /// not.
  package var isDrawn: Bool {
    if isHidden || makePicture != nil || shownView != nil { return true }
    guard type(of: self) == UIView.self else { return false }
    if subviews.isEmpty {
      return backgroundColor != nil || layer.ground != nil || layer.sublayers != nil
    }
    return subviews.allSatisfy { part in
      // A hosting controller's view without a frame of its own is pinned to the edges around it.
      part.isDrawn && (part is UIHostingView || (part.frame.width > 0 && part.frame.height > 0))
    }
  }

  /// What is drawn of the view; nil where that would not be what an iPhone shows.
  package var wholeView: AnyView? {
    if let shown = makePicture?() ?? shownView { return shown }
    return isDrawn ? AnyView(UIViewPicture(view: self)) : nil
  }
}

extension UIViewController {
  /// The controllers that stand in this one.
  package var shownChildren: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    default: children
    }
  }

  /// What is drawn of the screen; nil where that would not be what an iPhone shows.
  package var wholeView: AnyView? {
    if let shown = shownView { return shown }
    guard type(of: self) == UIViewController.self || !children.isEmpty else { return nil }
    loadViewIfNeeded()
    return view.subviews.isEmpty && children.isEmpty ? nil : view.wholeView
  }
}
