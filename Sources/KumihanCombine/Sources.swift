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

extension Publishers {
  /// The elements of a sequence, and the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }

    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      for element in sequence { subscriber.value(element) }
      subscriber.end(.finished)
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Result {
  /// The value and the end, or the error.
  public struct Publisher: KumihanCombine.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>
    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func _subscribe(_ subscriber: _Subscriber<Success, Failure>) -> AnyCancellable {
      switch result {
      case .success(let value):
        subscriber.value(value)
        subscriber.end(.finished)
      case .failure(let error): subscriber.end(.failure(error))
      }
      return AnyCancellable {}
    }
  }
  public var publisher: Publisher { Publisher(self) }
}

extension Optional {
  /// The value, if any, and the end.
  public struct Publisher: KumihanCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?
    public init(_ output: Wrapped?) { self.output = output }

    public func _subscribe(_ subscriber: _Subscriber<Wrapped, Never>) -> AnyCancellable {
      if let output { subscriber.value(output) }
      subscriber.end(.finished)
      return AnyCancellable {}
    }
  }
  public var publisher: Publisher { Publisher(self) }
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

extension Publishers {
  /// Passes the values of a source on from when it is connected.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast(subject: PassthroughSubject())
  }
}
