public import Foundation

/// The place and time of delivery; a still picture delivers at once.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) { schedule(after: date, tolerance: tolerance, options: nil, action) }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// Lengths of time in words.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ value: Int) -> Self
  static func seconds(_ value: Double) -> Self
  static func milliseconds(_ value: Int) -> Self
  static func microseconds(_ value: Int) -> Self
  static func nanoseconds(_ value: Int) -> Self
}

/// A scheduler of the platform: what is to be done now is done at once, and no other time comes in a still picture.
public protocol _StillScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {}

extension _StillScheduler {
  /// One moment for all: a picture reads no clock.
  public var now: _SchedulerTime { _SchedulerTime(seconds: 0) }
  public var minimumTolerance: SchedulerTimeInterval { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: _SchedulerTime, tolerance: SchedulerTimeInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { if date <= now { action() } }
  public func schedule(
    after date: _SchedulerTime, interval: SchedulerTimeInterval, tolerance: SchedulerTimeInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if date <= now { action() }
    return AnyCancellable {}
  }
}

/// A moment of a scheduler.
public struct _SchedulerTime: Hashable, Sendable, Strideable {
  public typealias Stride = SchedulerTimeInterval
  let seconds: Double
  init(seconds: Double) { self.seconds = seconds }
  public init(_ time: DispatchTime) { seconds = Double(time.uptimeNanoseconds) / 1e9 }
  public init(_ date: Date) { seconds = date.timeIntervalSinceReferenceDate }
  public var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(max(seconds, 0) * 1e9))
  }
  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }
  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by length: Stride) -> Self { Self(seconds: seconds + length.seconds) }
}

/// Delivers at once.
public struct ImmediateScheduler: _StillScheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
}

extension DispatchQueue: _StillScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// How a queue takes work.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) { (self.qos, self.flags, self.group) = (qos, flags, group) }
  }
}

extension OperationQueue: _StillScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// There are none.
  public struct SchedulerOptions: Sendable { public init() {} }
}

extension RunLoop: _StillScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// There are none.
  public struct SchedulerOptions: Sendable { public init() {} }
}

/// The time that an operator would wait.
public struct SchedulerTimeInterval: Hashable, Sendable, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible
{
  var seconds: Double

  public init(_ seconds: Double) { self.seconds = seconds }
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public init?<Whole: BinaryInteger>(exactly value: Whole) {
    guard let seconds = Double(exactly: value) else { return nil }
    self.seconds = seconds
  }
  public var magnitude: Double { seconds.magnitude }
  public var timeInterval: TimeInterval { seconds }
  public static func seconds(_ value: Int) -> Self { Self(integerLiteral: value) }
  public static func seconds(_ value: Double) -> Self { Self(value) }
  public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(Double(value) / 1e9) }
  public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
  public static func + (one: Self, other: Self) -> Self { Self(one.seconds + other.seconds) }
  public static func - (one: Self, other: Self) -> Self { Self(one.seconds - other.seconds) }
  public static func * (one: Self, other: Self) -> Self { Self(one.seconds * other.seconds) }
  public static func *= (one: inout Self, other: Self) { one = one * other }
}

extension Publisher {
  /// Passes values on at once: there is no other thread to deliver on.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Passes values on at once: a still picture has no delays.
  public func debounce<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
