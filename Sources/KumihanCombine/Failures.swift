extension Subscribers.Completion {
  func mapFailure<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    .init(
      _whole: AnyPublisher { subscriber in
        _subscribe(
          _Subscriber(
            value: subscriber.value, end: { subscriber.end($0.mapFailure(transform)) }))
      })
  }

  /// Continues with another source after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    .init(_whole: caught(handler))
  }

  private func caught<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { subscriber in
      var rest: AnyCancellable?
      let first = _subscribe(
        _Subscriber(
          value: subscriber.value,
          end: { completion in
            switch completion {
            case .finished: subscriber.end(.finished)
            case .failure(let error): rest = handler(error)._subscribe(subscriber)
            }
          }))
      return AnyCancellable {
        first.cancel()
        rest?.cancel()
      }
    }
  }

  /// Continues with another source after an error, or ends with another error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    .init(
      _whole: caught { error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      })
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(_whole: caught { _ in Just(output) })
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(
      _whole: AnyPublisher { subscriber in
        var isEmpty = true
        return _subscribe(
          _Subscriber(
            value: { value in
              isEmpty = false
              subscriber.value(value)
            },
            end: { completion in
              if isEmpty, case .finished = completion { subscriber.value(output) }
              subscriber.end(completion)
            }))
      })
  }

  /// - Precondition: the source does not fail.
  public func assertNoFailure(_ prefix: String = "") -> Publishers.AssertNoFailure<Self> {
    let whole = mapError { error -> Never in fatalError("\(prefix)\(error)") }
    return .init(_whole: whole.eraseToAnyPublisher())
  }

  public func retry(_ times: Int) -> Publishers.Retry<Self> {
    .init(_whole: eraseToAnyPublisher())
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> Publishers.SetFailureType<Self, E> {
    .init(
      _whole: AnyPublisher { subscriber in
        _subscribe(
          _Subscriber(value: subscriber.value, end: { _ in subscriber.end(.finished) }))
      })
  }
}
