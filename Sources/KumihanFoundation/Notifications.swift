public import Foundation
public import KumihanCombine

extension NotificationCenter {
  /// Notifications over time; a still picture receives none, and waits for none.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public struct Iterator: AsyncIteratorProtocol {
      private var stream = AsyncStream<Notification>.makeStream().stream.makeAsyncIterator()
      public mutating func next() async -> Notification? { await stream.next() }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications() }
}

extension _KeyValueObserved {
  /// The value that the property has; it never changes in a picture.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    options.contains(.initial)
      ? Just(self[keyPath: keyPath]).append(Empty(completeImmediately: false))
      : Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}
