public import KumihanViews

/// The layer below a UIKit view: what it is told is kept, and its corners and border are drawn with the view.
@MainActor @preconcurrency
open class CALayer {
  public init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}
  /// A layer of the class, for views that ask for one.
  /// The layer itself, where it draws copies of its parts.
  var replicator: CAReplicatorLayer? { nil }
  open class func _made() -> CALayer { CALayer() }
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
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var contentsScale: CGFloat = 1
  open var zPosition: CGFloat = 0
  open var isHidden = false
  open var name: String?
  open var isOpaque = false
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
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
  /// Pictures do not follow it, and lie flat.
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var isGeometryFlipped = false
  open var isDoubleSided = true
  open var anchorPointZ: CGFloat = 0
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var shadowPath: CGPath?
  open weak var delegate: AnyObject?
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
  open func displayIfNeeded() {}
  open func setAffineTransform(_ transform: CGAffineTransform) {}
  open func affineTransform() -> CGAffineTransform { .identity }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}

  /// Whether the layer paints anything of its own.
  var isPainted: Bool { ground != nil || borderWidth > 0 || sublayers != nil || makeInk != nil }

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

  package init(layer: CALayer) { self.layer = layer }

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
    let frame = layer.view?.frame ?? layer.place
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
      height: reach.map { max($0.maxY, 1) } ?? frame.height
    )
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
  open override class func _made() -> CALayer { CAReplicatorLayer() }
  override var replicator: CAReplicatorLayer? { self }

  /// Where a copy stands: moved once more than the one before, around the layer's middle.
  func move(_ number: Int) -> CGAffineTransform {
    let (x, y) = (place.width / 2, place.height / 2)
    let one = CATransform3DGetAffineTransform(instanceTransform)
    let all = (0..<number).reduce(CGAffineTransform.identity) { all, _ in all.concatenating(one) }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(all)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A layer whose parts stand in space.
open class CATransformLayer: CALayer {
  open override class func _made() -> CALayer { CATransformLayer() }
}

extension CALayer {
  /// The frame, or what bounds and position say of it.
  package var place: CGRect {
    guard frame == .zero else { return frame }
    return CGRect(
      x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: Hashable, Sendable {
  let name: String
  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

/// The corners of a layer that are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all: CACornerMask = CACornerMask(rawValue: 15)
}

/// How a picture fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// The time of a clock, in seconds: that of a picture stands still.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> TimeInterval { 0 }

/// A clock by the frames of a screen, which never ticks.
@MainActor @preconcurrency
public final class CADisplayLink {
  public init(target: Any, selector: Selector) {}
  public var timestamp: TimeInterval { 0 }
  public var targetTimestamp: TimeInterval { 0 }
  public var duration: TimeInterval { 1 / 60 }
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange.default
  public var maximumFramesPerSecond: Int { 60 }
  public var isPaused = false
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

/// How often something moves in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Changes of layers that belong together.
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// What a transform of space does to the plane.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether a transform of space is one of the plane alone.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}
