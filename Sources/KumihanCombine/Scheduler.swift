public import Foundation

/// The place and time of delivery; a still picture delivers at once.
public protocol Scheduler {}

extension Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = _SchedulerOptions
  public func schedule(_ action: @escaping () -> Void) { action() }
}

/// A moment of a scheduler.
public struct _SchedulerTime: Hashable, Sendable {
  public typealias Stride = SchedulerTimeInterval
}

/// How a scheduler would do its work.
public struct _SchedulerOptions: Hashable, Sendable {
  /// Made as a queue's, whose options say nothing here.
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {}
}

/// Delivers at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
}

extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}
extension RunLoop: Scheduler {}

/// The time that an operator would wait.
public struct SchedulerTimeInterval: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  let seconds: Double

  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public static func seconds(_ value: Int) -> Self { Self(integerLiteral: value) }
  public static func seconds(_ value: Double) -> Self { Self(floatLiteral: value) }
  public static func milliseconds(_ value: Int) -> Self { Self(floatLiteral: Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(floatLiteral: Double(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(floatLiteral: Double(value) / 1e9) }
}

extension Publisher {
  /// Passes values on at once: there is no other thread to deliver on.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> { .init(_whole: eraseToAnyPublisher()) }
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> { .init(_whole: eraseToAnyPublisher()) }

  /// Passes values on at once: a still picture has no delays.
  public func debounce<S: Scheduler>(
    for interval: SchedulerTimeInterval, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> { .init(_whole: eraseToAnyPublisher()) }
  public func throttle<S: Scheduler>(
    for interval: SchedulerTimeInterval, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> { .init(_whole: eraseToAnyPublisher()) }
  public func delay<S: Scheduler>(
    for interval: SchedulerTimeInterval, tolerance: SchedulerTimeInterval? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> { .init(_whole: eraseToAnyPublisher()) }
  public func timeout<S: Scheduler>(
    _ interval: SchedulerTimeInterval, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> { .init(_whole: eraseToAnyPublisher()) }

  /// The times between values, which are none.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    .init(_whole: map { _ in .seconds(0) }.eraseToAnyPublisher())
  }
}
