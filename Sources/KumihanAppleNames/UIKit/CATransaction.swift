public import KumihanViews

/// The time of a clock, in seconds: that of a picture stands still.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> TimeInterval { 0 }

/// A clock by the frames of a screen, which never ticks.
@MainActor @preconcurrency
public final class CADisplayLink: _UIKeyed {
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
  public static func animationDuration() -> TimeInterval { 0.25 }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  public static func disableActions() -> Bool { true }
  public static func completionBlock() -> (() -> Void)? { nil }
  public static func flush() {}
  public static func lock() {}
  public static func unlock() {}
  public static func setValue(_ value: Any?, forKey key: String) {}
  public static func value(forKey key: String) -> Any? { nil }
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCATransactionDisableActions = "disableActions"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCATransactionAnimationDuration = "animationDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCATransactionCompletionBlock = "completionBlock"

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

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
