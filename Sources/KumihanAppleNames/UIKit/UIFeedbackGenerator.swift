public import KumihanViews

/// Haptic feedback; without effect in a still picture.
@MainActor @preconcurrency
open class UIFeedbackGenerator: _UIKeyed {
  public override init() {}
  open func prepare() {}
}

/// The feedback of an impact.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) {}
  public init(style: FeedbackStyle, view: UIView) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
  public func impactOccurred(at point: CGPoint) {}
  public func impactOccurred(intensity: CGFloat, at point: CGPoint) {}
}

/// The feedback of success or failure.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome to report.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// The feedback of a changed selection.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
