public import KumihanFoundation
public import KumihanViews

/// A part of a UIKit screen. Where a representable shows one, what the view language has for it is drawn.
@MainActor @preconcurrency
open class UIView: _UIFramedResponder, CALayerDelegate, _UIMadeInFrame {
  public convenience init() { self.init(frame: .zero) }
  public override init(frame: CGRect) {
    self.frame = frame
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(frame: .zero)
  }

  /// Draws the view in the current context; false where there is none, and for a part of UIKit's own.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    UIDrawing.all.last?.draw(self, in: rect) ?? false
  }

  open var backgroundColor: UIColor?
  /// The colour behind the view: its own, or that of all of its class.
  package var shownGround: UIColor? { backgroundColor ?? asked(\UIView.backgroundColor) }
  open var tintColor: UIColor! {
    get { tint ?? asked(\UIView.tint) ?? superview?.tintColor ?? .tintColor }
    set { tint = newValue }
  }
  /// That of the view itself; nil for the one around it.
  package private(set) var tint: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var frame: CGRect
  /// The frame's size, from a corner of the view's own.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get {
      let anchor = layer.anchorPoint
      return CGPoint(
        x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
    set {
      let anchor = layer.anchorPoint
      frame.origin = CGPoint(
        x: newValue.x - frame.width * anchor.x, y: newValue.y - frame.height * anchor.y)
    }
  }
  open var transform = CGAffineTransform.identity
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Traits in the place of those around.
  open var traitOverrides: any UITraitOverrides = _UITraitOverrides()
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The kind of the view's layer, which is made by `init()`.
  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer: CALayer = {
    let layer =
      switch type(of: self).layerClass {
      case let kind as CALayer.Type: CALayer.make(kind)
      default: CALayer()
      }
    layer.view = self
    return layer
  }()
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var autoresizesSubviews = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clearsContextBeforeDrawing = true
  open var contentScaleFactor: CGFloat = 3
  /// Of a transform of space, that in the plane is drawn.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var focusGroupIdentifier: String?
  open var canBecomeFocused: Bool { false }
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var hoverStyle: UIHoverStyle?
  /// Where the layer's position lies in it, from 0 to 1 along both sides.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  public private(set) var interactions: [any UIInteraction] = []
  open var restorationIdentifier: String?
  /// A view whose opacity is that of this one.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var madeContent: (any UIView & UIContentView)?
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// What stands behind the content in all of the view's frame.
  package var restingGround: AnyView? { nil }
  /// The colour behind a view that stands in no other.
  package var groundAlone: UIColor? { nil }
  /// Whether the view has its own size where nobody gave it one.
  var hasOwnSize: Bool { false }
  /// Whether the view keeps clear of bars and cutouts by itself.
  var isClear: Bool { false }
  /// Gives what holds the view's parts the view's size.
  func fitContent() {}
  /// What an app added to a view that shows something by itself, and stands behind or above that.
  var partsBelow: [UIView] { [] }
  var partsAbove: [UIView] { [] }
  /// What holds the parts of a row.
  var rowContent: UIView? { nil }
  /// What holds the parts of a row, a cell or an effect, and always has its frame.
  var partsHolder: UIView? { rowContent }
  /// What bars and cutouts take of the view, known when it is drawn; else zero.
  open var safeAreaInsets: UIEdgeInsets { shownSafeArea }
  var shownSafeArea = UIEdgeInsets.zero
  /// Whether the view is that of a screen, which reaches beyond the room that the safe area leaves it.
  var isOfScreen = false
  open var traitCollection: UITraitCollection {
    (superview?.traitCollection ?? .current).with(ownTraits)
  }
  /// Those that the view itself has in the place of those around.
  package var ownTraits: UITraitCollection {
    .init(overrides: traitOverrides, style: overrideUserInterfaceStyle)
  }

  /// A proxy for all instances of the class: drawn bars follow it.
  public static func appearance() -> Self {
    UIAppearanceProxies.proxy(of: self) { Self(coder: NSCoder())! }
  }
  /// A proxy that nothing follows: instances in others are not told apart.
  public static func appearance(
    whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]
  ) -> Self { Self(coder: NSCoder())! }
  public static func appearance(for traits: UITraitCollection) -> Self { appearance() }

  @discardableResult public func endEditing(_ force: Bool) -> Bool { false }
  open func setNeedsLayout() {}
  open func updateTraitsIfNeeded() {}
  open func layoutIfNeeded() {}
  /// Is called before the parts are laid out.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
  open func updatePropertiesIfNeeded() {}
  open func layoutSubviews() {}
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  open func display(_ layer: CALayer) {}
  open func layerWillDraw(_ layer: CALayer) {}
  /// Draws what the layer shows: what the view itself draws.
  open func draw(_ layer: CALayer, in context: CGContext) {
    draw(CGRect(origin: .zero, size: bounds.size))
  }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// A view that shows what this one shows.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { pictureOfSelf }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownDirection }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {}
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints
  }
  open var hasAmbiguousLayout: Bool { false }
  open func exerciseAmbiguityInLayout() {}
  open func needsUpdateConstraints() -> Bool { false }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  open func draw(_ rect: CGRect) {}
  open func willMove(toSuperview view: UIView?) {}
  open func willMove(toWindow window: UIWindow?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ view: UIView) {}
  open func willRemoveSubview(_ view: UIView) {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isMeasured else { return frame.size }
    return measured(in: ProposedViewSize(width: size.room, height: nil)) ?? frame.size
  }
  /// Of a view that knows none, negative lengths.
  open var intrinsicContentSize: CGSize {
    isMeasured ? measured(in: .unspecified) ?? Self.noContentSize : Self.noContentSize
  }
  open func invalidateIntrinsicContentSize() {}
  /// The size that constraints and contents leave the view.
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    measured(in: .unspecified) ?? frame.size
  }
  /// - Parameters:
  ///   - horizontal: the target's width counts where this is ``UILayoutPriority/required``.
  ///   - vertical: the target's height counts where this is ``UILayoutPriority/required``.
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = horizontal == .required ? target.width : nil
    let height = vertical == .required ? target.height : nil
    let own = measured(in: ProposedViewSize(width: width, height: height)) ?? frame.size
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  public static let noIntrinsicMetric: CGFloat = -1

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.insert(subviews.removeLast(), at: min(max(index, 0), subviews.count))
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count) + 1)
  }
  open func bringSubviewToFront(_ view: UIView) { addSubview(view) }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
  }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first { _ in true }
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? ownHugging(axis)
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
  /// How much a view of this kind wants to be no larger than its content, where nothing was set.
  package func ownHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Changes are made at once: a picture does not move.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  public static func transition(
    from view: UIView, to other: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (view.isHidden, other.isHidden) = (true, false)
    } else if let around = view.superview {
      around.insertSubview(other, aboveSubview: view)
      view.removeFromSuperview()
    }
    completion?(true)
  }
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    changes()
    completion?()
  }

  /// What a view of another module shows, made when it is drawn; nil for ``shownView``.
  package var makePicture: (() -> AnyView)?

  /// Whether what stands in the part is drawn as on an iPhone, where the part itself is.
  package var holdsDrawn: Bool { true }

  /// What the part shows of the view language; nil for a part of UIKit's own, which is not drawn.
  package var shownView: AnyView? { nil }
  /// Whether a row of the view's reaches to the edges of its list: a cell that places its own parts.
  package var fillsRow: Bool { false }
  /// How far the line below a row stands from its sides, where that was said.
  var lineInset: UIEdgeInsets?
  /// What stands behind a row of a list in place of the list's own ground.
  var rowGround: AnyView? { nil }
  /// Where what the view shows stands in a frame that is larger.
  package var restingPlace: Alignment { .center }
  /// Whether what the view shows has a size; what scrolls and plain grounds have none.
  package var hasContentSize: Bool { makePicture != nil || shownView != nil || isConstrained }
  /// Whether the view's own size is that of what it shows.
  package var isMeasured: Bool { false }
}
