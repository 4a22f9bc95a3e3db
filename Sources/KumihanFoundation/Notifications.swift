public import Foundation
public import KumihanCombine

extension NotificationCenter {
  /// The notifications that are posted while somebody waits for them.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    fileprivate let publisher: Crossing<Publisher>
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var values: AsyncPublisher<Publisher>.Iterator
      public mutating func next() async -> Notification? { await values.next() }
    }
    public func makeAsyncIterator() -> Iterator {
      Iterator(values: publisher.value.values.makeAsyncIterator())
    }
  }

  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(publisher: Crossing(publisher(for: name, object: object))) }
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
