/// An operator's source by the name of its type, which functions that end with one answer.
public protocol _NamedPublisher: Publisher {
  var _whole: AnyPublisher<Output, Failure> { get }
}

extension _NamedPublisher {
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    _whole._subscribe(subscriber)
  }
}

extension Publishers {
  /// What fails with errors of another kind.
  public struct MapError<Upstream: Publisher, Failure: Error>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What cannot fail, as what could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: _NamedPublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What does not fail.
  public struct AssertNoFailure<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What ends with a value instead of an error.
  public struct ReplaceError<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would try again after an error.
  public struct Retry<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What goes on with another source after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: _NamedPublisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What goes on with another source after an error, or ends with another error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: _NamedPublisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }
}

extension Publishers {
  /// Values that are transformed, until an error.
  public struct TryMap<Upstream: Publisher, Output>: _NamedPublisher {
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values that are read from data.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>:
    _NamedPublisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values that are written as data.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: _NamedPublisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Every intermediate result.
  public struct Scan<Upstream: Publisher, Output>: _NamedPublisher {
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Every intermediate result, until an error.
  public struct TryScan<Upstream: Publisher, Output>: _NamedPublisher {
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The result of all values.
  public struct Reduce<Upstream: Publisher, Output>: _NamedPublisher {
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The result of all values, or an error.
  public struct TryReduce<Upstream: Publisher, Output>: _NamedPublisher {
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// All values at once.
  public struct Collect<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values in groups of a number.
  public struct CollectByCount<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values in groups of a time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: _NamedPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The number of values.
  public struct Count<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The values of the latest source.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: _NamedPublisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }
}

extension Publishers {
  /// What would be delivered by a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would be asked for by a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would wait for a pause.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would be thinned out.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would come later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would end when it takes too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The times between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: _NamedPublisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What calls functions with its events.
  public struct HandleEvents<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What its subscribers have in common.
  public struct Share<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would be printed.
  public struct Print<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would be kept until it is asked for.
  public struct Buffer<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// What would stop a debugger.
  public struct Breakpoint<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }
}
