/// Sources made of others, by name.
public enum Publishers {
  /// The latest values of both, at each new value of either.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      var (first, second): (A.Output?, B.Output?)
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
        a._subscribe(
          _Subscriber(
            value: {
              first = $0
              tell()
            }, end: end)),
        b._subscribe(
          _Subscriber(
            value: {
              second = $0
              tell()
            }, end: end)),
      ])
    }
  }

  /// The values of both, pair by pair.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      func tell() {
        guard !first.isEmpty, !second.isEmpty else { return }
        subscriber.value((first.removeFirst(), second.removeFirst()))
      }
      return AnyCancellable([
        a._subscribe(
          subscriber.told {
            first.append($0)
            tell()
          }),
        b._subscribe(
          subscriber.told {
            second.append($0)
            tell()
          }),
      ])
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _NamedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let _whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C) {
      _whole = a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
    }
  }

  public struct CombineLatest4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: _NamedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let _whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      _whole = a.combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }
        .eraseToAnyPublisher()
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _NamedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let _whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C) {
      _whole = a.zip(b).zip(c).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
    }
  }

  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _NamedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let _whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      _whole = a.zip(b, c).zip(d).map { ($0.0, $0.1, $0.2, $1) }.eraseToAnyPublisher()
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: _NamedPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let _whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B) { _whole = .merged(.init(a), .init(b)) }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _NamedPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let _whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C) { _whole = .merged(.init(a), .init(b), .init(c)) }
  }

  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _NamedPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let _whole: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      _whole = .merged(.init(a), .init(b), .init(c), .init(d))
    }
  }

  /// The values of all in the order of arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ publishers: Upstream...) { self.publishers = publishers }
    public init<S: Swift.Sequence>(_ publishers: S) where S.Element == Upstream {
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

  /// The values of one source, and then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      var rest: AnyCancellable?
      let first = prefix._subscribe(
        _Subscriber(
          value: subscriber.value,
          end: { completion in
            switch completion {
            case .finished: rest = suffix._subscribe(subscriber)
            case .failure: subscriber.end(completion)
            }
          }))
      return AnyCancellable {
        first.cancel()
        rest?.cancel()
      }
    }
  }
}

extension AnyPublisher {
  fileprivate static func merged(_ sources: Self...) -> Self {
    Publishers.MergeMany(sources).eraseToAnyPublisher()
  }
}
