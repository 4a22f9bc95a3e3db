public import KumihanViews

/// A part of UIKit in a view: it takes the room it is offered, and nothing is drawn.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Color {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Color { Color.clear }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a part of UIKit would be made with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// A screen of UIKit's in a view: it takes the room it is offered, and nothing is drawn.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Color {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: Color { Color.clear }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a screen of UIKit's would be made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// A part of UIKit that blurs what lies behind it.
open class UIVisualEffectView: UIView {
  public var effect: UIBlurEffect?
  public convenience init(effect: UIBlurEffect?) {
    self.init()
    self.effect = effect
  }
}

/// A wheel that turns while something goes on.
public final class UIActivityIndicatorView: UIView {
  /// How large the wheel would be.
  public enum Style: Int, Sendable { case medium, large }
  public convenience init(style: Style) { self.init() }
  public func startAnimating() {}
  public func stopAnimating() {}
}
