import Foundation
package import KumihanViews

extension UIView {
  /// Whether a picture of the view is what an iPhone would show: the view language has it, or it is a
  /// view of a colour, a gradient, of what it draws itself or of such views, placed by frames or constraints.
  package var isDrawn: Bool {
    if isHidden || makePicture != nil { return true }
    if shownView != nil { return holdsDrawn && (partsBelow + partsAbove).allSatisfy(\.isDrawn) }
    let isOwn = isOwnPlainView
    guard isOwn || type(of: self) == UIView.self else { return false }
    let parts = heldParts
    if parts.isEmpty {
      return isOwn || backgroundColor != nil || layer.ground != nil || layer.sublayers != nil
    }
    // A class of one's own may place its parts once it has its size, in a row those of the content.
    let isPlacing = isOwn || isContentOfOwnRow
    return parts.allSatisfy { part in
      // A hosting controller's view without a frame of its own is pinned to the edges around it.
      part.isDrawn
        && (part is UIHostingView || part.isPlaced || isPlacing && part.constraints.isEmpty)
    }
  }

  private var isContentOfOwnRow: Bool {
    guard let superview, superview.rowContent === self else { return false }
    return !isOfUIKit(type(of: superview))
  }

  /// Whether a frame or constraints say where the view stands, and not both.
  private var isPlaced: Bool {
    !translatesAutoresizingMaskIntoConstraints
      || (hasOwnSize || frame.width > 0 && frame.height > 0) && constraints.isEmpty
  }

  /// A plain view that shows nothing, as stacks have them for their room.
  package var isBlank: Bool { type(of: self) == UIView.self && subviews.isEmpty }

  /// What is drawn of the view; nil where that would not be what an iPhone shows.
  package var wholeView: AnyView? {
    guard isDrawn else { return nil }
    let picture = makePicture?() ?? shownView ?? AnyView(UIViewPicture(view: self))
    return groundAlone.map { AnyView(picture.background(Color(uiColor: $0))) } ?? picture
  }

  /// Why the view is not drawn: the innermost part at fault, in words.
  package var obstacle: String {
    let name = "\(type(of: self))"
    // What the part holds is at fault where the part itself is one that is drawn.
    if shownView != nil || type(of: self) == UIView.self || isOwnPlainView {
      if let part = heldParts.first(where: { !$0.isDrawn }) {
        return "\(part.obstacle), in \(name)"
      }
      if let part = heldParts.first(where: { !($0 is UIHostingView) && !$0.isPlaced }) {
        return "\(type(of: part)) "
          + (part.constraints.isEmpty
            ? "has no size" : "has constraints beside its frame, of which one gives way")
          + ", in \(name)"
      }
    }
    return undrawn(self, "UIView")
  }
}

/// A class that a test brings along may draw and place its parts itself, which nobody can ask it.
private func undrawn(_ part: AnyObject, _ base: String) -> String {
  let name = "\(type(of: part))"
  return String(reflecting: type(of: part)).hasPrefix("KumihanAppleNames.")
    ? "\(name) is a part of UIKit's own, which is not drawn"
    : "\(name) is a \(base) of its own, which may draw and place its parts by itself and is not drawn"
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
    let isOwn = !isOfUIKit(type(of: self))
    // A class of one's own may say only now what stands in it.
    if isOwn { appear() }
    if let shown = shownView { return holdsDrawn ? shown : nil }
    guard isOwn || type(of: self) == UIViewController.self || !children.isEmpty else { return nil }
    guard isDrawn else { return nil }
    guard view.makePicture == nil, view.shownView == nil else {
      let below =
        view.wholeView ?? (contentUnavailableConfiguration.map { _ in AnyView(Color.clear) })
      return below.map { AnyView(onGround($0)) }
    }
    return AnyView(onGround(UIScreenPicture(controller: self)))
  }

  /// Whether the view is drawn, or what the screen shows where it has nothing to show.
  var isDrawn: Bool { view.isDrawn || contentUnavailableConfiguration != nil }

  /// A picture below what the screen shows where it has nothing to show.
  @ViewBuilder func belowNothing(_ picture: some View) -> some View {
    if let nothing = contentUnavailableConfiguration {
      picture.frame(maxWidth: .infinity, maxHeight: .infinity).overlay { nothing._picture }
    } else {
      picture
    }
  }

  /// A picture on the ground of the view, which reaches beyond the safe area as the view itself does.
  func onGround(_ picture: some View) -> some View {
    belowNothing(picture)
      .background(view.backgroundColor?.ground ?? AnyShapeStyle(.clear))
  }

  /// Why the screen is not drawn: the innermost part at fault, in words.
  package var obstacle: String {
    let name = "\(type(of: self))"
    if shownView != nil, let child = shownChildren.last(where: { $0.wholeView == nil }) {
      return "\(child.obstacle), in \(name)"
    }
    if !children.isEmpty || !isOfUIKit(type(of: self)), !view.isDrawn {
      return "\(view.obstacle), in \(name)"
    }
    return undrawn(self, "UIViewController")
  }
}
