public import KumihanViews

/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between the places of two views; nothing here is laid out by them.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public var constant: CGFloat
  public var priority = UILayoutPriority.required
  public var isActive = false
  public var identifier: String?
  init(_ constant: CGFloat) { self.constant = constant }
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A place of a view that constraints name.
@MainActor @preconcurrency
public class NSLayoutAnchor<Kind> {
  public func constraint(
    equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  public func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  public func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// A length of a view that constraints name.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<CGFloat> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// A horizontal place.
public enum NSLayoutXAxis {}
/// A vertical place.
public enum NSLayoutYAxis {}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxis>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxis>

/// What has places that constraints name.
@MainActor @preconcurrency
public protocol _ConstrainedPlace {}

extension _ConstrainedPlace {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A rectangle of a view that constraints name.
@MainActor @preconcurrency
public final class UILayoutGuide: _ConstrainedPlace { public init() {} }

extension UIView: _ConstrainedPlace {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
}
