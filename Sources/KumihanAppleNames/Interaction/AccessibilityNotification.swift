public import Foundation

/// Something that screen readers are told of; in a picture none listens.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
  /// Parts of a screen changed.
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  /// Another screen came.
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  /// Another page came.
  public struct PageScrolled: Sendable {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
