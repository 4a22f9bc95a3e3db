/// A source of values over time.
///
/// Values are pushed on arrival, on the caller's thread. A still picture has no time: operators
/// that would wait pass values on at once, and schedulers schedule nothing.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Subscribes: from now on the subscriber receives every value and the end.
  func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable
  /// What a publisher of one's own has: it hands the subscriber a subscription.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A subscriber: receives values and their completion.
public struct _Subscriber<Input, Failure: Error> {
  let value: (Input) -> Void
  let end: (Subscribers.Completion<Failure>) -> Void

  /// Another subscriber that ends with this one.
  func told<Other>(_ value: @escaping (Other) -> Void) -> _Subscriber<Other, Failure> {
    _Subscriber<Other, Failure>(value: value, end: end)
  }
}

/// Types shared by subscribers.
public enum Subscribers {
  /// The end of a stream of values.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Publisher {
  /// Calls functions with values and the end for as long as the result lives.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Subscriber(value: receiveValue, end: receiveCompletion))
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes values to a property for as long as the result lives.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes values to a published property for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.keep(
      sink { [weak subject] value in
        subject?.willChange?.send()
        subject?.send(value)
      })
  }
}

/// A type-erased source of values.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (_Subscriber<Output, Failure>) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  init(_ subscribe: @escaping (_Subscriber<Output, Failure>) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    subscribe(subscriber)
  }
}
