// Operators that choose among values, and tell something of all of them.

extension Publisher {
  /// Transforms each value, and drops it where the result is nil; an error ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> { tryMap(transform).compactMap { $0 }.eraseToAnyPublisher() }

  public func tryFilter(
    _ holds: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryCompactMap { try holds($0) ? $0 : nil } }

  public func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    Deferred {
      var result = initial
      return tryMap { value in
        result = try next(result, value)
        return result
      }
    }.eraseToAnyPublisher()
  }

  /// Continues with another source after an error, or ends with another error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error in
      do {
        return try handler(error).mapError { $0 as any Error }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Values in groups of a number, the last of which may be smaller.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
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
  ) -> AnyPublisher<[Output], Failure> {
    switch strategy {
    case .byTime: collect()
    case .byTimeOrCount(_, _, let count): collect(count)
    }
  }

  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first()
  }
  public func output<R: RangeExpression<Int>>(in range: R) -> AnyPublisher<Output, Failure> {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }

  public func last(where holds: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(holds).last()
  }
  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: <) }
  public func max(
    by precedes: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.max(by: precedes) }.eraseToAnyPublisher()
  }
  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { min(by: <) }
  public func min(
    by precedes: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.min(by: precedes) }.eraseToAnyPublisher()
  }

  /// True at the first value for which the condition holds, false at the end without one.
  public func contains(
    where holds: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    filter(holds).map { _ in true }.first().replaceEmpty(with: false)
  }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure>
  where Output: Equatable { contains { $0 == output } }
  public func allSatisfy(
    _ holds: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { contains { !holds($0) }.map { !$0 }.eraseToAnyPublisher() }

  /// Values until another source gives one.
  public func prefix<P: Publisher>(
    untilOutputFrom other: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var isOpen = true
      let signal = other._subscribe(
        _Subscriber(
          value: { _ in
            guard isOpen else { return }
            isOpen = false
            subscriber.end(.finished)
          }, end: { _ in }))
      let own = _subscribe(
        _Subscriber(
          value: { if isOpen { subscriber.value($0) } },
          end: { if isOpen { subscriber.end($0) } }))
      return AnyCancellable([signal, own])
    }
  }

  /// Values from when another source has given one.
  public func drop<P: Publisher>(
    untilOutputFrom other: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      var isOpen = false
      let signal = other._subscribe(
        _Subscriber(value: { _ in isOpen = true }, end: { _ in }))
      let own = _subscribe(subscriber.told { if isOpen { subscriber.value($0) } })
      return AnyCancellable([signal, own])
    }
  }

  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    AnyPublisher { subscriber in
      for element in elements { subscriber.value(element) }
      return _subscribe(subscriber)
    }
  }

  /// The values of another source, and then those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }

  /// The values of this source, and then those of another.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { subscriber in
      var rest: AnyCancellable?
      let first = _subscribe(
        _Subscriber(
          value: subscriber.value,
          end: { completion in
            switch completion {
            case .finished: rest = publisher._subscribe(subscriber)
            case .failure: subscriber.end(completion)
            }
          }))
      return AnyCancellable {
        first.cancel()
        rest?.cancel()
      }
    }
  }

  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output { append(elements.publisher.setFailureType(to: Failure.self)) }

  /// The times between values, which are none.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    map { _ in .seconds(0) }.eraseToAnyPublisher()
  }

  /// - Precondition: the source does not fail.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    mapError { error -> Never in fatalError("\(prefix)\(error)") }
  }

  /// Passes values on; nothing has to wait.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
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
