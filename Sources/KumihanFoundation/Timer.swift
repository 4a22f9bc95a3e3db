public import Foundation
public import KumihanCombine

/// A clock of a run loop. It goes off at the moments that a picture shows of its time: no other clock is read.
open class Timer: NSObject, @unchecked Sendable {
  public typealias TimerPublisher = Foundation.Timer.TimerPublisher

  open private(set) var timeInterval: TimeInterval
  open private(set) var isValid = true
  open private(set) var userInfo: Any?
  open var fireDate: Date
  open var tolerance: TimeInterval = 0
  private let repeats: Bool
  private let block: @Sendable (Timer) -> Void
  private var isScheduled = false

  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    // As on Apple's platforms, where a timer without an interval has a tenth of a millisecond.
    (fireDate, timeInterval) = (date, repeats ? interval > 0 ? interval : 0.0001 : 0)
    (self.repeats, self.block) = (repeats, block)
  }
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule(after: interval)
    return timer
  }

  open func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }
  open func invalidate() { isValid = false }

  /// Takes the timer into the main thread's time, once; nothing runs the loops of other threads.
  func schedule(after delay: TimeInterval? = nil) {
    guard isValid, !isScheduled, MainQueue.isHere else { return }
    isScheduled = true
    wait(delay ?? fireDate.timeIntervalSinceNow)
  }

  private func wait(_ delay: TimeInterval) {
    let due: () -> Void = { [self] in
      fire()
      guard isValid else { return }
      fireDate += timeInterval
      wait(timeInterval)
    }
    let work = Crossing(due)
    MainActor.assumeIsolated {
      if repeats {
        MainQueue.tick(after: max(delay, 0.001), work.value)
      } else {
        MainQueue.add(after: max(delay, 0), work.value)
      }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension RunLoop {
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
