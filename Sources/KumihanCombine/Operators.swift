extension Publisher {
  /// Transforms each value, and drops it where the result is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> { .init(upstream: self, transform: transform) }

  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    .init(upstream: self, transform: transform)
  }

  public func map<T>(_ path: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    .init(upstream: self) { $0[keyPath: path] }
  }
  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> Publishers.Map<Self, (A, B)> {
    .init(upstream: self) { ($0[keyPath: first], $0[keyPath: second]) }
  }
  public func map<A, B, C>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>
  ) -> Publishers.Map<Self, (A, B, C)> {
    .init(upstream: self) { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? value }.eraseToAnyPublisher()
  }

  public func filter(_ holds: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: holds)
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    compactMap { _ in nil }.eraseToAnyPublisher()
  }

  /// Transforms each value; an error ends the stream.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { subscriber in
      var hasFailed = false
      return _subscribe(
        _Subscriber(
          value: { value in
            guard !hasFailed else { return }
            do {
              subscriber.value(try transform(value))
            } catch {
              hasFailed = true
              subscriber.end(.failure(error))
            }
          },
          end: { if !hasFailed { subscriber.end($0.mapFailure { $0 }) } }))
    }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }

  /// Values that differ from the one before.
  public func removeDuplicates(
    by areEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var last: Output?
      return _subscribe(
        subscriber.told { value in
          if let known = last, areEqual(known, value) { return }
          last = value
          subscriber.value(value)
        })
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// The first `count` values, and the end.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    prefix(while: { _ in true }, limit: count)
  }

  public func prefix(while holds: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    prefix(while: holds, limit: .max)
  }

  private func prefix(
    while holds: @escaping (Output) -> Bool, limit: Int
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var left = limit
      func finish() {
        left = 0
        subscriber.end(.finished)
      }
      if left <= 0 { finish() }
      return _subscribe(
        _Subscriber(
          value: { value in
            guard left > 0 else { return }
            guard holds(value) else { return finish() }
            subscriber.value(value)
            left -= 1
            if left == 0 { finish() }
          },
          end: { if left > 0 { subscriber.end($0) } }))
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(
    where holds: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(holds).prefix(1) }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var left = count
      return _subscribe(
        subscriber.told { value in
          if left > 0 { left -= 1 } else { subscriber.value(value) }
        })
    }
  }

  public func drop(while holds: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var isDropping = true
      return _subscribe(
        subscriber.told { value in
          isDropping = isDropping && holds(value)
          if !isDropping { subscriber.value(value) }
        })
    }
  }

  /// Every intermediate result.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in
      var result = initial
      return _subscribe(
        subscriber.told { value in
          result = next(result, value)
          subscriber.value(result)
        })
    }
  }

  /// The result, once the source has finished.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in
      var result = initial
      return _subscribe(
        _Subscriber(
          value: { result = next(result, $0) },
          end: { completion in
            if case .finished = completion { subscriber.value(result) }
            subscriber.end(completion)
          }))
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(nil) { _, value in .some(value) }.compactMap { $0 }.eraseToAnyPublisher()
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      for element in elements { subscriber.value(element) }
      return _subscribe(subscriber)
    }
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      _subscribe(
        _Subscriber(
          value: subscriber.value,
          end: { completion in
            if case .finished = completion { elements.forEach(subscriber.value) }
            subscriber.end(completion)
          }))
    }
  }

  /// Adds callbacks to the stream's events.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let cancellable = _subscribe(
        _Subscriber(
          value: { value in
            receiveOutput?(value)
            subscriber.value(value)
          },
          end: { completion in
            receiveCompletion?(completion)
            subscriber.end(completion)
          }))
      receiveSubscription?(Delivery(cancellable))
      return cancellable
    }
  }

  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func retry(_ times: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
