public import Foundation
public import KumihanViews

/// What an app tells assistive technology; in a picture nobody listens.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: AccessibilityNotifications, Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    @_disfavoredOverload public init(_ announcement: LocalizedStringResource) {}
    public func post() {}
  }

  /// A part of the screen is another.
  public struct LayoutChanged: AccessibilityNotifications {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }

  /// A large part of the screen is another.
  public struct ScreenChanged: AccessibilityNotifications {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }

  /// A page came into sight.
  public struct PageScrolled: AccessibilityNotifications, Sendable {
    public init(_ description: String) {}
    public init(_ description: AttributedString) {}
    @_disfavoredOverload public init(_ description: LocalizedStringResource) {}
    public func post() {}
  }
}

/// Something that can be told to assistive technology.
public protocol AccessibilityNotifications {
  func post()
}
