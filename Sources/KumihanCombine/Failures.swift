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
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { subscriber in
      _subscribe(
        _Subscriber(
          value: subscriber.value, end: { subscriber.end($0.mapFailure(transform)) }))
    }
  }

  /// Continues with another source after an error.
  public func `catch`<P: Publisher>(
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

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
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
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { subscriber in
      _subscribe(
        _Subscriber(value: subscriber.value, end: { _ in subscriber.end(.finished) }))
    }
  }
}
