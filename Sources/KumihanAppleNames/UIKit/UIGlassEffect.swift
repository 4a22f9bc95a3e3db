public import KumihanViews

/// Glass, as iOS 26 has it.
@MainActor @preconcurrency
public final class UIGlassEffect: UIVisualEffect {
  /// How much glass lets through.
  public enum Style: Int, Sendable { case regular, clear }
  public var isInteractive = false
  public var tintColor: UIColor?
  private let style: Style
  public override init() {
    style = .regular
    super.init()
  }
  public init(style: Style) {
    self.style = style
    super.init()
  }
  override var material: Material? { style == .clear ? .ultraThin : .thin }
  override func behind(_ content: AnyView, _ layer: CALayer) -> AnyView {
    let glass: Glass = style == .clear ? .clear : .regular
    let tinted = glass.tint(tintColor.map(Color.init(uiColor:)))
    return layer.cornerRadius > 0
      ? AnyView(content.glassEffect(tinted, in: layer.corners))
      : AnyView(content.glassEffect(tinted))
  }
}

/// Pieces of glass that flow together.
@MainActor @preconcurrency
public final class UIGlassContainerEffect: UIVisualEffect {
  public var spacing: CGFloat = 0
  override var material: Material? { nil }
}

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  var points: CGFloat?
  init(points: CGFloat?) { self.points = points }
  public init(floatLiteral radius: Double) { points = CGFloat(radius) }
  public init(integerLiteral radius: Int) { points = CGFloat(radius) }
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(points: CGFloat(radius))
  }
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(points: minimum.map { CGFloat($0) })
  }
}

/// How round the corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable {
  var points: CGFloat?
  var isCapsule = false
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(points: maximumRadius.map { CGFloat($0) }, isCapsule: true)
  }
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(points: radius.points)
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(points: radius.points)
  }
}

extension UIView {
  /// A radius of the layer's corners; that of a capsule is half of the shorter side at that time.
  public var cornerConfiguration: UICornerConfiguration {
    get { UICornerConfiguration(points: layer.cornerRadius) }
    set {
      let half = min(bounds.width, bounds.height) / 2
      layer.cornerRadius =
        newValue.isCapsule ? min(newValue.points ?? half, half) : newValue.points ?? 0
      layer.cornerCurve = .continuous
    }
  }
}

/// A well that shows a colour and lets another be picked.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?
  override var hasOwnSize: Bool { true }
  package override var isMeasured: Bool { true }
  package override var shownView: AnyView? {
    let color = selectedColor.map(Color.init(uiColor:)) ?? .clear
    return AnyView(
      Circle().strokeBorder(
        AngularGradient(
          colors: [.red, .yellow, .green, .cyan, .blue, .pink, .red], center: .center), lineWidth: 3
      )
      .overlay { Circle().fill(color).padding(5) }
      .frame(width: 28, height: 28))
  }
}

/// A length of a screen's edge that follows something, as the keyboard's.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {}
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {}
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { [] }
}
