#if canImport(Combine)
  import Combine

  /// A publisher of its own, with a subscription of its own.
  public struct Requests: Publisher {
    public typealias Output = Int
    public typealias Failure = Never

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Once(subscriber: AnySubscriber(subscriber)))
    }
  }

  private final class Once: Subscription {
    private let subscriber: AnySubscriber<Int, Never>
    init(subscriber: AnySubscriber<Int, Never>) { self.subscriber = subscriber }
    func request(_ demand: Subscribers.Demand) { _ = subscriber.receive(1) }
    func cancel() {}
  }
#else
  /// The same without Combine.
  public struct Requests {
    public init() {}
    public func next() -> Int { 1 }
  }
#endif
