extension Publishers {
  /// The values of a source, each transformed.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(subscriber.told { subscriber.value(transform($0)) })
    }
  }

  /// The values of a source, each transformed, without those of which nothing comes.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(
        subscriber.told { if let value = transform($0) { subscriber.value(value) } })
    }
  }

  /// The values of a source that fulfil a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(subscriber.told { if isIncluded($0) { subscriber.value($0) } })
    }
  }

  /// The values of the sources that the values of a source are transformed to.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.transform) = (upstream, transform)
      self.maxPublishers = maxPublishers
    }
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      var inner: [AnyCancellable] = []
      let own = upstream._subscribe(
        subscriber.told { value in
          inner.append(
            transform(value)._subscribe(
              _Subscriber(
                value: subscriber.value,
                end: { if case .failure = $0 { subscriber.end($0) } })))
        })
      return AnyCancellable {
        own.cancel()
        for one in inner { one.cancel() }
      }
    }
  }
}
