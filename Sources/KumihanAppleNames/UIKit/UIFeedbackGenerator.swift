public import KumihanViews

/// What would be felt; a still picture is not.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  public init() {}
  open func prepare() {}
}

/// A knock.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock would be.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// A sign that something went well or not.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A tick of a choice.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
