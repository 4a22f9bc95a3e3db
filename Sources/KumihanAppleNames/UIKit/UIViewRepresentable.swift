public import KumihanViews

/// A UIKit view in a view: it takes the proposed size and draws nothing.
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

/// The context in which a UIKit view would be made.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// A UIKit screen in a view: it takes the proposed size and draws nothing.
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

/// The context in which a UIKit screen would be made.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// A UIKit view that blurs the content behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  public var effect: UIBlurEffect?
  public convenience init(effect: UIBlurEffect?) {
    self.init()
    self.effect = effect
  }
}

/// A spinner that shows ongoing work.
@MainActor @preconcurrency
public final class UIActivityIndicatorView: UIView {
  /// The size of the spinner.
  public enum Style: Int, Sendable { case medium, large }
  public convenience init(style: Style) { self.init() }
  public func startAnimating() {}
  public func stopAnimating() {}
}
