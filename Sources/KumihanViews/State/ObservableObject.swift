public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A source of values over time. A still picture hears the value that one has already.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// What a subscriber would be told at once.
  var _current: Output? { get }
}

extension Publisher {
  public var _current: Output? { nil }
}

/// An object that says when it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object changes. Nobody has to listen: after an action all views are made anew.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an observable object.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The property's values over time.
  public struct Publisher: KumihanViews.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let value: Value
    public var _current: Value? { value }
  }

  public var projectedValue: Publisher { Publisher(value: wrappedValue) }
}

extension Published: Sendable where Value: Sendable {}

extension NotificationCenter {
  /// Notifications over time, of which a still picture sees none.
  public struct Publisher: KumihanViews.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher()
  }
}

extension Timer {
  /// The ticks of a clock that a still picture does not have.
  public struct TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func autoconnect() -> TimerPublisher { self }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}
