public import KumihanViews

/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}

/// A relation between places and lengths of two views, kept with the first of them.
@MainActor @preconcurrency
open class NSLayoutConstraint: _UIKeyed {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }
  /// How the two sides are related.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  /// A place or length of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    /// Whether what scrolls has it as a view, not as its content.
    var isOfFrame: Bool {
      switch self {
      case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
      default: false
      }
    }
  }
  /// How a row of views written as text is aligned.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
  open var shouldBeArchived = false
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let view = holder else { return }
      if isActive {
        view.constraints.append(self)
      } else {
        view.constraints.removeAll { $0 === self }
      }
    }
  }

  /// Relates nothing: a place for a constraint that is made later.
  public override init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant) = (.equal, 1, 0)
  }
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, firstAttribute) = (item as AnyObject, attribute)
    (secondItem, secondAttribute) = (other as AnyObject?, otherAttribute)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
  }

  /// The view that keeps the constraint.
  private var holder: UIView? {
    switch firstItem {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  /// The constraints of views in a row or a column, written as text.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var row = VisualFormat(format, options: options, metrics: metrics ?? [:], views: views)
    row.read()
    return row.constraints
  }
}

/// A place of a view that constraints name.
@MainActor @preconcurrency
open class NSLayoutAnchor<Kind> {
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Kind>?, _ constant: CGFloat,
    times multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, other, constant) }
  public func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, constant) }
  public func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, constant) }
}

/// The space that the system puts between two views, in points.
private let systemSpace: CGFloat = 8

extension NSLayoutAnchor where Kind == NSLayoutXAxis {
  public func constraint(
    equalToSystemSpacingAfter other: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, other, systemSpace * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, systemSpace * multiplier) }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, systemSpace * multiplier) }
}

extension NSLayoutAnchor where Kind == NSLayoutYAxis {
  public func constraint(
    equalToSystemSpacingBelow other: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, other, systemSpace * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, systemSpace * multiplier) }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, systemSpace * multiplier) }
}

/// A length of a view that constraints name.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<CGFloat> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant)
  }
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, other, constant, times: multiplier) }
  public func constraint(
    greaterThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, constant, times: multiplier) }
  public func constraint(
    lessThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, constant, times: multiplier) }
}

/// A horizontal place.
public enum NSLayoutXAxis {}
/// A vertical place.
public enum NSLayoutYAxis {}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxis>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxis>

/// What has places that constraints name.
@MainActor @preconcurrency
public protocol _ConstrainedPlace: AnyObject {}

extension _ConstrainedPlace {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// A rectangle of a view that constraints name.
@MainActor @preconcurrency
open class UILayoutGuide: _ConstrainedPlace {
  public init() {}
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UILayoutGuide: Hashable {
  public nonisolated static func == (a: UILayoutGuide, b: UILayoutGuide) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where a keyboard would stand: at the bottom of the safe area, as none comes.
@MainActor @preconcurrency
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  public var followsUndockedKeyboard = false
  public var usesBottomSafeArea = true
  public var keyboardDismissPadding: CGFloat = 0
}

extension UIView: _ConstrainedPlace {
  public var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea") }
  public var layoutMarginsGuide: UILayoutGuide { guide("layoutMargins") }
  public var readableContentGuide: UILayoutGuide { guide("readableContent") }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide("keyboard", UIKeyboardLayoutGuide())
  }

  func guide(_ name: String) -> UILayoutGuide { guide(name, UILayoutGuide()) }
  private func guide<Guide: UILayoutGuide>(
    _ name: String, _ made: @autoclosure () -> Guide
  ) -> Guide {
    if case let known as Guide = layoutGuides.first(where: { $0.identifier == name }) {
      return known
    }
    let guide = made()
    guide.identifier = name
    addLayoutGuide(guide)
    return guide
  }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    guide.owningView = self
  }
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
