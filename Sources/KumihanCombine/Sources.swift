public import Foundation

/// One value, and the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func _subscribe(_ subscriber: _Subscriber<Output, Never>) -> AnyCancellable {
    subscriber.value(output)
    subscriber.end(.finished)
    return AnyCancellable {}
  }
}

/// The end without a value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool

  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { ends = completeImmediately }

  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    if ends { subscriber.end(.finished) }
    return AnyCancellable {}
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    subscriber.end(.failure(error))
    return AnyCancellable {}
  }
}

/// A value that is determined once, when the future is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [subject] result in
      switch result {
      case .success(let value): subject.send(value)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    subject.compactMap { $0 }.first()._subscribe(subscriber)
  }
}

/// A source that is created anew for each subscriber.
public struct Deferred<Source: Publisher>: Publisher {
  public typealias Output = Source.Output
  public typealias Failure = Source.Failure
  public let createPublisher: () -> Source
  public init(createPublisher: @escaping () -> Source) { self.createPublisher = createPublisher }

  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    createPublisher()._subscribe(subscriber)
  }
}

extension Sequence {
  /// The elements, and the end.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { subscriber in
      for element in self { subscriber.value(element) }
      subscriber.end(.finished)
      return AnyCancellable {}
    }
  }
}

extension Result {
  /// The value and the end, or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

extension Optional {
  /// The value, if any, and the end.
  public var publisher: AnyPublisher<Wrapped, Never> { [self].compactMap { $0 }.publisher }
}

/// A publisher that starts when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// Connects a source with its first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public init(_ upstream: Upstream) { self.upstream = upstream }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      let own = upstream._subscribe(subscriber)
      let connection = upstream.connect()
      return AnyCancellable {
        own.cancel()
        connection.cancel()
      }
    }
  }

  /// Passes the values of a source on through one subject, from when it is connected.
  public final class Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher
  where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let subject: S
    private var connection: AnyCancellable?

    init(_ upstream: Upstream, _ subject: S) { (self.upstream, self.subject) = (upstream, subject) }

    public func connect() -> any Cancellable {
      if connection == nil { connection = upstream.subscribe(subject) }
      return AnyCancellable { [self] in connection = nil }
    }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      subject._subscribe(subscriber)
    }
  }
}

extension Publisher {
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { Publishers.Multicast(self, subject) }
  public func multicast<S: Subject>(
    _ createSubject: () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self, createSubject())
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  { multicast(subject: PassthroughSubject()) }
}

extension NotificationCenter {
  /// Notifications over time; a still picture receives none.
  public struct Publisher: KumihanCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public func _subscribe(_ subscriber: _Subscriber<Notification, Never>) -> AnyCancellable {
      AnyCancellable {}
    }
  }

  public func publisher(for name: Notification.Name, object: Any? = nil) -> Publisher {
    Publisher()
  }
}

extension Timer {
  /// The ticks of a clock, which a still picture lacks.
  public struct TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public func connect() -> any Cancellable { AnyCancellable {} }
    public func _subscribe(_ subscriber: _Subscriber<Date, Never>) -> AnyCancellable {
      AnyCancellable {}
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}
