// Operators that choose among values, and tell something of all of them.

extension Publisher {
  public func filter(_ holds: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: holds)
  }
  public func tryFilter(
    _ holds: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> { .init(_whole: sieved(holds)) }

  private func sieved(
    _ holds: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tried { try holds($0) ? $0 : nil }.compactMap { $0 }.eraseToAnyPublisher()
  }

  /// Transforms each value, and drops it where the result is nil; an error ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    .init(_whole: tried(transform).compactMap { $0 }.eraseToAnyPublisher())
  }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    .init(_whole: compactMap { _ in nil }.eraseToAnyPublisher())
  }

  /// Values that differ from the one before.
  public func removeDuplicates(
    by areEqual: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    .init(
      _whole: AnyPublisher { subscriber in
        var last: Output?
        return _subscribe(
          subscriber.told { value in
            if let known = last, areEqual(known, value) { return }
            last = value
            subscriber.value(value)
          })
      })
  }
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    removeDuplicates(by: ==)
  }
  public func tryRemoveDuplicates(
    by areEqual: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    let whole = Deferred {
      var last: Output?
      return sieved { value in
        if let known = last, try areEqual(known, value) { return false }
        last = value
        return true
      }
    }
    return .init(_whole: whole.eraseToAnyPublisher())
  }

  /// The first `count` values, and the end.
  public func prefix(_ count: Int) -> Publishers.Output<Self> {
    .init(_whole: kept(limit: count))
  }
  public func prefix(
    while holds: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> { .init(_whole: kept(while: holds)) }
  public func tryPrefix(
    while holds: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    let whole = tried { ($0, try holds($0)) }.prefix { $0.1 }.map(\.0)
    return .init(_whole: whole.eraseToAnyPublisher())
  }

  private func kept(
    while holds: @escaping (Output) -> Bool = { _ in true }, limit: Int = .max
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

  public func first() -> Publishers.First<Self> { .init(_whole: kept(limit: 1)) }
  public func first(
    where holds: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> { .init(_whole: filter(holds).kept(limit: 1)) }
  public func tryFirst(
    where holds: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> { .init(_whole: sieved(holds).kept(limit: 1)) }

  public func last() -> Publishers.Last<Self> { .init(_whole: final()) }
  public func last(
    where holds: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> { .init(_whole: filter(holds).final()) }
  public func tryLast(
    where holds: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> { .init(_whole: sieved(holds).final()) }

  private func final() -> AnyPublisher<Output, Failure> {
    reduced(nil) { _, value in .some(value) }.compactMap { $0 }.eraseToAnyPublisher()
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    .init(_whole: without(first: count))
  }

  private func without(first count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var left = count
      return _subscribe(
        subscriber.told { value in
          if left > 0 { left -= 1 } else { subscriber.value(value) }
        })
    }
  }

  public func drop(while holds: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(
      _whole: AnyPublisher { subscriber in
        var isDropping = true
        return _subscribe(
          subscriber.told { value in
            isDropping = isDropping && holds(value)
            if !isDropping { subscriber.value(value) }
          })
      })
  }
  public func tryDrop(
    while holds: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    let whole = Deferred {
      var isDropping = true
      return sieved { value in
        isDropping = try isDropping && holds(value)
        return !isDropping
      }
    }
    return .init(_whole: whole.eraseToAnyPublisher())
  }

  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<index + 1)
  }
  public func output<R: RangeExpression<Int>>(in range: R) -> Publishers.Output<Self> {
    let range = range.relative(to: 0..<Int.max)
    return .init(_whole: without(first: range.lowerBound).kept(limit: range.count))
  }

  public func max() -> Publishers.Comparison<Self> where Output: Comparable { max(by: <) }
  public func max(
    by precedes: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    .init(_whole: collect().compactMap { $0.max(by: precedes) }.eraseToAnyPublisher())
  }
  public func tryMax(
    by precedes: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(_whole: collect().tryCompactMap { try $0.max(by: precedes) }.eraseToAnyPublisher())
  }
  public func min() -> Publishers.Comparison<Self> where Output: Comparable { min(by: <) }
  public func min(
    by precedes: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    .init(_whole: collect().compactMap { $0.min(by: precedes) }.eraseToAnyPublisher())
  }
  public func tryMin(
    by precedes: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(_whole: collect().tryCompactMap { try $0.min(by: precedes) }.eraseToAnyPublisher())
  }

  /// True at the first value for which the condition holds, false at the end without one.
  public func contains(
    where holds: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> { .init(_whole: filter(holds).isThere()) }
  public func tryContains(
    where holds: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> { .init(_whole: sieved(holds).isThere()) }
  public func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
    .init(_whole: filter { $0 == output }.isThere())
  }
  public func allSatisfy(
    _ holds: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    .init(_whole: filter { !holds($0) }.isThere().map { !$0 }.eraseToAnyPublisher())
  }
  public func tryAllSatisfy(
    _ holds: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    .init(_whole: sieved { try !holds($0) }.isThere().map { !$0 }.eraseToAnyPublisher())
  }

  private func isThere() -> AnyPublisher<Bool, Failure> {
    first().map { _ in true }.replaceEmpty(with: false).eraseToAnyPublisher()
  }

  /// Values until another source gives one.
  public func prefix<P: Publisher>(
    untilOutputFrom other: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(
      _whole: AnyPublisher { subscriber in
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
      })
  }

  /// Values from when another source has given one.
  public func drop<P: Publisher>(
    untilOutputFrom other: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    .init(
      _whole: AnyPublisher { subscriber in
        var isOpen = false
        let signal = other._subscribe(
          _Subscriber(value: { _ in isOpen = true }, end: { _ in }))
        let own = _subscribe(subscriber.told { if isOpen { subscriber.value($0) } })
        return AnyCancellable([signal, own])
      })
  }
}
