public import Foundation

extension NotificationCenter {
  /// The notifications that are posted while somebody listens.
  public struct Publisher: KumihanCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func _subscribe(_ subscriber: _Subscriber<Notification, Never>) -> AnyCancellable {
      let told = Crossing(subscriber)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        told.value.value($0)
      }
      return AnyCancellable { [center] in center.removeObserver(observer) }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Timer {
  /// The ticks of a clock from when it is connected, as many as a picture shows of its time.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()
    /// As long as somebody is connected.
    private weak var clock: Clock?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    public func connect() -> any Cancellable {
      guard MainQueue.isHere else { return AnyCancellable {} }
      if let clock { return AnyCancellable { withExtendedLifetime(clock) {} } }
      let clock = Clock(subject, every: interval)
      self.clock = clock
      let started = Crossing(clock)
      MainActor.assumeIsolated { started.value.wait() }
      return AnyCancellable { withExtendedLifetime(clock) {} }
    }
    public func _subscribe(_ subscriber: _Subscriber<Date, Never>) -> AnyCancellable {
      subject._subscribe(subscriber)
    }
  }

  /// Ticks as long as it lives.
  private final class Clock {
    private let subject: PassthroughSubject<Date, Never>
    private let interval: TimeInterval
    init(_ subject: PassthroughSubject<Date, Never>, every interval: TimeInterval) {
      (self.subject, self.interval) = (subject, interval)
    }

    @MainActor func wait() {
      MainQueue.tick(after: max(interval, 0.001)) { [weak self] in
        guard let self else { return }
        subject.send(Date(timeIntervalSinceNow: MainQueue.elapsed))
        wait()
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
