public import KumihanViews

/// The layer below a UIKit view: what it is told is kept, and its corners and border are drawn with the view.
@MainActor @preconcurrency
open class CALayer: _UIKeyed {
  public override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}
  /// The layer itself, where it draws copies of its parts.
  var replicator: CAReplicatorLayer? { nil }
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = .all
  open var borderWidth: CGFloat = 0
  /// Behind all else, and around the edge; their names in C are given by another module.
  package var ground: Color?
  package var edge: Color?
  package var shade: Color?
  open var masksToBounds = false
  open var opacity: Float = 1
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  private var (ownBounds, ownPosition) = (CGRect.zero, CGPoint.zero)
  private var ownTransform = CATransform3DIdentity
  /// The place in the layer around, before ``transform``; that of a view's layer is the view's.
  open var frame: CGRect {
    get {
      let (bounds, position) = (bounds, position)
      return CGRect(
        x: position.x - bounds.width * anchorPoint.x,
        y: position.y - bounds.height * anchorPoint.y, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }
  /// Where ``anchorPoint`` lies in the layer around.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }
  open var contentsScale: CGFloat = 1
  open var zPosition: CGFloat = 0
  open var isHidden = false
  open var name: String?
  open var isOpaque = false
  /// From 0 to 1 along both sides: where a transform has its middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard let view else { return }
      view.frame.origin.x += (oldValue.x - anchorPoint.x) * view.frame.width
      view.frame.origin.y += (oldValue.y - anchorPoint.y) * view.frame.height
    }
  }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsGroupOpacity = true
  open var allowsEdgeAntialiasing = false
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  /// Of a transform of space, that in the plane is drawn.
  open var transform: CATransform3D {
    get { view?.transform3D ?? ownTransform }
    set { if let view { view.transform3D = newValue } else { ownTransform = newValue } }
  }
  open var sublayerTransform = CATransform3DIdentity
  open var isGeometryFlipped = false
  open var isDoubleSided = true
  open var anchorPointZ: CGFloat = 0
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var shadowPath: CGPath?
  open weak var delegate: (any CALayerDelegate)?
  /// What of the layer is shown: where this one is opaque.
  open var mask: CALayer?
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    addSublayer(layer)
    guard var all = sublayers else { return }
    all.insert(all.removeLast(), at: min(Int(index), all.count))
    sublayers = all
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0) - 1
    insertSublayer(layer, at: UInt32(index + 1))
  }
  open func removeAllAnimations() {}
  /// No-op: a picture does not move.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func animationKeys() -> [String]? { nil }
  /// The layer itself: nothing moves on its way.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func display() {}
  /// Draws the layer's own content, the origin at its upper left; what stands in it is drawn above.
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }
  open func displayIfNeeded() {}
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func needsDisplay() -> Bool { false }
  open func needsLayout() -> Bool { false }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The innermost layer at a point of the layer around.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return sublayers?.reversed().lazy.compactMap { $0.hitTest(inner) }.first { _ in true } ?? self
  }
  open func replaceSublayer(_ layer: CALayer, with other: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === layer }) else { return }
    layer.removeFromSuperlayer()
    insertSublayer(other, at: UInt32(index))
  }
  private var origin: CGPoint {
    let outer = superlayer?.origin ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (from, to) = (origin, layer?.origin ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (from, to) = (layer?.origin ?? .zero, origin)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }
  open var visibleRect: CGRect { bounds }
  open func scrollRectToVisible(_ rect: CGRect) {}
  open func scroll(_ point: CGPoint) {}
  open var actions: [String: any CAAction]?
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open var duration: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval { time }
  open func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval { time }
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var minificationFilterBias: Float = 0
  open var backgroundFilters: [Any]?
  open var style: [AnyHashable: Any]?

  /// Follows the parts of the transform in the plane, each in place of what was set for it before, and the numbers that are
  /// named as properties are.
  open override func setValue(_ value: Any?, forKey key: String) {
    let key = key == "transform.rotation" ? "transform.rotation.z" : key
    let before = Self.number(self.value(forKey: key))
    super.setValue(value, forKey: key)
    guard let number = Self.number(value) else { return }
    let more = number - (before ?? 0)
    let times = before.map { $0 == 0 ? 1 : number / $0 } ?? number
    switch key {
    case "transform.rotation.z":
      transform = CATransform3DConcat(CATransform3DMakeRotation(more, 0, 0, 1), transform)
    case "transform.scale": transform = CATransform3DScale(transform, times, times, 1)
    case "transform.scale.x": transform = CATransform3DScale(transform, times, 1, 1)
    case "transform.scale.y": transform = CATransform3DScale(transform, 1, times, 1)
    case "transform.translation.x":
      transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(more, 0, 0))
    case "transform.translation.y":
      transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, more, 0))
    case "opacity": opacity = Float(number)
    case "cornerRadius": cornerRadius = number
    case "borderWidth": borderWidth = number
    case "position.x": position.x = number
    case "position.y": position.y = number
    default: break
    }
  }
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// Whether the layer paints anything of its own.
  var isPainted: Bool {
    ground != nil || borderWidth > 0 || sublayers != nil || makeInk != nil
      || !isOfUIKit(type(of: self))
  }

  /// The layer's rectangle, with those corners round that are to be.
  package var corners: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? cornerRadius : 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner),
      bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner),
      topTrailingRadius: radius(.layerMaxXMinYCorner),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// The view whose layer this is.
  package weak var view: UIView?

  /// What a layer of another module paints above its ground, made when it is drawn.
  package var makeInk: (() -> AnyView?)?
  /// Where ink is that needs no size of the layer's; nil without any.
  package var reach: (() -> CGRect?)?
}

/// What is drawn of a layer: its ground, its ink, the layers in it and its edge.
package struct CALayerPicture: View {
  let layer: CALayer
  /// What the view whose layer it is draws.
  var drawing: AnyView?

  package init(layer: CALayer) { self.layer = layer }
  init(layer: CALayer, drawing: AnyView?) { (self.layer, self.drawing) = (layer, drawing) }

  package var body: some View {
    let corners = layer.corners
    if !layer.isHidden {
      content(corners)
        .overlay {
          if layer.borderWidth > 0 {
            corners.strokeBorder(layer.edge ?? .black, lineWidth: layer.borderWidth)
          }
        }
        .opacity(Double(layer.opacity))
    }
  }

  @ViewBuilder private func content(_ corners: UnevenRoundedRectangle) -> some View {
    let parts = ZStack(alignment: .topLeading) {
      corners.fill(layer.ground ?? .clear)
      layer.makeInk?()
      layer.ownDrawing
      drawing
      if let copies = layer.replicator {
        ForEach(0..<max(copies.instanceCount, 0), id: \.self) { number in
          sublayers.opacity(1 + Double(number) * Double(copies.instanceAlphaOffset))
            .transformEffect(copies.move(number))
        }
      } else {
        sublayers
      }
    }
    let masked = parts.masked(by: layer.mask)
    if layer.masksToBounds { masked.clipShape(corners) } else { masked }
  }
}

extension CALayerPicture {
  private var sublayers: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach((layer.sublayers ?? []).indices, id: \.self) { index in
        PlacedLayerPicture(layer: layer.sublayers?[index] ?? CALayer())
      }
    }
  }
}

/// A layer where it stands in the one around it.
private struct PlacedLayerPicture: View {
  let layer: CALayer

  var body: some View {
    let frame = layer.frame
    let reach = frame.size == .zero ? layer.reach?() : nil
    Group {
      if let view = layer.view {
        UIViewPicture(framed: view)
      } else {
        CALayerPicture(layer: layer)
      }
    }
    .frame(
      width: reach.map { max($0.maxX, 1) } ?? frame.width,
      height: reach.map { max($0.maxY, 1) } ?? frame.height,
      // Layers in it may be larger than the layer, which often has no size at all.
      alignment: .topLeading
    )
    .transformEffect(layer.view == nil ? layer.move(in: frame.size) : .identity)
    .offset(x: frame.minX, y: frame.minY)
  }
}

extension View {
  /// What of the view a layer shows: that below what is opaque in it. All of it without one.
  @ViewBuilder func masked(by layer: CALayer?) -> some View {
    if let layer {
      mask(alignment: .topLeading) { PlacedLayerPicture(layer: layer) }
    } else {
      self
    }
  }
}

/// A layer that shows what is in it several times; it is shown once.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: TimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  override var replicator: CAReplicatorLayer? { self }

  /// Where a copy stands: moved once more than the one before, around the layer's middle.
  func move(_ number: Int) -> CGAffineTransform {
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    let one = CATransform3DGetAffineTransform(instanceTransform)
    let all = (0..<number).reduce(CGAffineTransform.identity) { all, _ in all.concatenating(one) }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(all)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A layer whose parts stand in space.
open class CATransformLayer: CALayer {}

extension CALayer {
  /// The transform in the plane, around the anchor.
  fileprivate func move(in size: CGSize) -> CGAffineTransform {
    let move = CATransform3DGetAffineTransform(transform)
    guard !move.isIdentity else { return move }
    let (x, y) = (size.width * anchorPoint.x, size.height * anchorPoint.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(move)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
