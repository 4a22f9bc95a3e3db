extension Publisher {
  /// The values of the sources that values are transformed to.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap { transform($0).setFailureType(to: Failure.self) }.eraseToAnyPublisher()
  }

  /// The values of the latest source.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { subscriber in
      var newest: AnyCancellable?
      let own = _subscribe(
        subscriber.told { source in
          newest?.cancel()
          newest = source._subscribe(_Subscriber(value: subscriber.value, end: { _ in }))
        })
      return AnyCancellable {
        own.cancel()
        newest?.cancel()
      }
    }
  }

  /// The latest values of both, at each new value of either.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      var (first, second): (Output?, P.Output?)
      func tell() { if let first, let second { subscriber.value((first, second)) } }
      var open = 2
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion {
          subscriber.end(completion)
        } else if open == 0 {
          subscriber.end(.finished)
        }
      }
      return AnyCancellable([
        _subscribe(
          _Subscriber(
            value: {
              first = $0
              tell()
            }, end: end)),
        other._subscribe(
          _Subscriber(
            value: {
              second = $0
              tell()
            }, end: end)),
      ])
    }
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map(transform).eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map(transform).eraseToAnyPublisher()
  }

  /// The values of both, pair by pair.
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      var (first, second): ([Output], [P.Output]) = ([], [])
      func tell() {
        guard !first.isEmpty, !second.isEmpty else { return }
        subscriber.value((first.removeFirst(), second.removeFirst()))
      }
      return AnyCancellable([
        _subscribe(
          subscriber.told {
            first.append($0)
            tell()
          }),
        other._subscribe(
          subscriber.told {
            second.append($0)
            tell()
          }),
      ])
    }
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map(transform).eraseToAnyPublisher()
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(second).zip(third).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0, $0.1, $0.2, $1) }
      .eraseToAnyPublisher()
  }

  /// The values of both in the order of arrival.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
  }

  public func merge<P: Publisher, Q: Publisher>(
    with second: P, _ third: Q
  ) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: second).merge(with: third)
  }

  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<Output, Failure>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  { merge(with: second, third).merge(with: fourth) }
}

/// Sources made of others, by name.
public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      a.combineLatest(b)._subscribe(subscriber)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      a.combineLatest(b, c)._subscribe(subscriber)
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      a.zip(b)._subscribe(subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    let whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { whole = a.combineLatest(b, c, d) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      whole._subscribe(subscriber)
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    let whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C) { whole = a.zip(b, c) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      whole._subscribe(subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    let whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B) { whole = a.merge(with: b) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      whole._subscribe(subscriber)
    }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    let whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C) { whole = a.merge(with: b, c) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      whole._subscribe(subscriber)
    }
  }

  public struct MergeMany<Source: Publisher>: Publisher {
    public typealias Output = Source.Output
    public typealias Failure = Source.Failure
    public let publishers: [Source]
    public init(_ publishers: Source...) { self.publishers = publishers }
    public init<S: Sequence>(_ publishers: S) where S.Element == Source {
      self.publishers = Array(publishers)
    }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      var open = publishers.count
      return AnyCancellable(
        publishers.map { source in
          source._subscribe(
            _Subscriber(
              value: subscriber.value,
              end: { completion in
                open -= 1
                if case .failure = completion {
                  subscriber.end(completion)
                } else if open == 0 {
                  subscriber.end(.finished)
                }
              }))
        })
    }
  }
}
