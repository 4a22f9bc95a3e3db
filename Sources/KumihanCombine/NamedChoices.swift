extension Publishers {
  /// Values that fulfil a condition, until an error.
  public struct TryFilter<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values that are transformed, until an error.
  public struct TryCompactMap<Upstream: Publisher, Output>: _NamedPublisher {
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The end alone.
  public struct IgnoreOutput<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values that differ from the one before, until an error.
  public struct TryRemoveDuplicates<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// A value where none came.
  public struct ReplaceEmpty<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The first value.
  public struct First<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The first value that fulfils a condition.
  public struct FirstWhere<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The first value that fulfils a condition, or an error.
  public struct TryFirstWhere<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The last value.
  public struct Last<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The last value that fulfils a condition.
  public struct LastWhere<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The last value that fulfils a condition, or an error.
  public struct TryLastWhere<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values of a range of places.
  public struct Output<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values as long as a condition holds.
  public struct PrefixWhile<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values as long as a condition holds, until an error.
  public struct TryPrefixWhile<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values until another source gives one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values without the first ones.
  public struct Drop<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values from when a condition fails.
  public struct DropWhile<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values from when a condition fails, until an error.
  public struct TryDropWhile<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Values from when another source has given one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: _NamedPublisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The greatest or least value.
  public struct Comparison<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// The greatest or least value, or an error.
  public struct TryComparison<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Whether a value comes.
  public struct Contains<Upstream: Publisher>: _NamedPublisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Whether a value fulfils a condition.
  public struct ContainsWhere<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Whether a value fulfils a condition, or an error.
  public struct TryContainsWhere<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Whether all values fulfil a condition.
  public struct AllSatisfy<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let _whole: AnyPublisher<Output, Failure>
  }

  /// Whether all values fulfil a condition, or an error.
  public struct TryAllSatisfy<Upstream: Publisher>: _NamedPublisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let _whole: AnyPublisher<Output, Failure>
  }
}
