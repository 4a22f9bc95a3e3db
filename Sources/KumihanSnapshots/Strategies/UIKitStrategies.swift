public import Foundation
import Kumihan
public import KumihanAppleNames
public import KumihanViews

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller as a picture as large as its view.
  public static var image: Snapshotting { .image() }

  /// The controller on a device's screen.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { Hosted.image($0, config, size ?? config.size, traits) }
  }

  /// The controller as a picture of a size in points, or as large as its view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { Hosted.image($0, ViewImageConfig(), size, traits) }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controllers within each other, a line for each: its type, and that of its view.
  public static var hierarchy: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      let carried = Carried(value: controller)
      return onMain { Hosted.hierarchy(carried.value, depth: 0) }
    }
  }

  /// The layout of the controller's view as text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The layout of the controller's view on a device's screen, as text.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) {
      Hosted.text($0, config, size ?? config.size, traits)
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view as a picture as large as its frame.
  public static var image: Snapshotting { .image() }

  /// The view of a hosting controller as a picture of a size in points, or as large as its frame.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { Hosted.image($0, size, traits) }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The layout of a hosting controller's view as text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The layout of a hosting controller's view as text.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { Hosted.text($0, size, traits) }
  }
}

/// What stands in a hosting controller, or in plain views around one. UIKit's own parts are not drawn as an
/// iPhone does, and a test of one fails.
enum Hosted {
  @MainActor
  static func hierarchy(_ controller: UIViewController, depth: Int) -> String {
    func name(_ part: AnyObject) -> String { "\(type(of: part))" }
    let line =
      String(repeating: "   | ", count: depth)
      + "<\(name(controller))>, view: <\(name(controller.view))>\n"
    return line + controller.shownChildren.map { hierarchy($0, depth: depth + 1) }.joined()
  }

  static func image(
    _ controller: UIViewController, _ config: ViewImageConfig, _ size: CGSize?,
    _ traits: UITraitCollection
  ) -> UIImage {
    let carried = Carried(value: controller)
    return onMain {
      guard let (view, screen) = host(carried.value, config, size, traits) else { return UIImage() }
      return screen.image(of: view)
    }
  }

  static func text(
    _ controller: UIViewController, _ config: ViewImageConfig, _ size: CGSize?,
    _ traits: UITraitCollection
  ) -> String {
    let carried = Carried(value: controller)
    return onMain {
      guard let (view, screen) = host(carried.value, config, size, traits) else { return "" }
      return screen.made(of: view, or: "") { $0.layout.description }
    }
  }

  static func image(_ view: UIView, _ size: CGSize?, _ traits: UITraitCollection) -> UIImage {
    let carried = Carried(value: view)
    return onMain {
      guard let (view, screen) = host(carried.value, size, traits) else { return UIImage() }
      return screen.image(of: view)
    }
  }

  static func text(_ view: UIView, _ size: CGSize?, _ traits: UITraitCollection) -> String {
    let carried = Carried(value: view)
    return onMain {
      guard let (view, screen) = host(carried.value, size, traits) else { return "" }
      return screen.made(of: view, or: "") { $0.layout.description }
    }
  }

  @MainActor
  static func host(
    _ controller: UIViewController, _ config: ViewImageConfig, _ size: CGSize?,
    _ traits: UITraitCollection
  ) -> (AnyView, SnapshotScreen)? {
    guard let shown = controller.wholeView else { return refuse(controller.obstacle) }
    let part: UIView = controller.view
    let own = UITraitCollection(traitsFrom: [
      config.traits, traits, controller.ownTraits, part.ownTraits,
    ])
    var screen = config.screen(size: size ?? part.frame.size, traits: own)
    let more = controller.additionalSafeAreaInsets
    screen.safeArea.top += more.top
    screen.safeArea.leading += more.left
    screen.safeArea.bottom += more.bottom
    screen.safeArea.trailing += more.right
    // Plain views bring their own colour along.
    screen.background = controller.shownView == nil ? nil : part.backgroundColor.map { Color($0) }
    return (shown, screen)
  }

  @MainActor
  static func host(
    _ view: UIView, _ size: CGSize?, _ traits: UITraitCollection
  ) -> (AnyView, SnapshotScreen)? {
    guard let shown = view.wholeView else { return refuse(view.obstacle) }
    let own = UITraitCollection(traitsFrom: [traits, view.ownTraits])
    // A label or button that was given no size has the one that it wishes.
    let frame = view.frame.size == .zero && view.shownView != nil ? nil : view.frame.size
    var screen = ViewImageConfig().screen(size: size ?? frame, traits: own)
    screen.background = view.shownView == nil ? nil : view.backgroundColor.map { Color($0) }
    return (shown, screen)
  }

  private static func refuse<Result>(_ obstacle: String) -> Result? {
    SnapshotProblems.add("\(obstacle); hint: test its views, or a UIHostingController")
    return nil
  }
}
