/// What a subscriber asks for values, and cancels.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// The identity of a subscription or subscriber.
public struct CombineIdentifier: Hashable, Sendable {
  private let id: ObjectIdentifier?
  public init() { id = nil }
  public init(_ object: AnyObject) { id = ObjectIdentifier(object) }
}

/// A type with an identity among subscriptions.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Receives the values of a source, as many as it asks for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  /// Answers how many values more it takes.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subscribers {
  /// The number of values that a subscriber asks for.
  public struct Demand: Hashable, Comparable, Sendable {
    /// Nil without a bound.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    /// - Precondition: not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0)
      return Demand(max: value)
    }

    public static func + (a: Demand, b: Demand) -> Demand {
      guard let first = a.max, let second = b.max else { return .unlimited }
      return Demand(max: first + second)
    }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func - (a: Demand, b: Int) -> Demand {
      a.max.map { Demand(max: Swift.max(0, $0 - b)) } ?? .unlimited
    }
    public static func -= (a: inout Demand, b: Int) { a = a - b }
    public static func < (a: Demand, b: Demand) -> Bool {
      guard let first = a.max else { return false }
      return b.max.map { first < $0 } ?? true
    }
    public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
  }

  /// Calls functions with values and the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let value: (Input) -> Void
    private let end: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (value, end) = (receiveValue, receiveCompletion) }

    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      value(input)
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      subscription = nil
      end(completion)
    }
    public func cancel() {
      subscription?.cancel()
      subscription = nil
    }
  }
}

extension Subscribers {
  /// Writes values to a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    /// Nil once the values have ended.
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }
    public func receive(completion: Completion<Never>) {
      (subscription, object) = (nil, nil)
    }
    public func cancel() {
      subscription?.cancel()
      (subscription, object) = (nil, nil)
    }
  }
}

/// A subscriber without its type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let begin: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    begin = subscriber.receive(subscription:)
    value = subscriber.receive(_:)
    end = subscriber.receive(completion:)
  }
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    begin = receiveSubscription ?? { $0.request(.unlimited) }
    value = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { begin(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// A subscription that is under way whatever is requested.
final class Delivery: Subscription {
  private let cancellable: AnyCancellable
  init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { cancellable.cancel() }
}

/// Hands values over as they are asked for; what comes earlier waits.
private final class MeteredDelivery<S: Subscriber>: Subscription {
  private var subscriber: S?
  private let begin: (_Subscriber<S.Input, S.Failure>) -> AnyCancellable
  private var own: AnyCancellable?
  private var hasBegun = false
  private var isDelivering = false
  private var waiting: [S.Input] = []
  private var completion: Subscribers.Completion<S.Failure>?
  private var open = Subscribers.Demand.none

  init(
    _ subscriber: S, begin: @escaping (_Subscriber<S.Input, S.Failure>) -> AnyCancellable
  ) { (self.subscriber, self.begin) = (subscriber, begin) }

  func request(_ demand: Subscribers.Demand) {
    open += demand
    if !hasBegun {
      hasBegun = true
      let feed = begin(
        _Subscriber(
          value: { [self] value in
            waiting.append(value)
            deliver()
          },
          end: { [self] end in
            completion = end
            deliver()
          }))
      if subscriber != nil { own = feed }
    }
    deliver()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while open > 0, !waiting.isEmpty, let subscriber {
      open -= 1
      open += subscriber.receive(waiting.removeFirst())
    }
    if waiting.isEmpty, let completion, let subscriber {
      cancel()
      subscriber.receive(completion: completion)
    }
  }

  func cancel() {
    subscriber = nil
    own = nil
  }
}

extension Publisher {
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: MeteredDelivery(subscriber, begin: _subscribe))
  }

  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: subscriber.end, receiveValue: subscriber.value)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Sends the values and the end to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    _subscribe(_Subscriber(value: subject.send(_:), end: subject.send(completion:)))
  }
}
