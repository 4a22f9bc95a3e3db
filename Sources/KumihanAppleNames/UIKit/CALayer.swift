public import KumihanViews

/// The layer below a UIKit view: what it is told is kept, and its corners and border are drawn with the view.
@MainActor @preconcurrency
open class CALayer {
  public init() {}
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = .all
  open var borderWidth: CGFloat = 0
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
  public private(set) var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  open func removeFromSuperlayer() {}
  open func removeAllAnimations() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
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
  public var isPaused = false
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

/// Changes of layers that belong together.
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
