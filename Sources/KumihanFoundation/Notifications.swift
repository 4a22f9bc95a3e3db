public import Foundation
public import KumihanCombine

extension NotificationCenter {
  /// The notifications that are posted while somebody waits for them.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    private let make: @Sendable () -> AsyncStream<Crossing<Notification>>.Iterator
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Crossing<Notification>>.Iterator
      public mutating func next() async -> Notification? { await stream.next()?.value }
    }

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      let asked = Crossing((center, object))
      make = {
        let (stream, continuation) = AsyncStream<Crossing<Notification>>.makeStream()
        let (center, object) = asked.value
        let observer = Crossing(
          center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Crossing($0))
          })
        continuation.onTermination = { _ in asked.value.0.removeObserver(observer.value) }
        return stream.makeAsyncIterator()
      }
    }
    public func makeAsyncIterator() -> Iterator { Iterator(stream: make()) }
  }

  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(self, name, object) }
}

extension _KeyValueObserved {
  /// The value that the property has; it never changes in a picture.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    options.contains(.initial)
      ? Just(self[keyPath: keyPath]).append(Empty(completeImmediately: false))
        .eraseToAnyPublisher()
      : Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}
