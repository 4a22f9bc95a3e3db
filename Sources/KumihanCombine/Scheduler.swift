public import Foundation

/// The place and time of delivery; a still picture delivers at once.
public protocol Scheduler {}

extension Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public func schedule(_ action: @escaping () -> Void) { action() }
}

/// A moment of a scheduler.
public struct _SchedulerTime: Hashable, Sendable {
  public typealias Stride = SchedulerTimeInterval
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
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Passes values on at once: a still picture has no delays.
  public func debounce<S: Scheduler>(
    for interval: SchedulerTimeInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func throttle<S: Scheduler>(
    for interval: SchedulerTimeInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func delay<S: Scheduler>(
    for interval: SchedulerTimeInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func timeout<S: Scheduler>(
    _ interval: SchedulerTimeInterval, scheduler: S, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
