// Operators that transform values.

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

  public func replaceNil<T>(with value: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? value }
  }

  /// Transforms each value; an error ends the stream.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> { .init(_whole: tried(transform)) }

  func tried<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
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
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    .init(_whole: tried { try decoder.decode(type, from: $0) })
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    .init(_whole: tried { try encoder.encode($0) })
  }

  /// Every intermediate result.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    .init(
      _whole: AnyPublisher { subscriber in
        var result = initial
        return _subscribe(
          subscriber.told { value in
            result = next(result, value)
            subscriber.value(result)
          })
      })
  }

  public func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    let whole = Deferred {
      var result = initial
      return tried { value in
        result = try next(result, value)
        return result
      }
    }
    return .init(_whole: whole.eraseToAnyPublisher())
  }

  /// The result, once the source has finished.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> { .init(_whole: reduced(initial, next)) }

  func reduced<T>(
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

  public func tryReduce<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    .init(_whole: tryScan(initial, next).prepend(initial).last().eraseToAnyPublisher())
  }

  public func collect() -> Publishers.Collect<Self> {
    .init(_whole: reduced([]) { $0 + [$1] })
  }
  public func count() -> Publishers.Count<Self> {
    .init(_whole: reduced(0) { count, _ in count + 1 })
  }

  /// Values in groups of a number, the last of which may be smaller.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(_whole: grouped(by: count))
  }

  private func grouped(by count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { subscriber in
      var group: [Output] = []
      func tell() {
        let whole = group
        group = []
        subscriber.value(whole)
      }
      return _subscribe(
        _Subscriber(
          value: { value in
            group.append(value)
            if group.count >= count { tell() }
          },
          end: { completion in
            if case .finished = completion, !group.isEmpty { tell() }
            subscriber.end(completion)
          }))
    }
  }

  /// All values, once the source has finished: no time passes before that.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    switch strategy {
    case .byTime: .init(_whole: reduced([]) { $0 + [$1] })
    case .byTimeOrCount(_, _, let count): .init(_whole: grouped(by: count))
    }
  }

  /// Adds callbacks to the stream's events.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      _whole: AnyPublisher { subscriber in
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
      })
  }

  public func share() -> Publishers.Share<Self> { .init(_whole: eraseToAnyPublisher()) }
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> { .init(_whole: eraseToAnyPublisher()) }

  /// Passes values on; nothing has to wait.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> { .init(_whole: eraseToAnyPublisher()) }
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> { .init(_whole: eraseToAnyPublisher()) }
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    .init(_whole: eraseToAnyPublisher())
  }
}

extension Publishers {
  /// How a buffer would be filled.
  public enum PrefetchStrategy: Hashable, Sendable { case keepFull, byRequest }

  /// What a full buffer would do.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }

  /// What makes a group of values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
