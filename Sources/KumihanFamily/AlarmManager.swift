public import Foundation
public import KumihanIntents
public import KumihanWidgets

/// An alarm or a timer of an app.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
  /// How far an alarm is.
  public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
  /// When an alarm rings.
  public enum Schedule: Codable, Hashable, Sendable {
    case fixed(Date)
    case relative(Relative)
    /// By the time of the day.
    public struct Relative: Codable, Hashable, Sendable {
      /// A time of the day.
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int
        public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
      }
      /// On which days.
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
      public var time: Time
      public var repeats: Recurrence
      public init(time: Time, repeats: Recurrence = .never) {
        (self.time, self.repeats) = (time, repeats)
      }
    }
  }
  /// How long is counted before an alarm rings, and after, in seconds.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      (self.preAlert, self.postAlert) = (preAlert, postAlert)
    }
  }
  public let id: UUID
  public let schedule: Schedule?
  public let countdownDuration: CountdownDuration?
  public let state: State
}

/// Sets alarms, where nobody allowed it.
public final class AlarmManager: Sendable {
  /// Whether an app may: nobody was asked.
  public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
  /// Why there is no alarm.
  public enum AlarmError: Error { case maximumLimitReached }

  public static let shared = AlarmManager()
  public var authorizationState: AuthorizationState { .notDetermined }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
  public var alarms: [Alarm] { get throws { [] } }
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
  public nonisolated(nonsending) func requestAuthorization() async throws -> AuthorizationState {
    .notDetermined
  }
  /// - Throws: always; nobody allowed it.
  @discardableResult public nonisolated(nonsending) func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw CocoaError(.userCancelled) }
  public func cancel(id: Alarm.ID) throws {}
  public func stop(id: Alarm.ID) throws {}
  public func pause(id: Alarm.ID) throws {}
  public func resume(id: Alarm.ID) throws {}
  public func countdown(id: Alarm.ID) throws {}

  /// What an alarm is like.
  public struct AlarmConfiguration<Metadata: AlarmMetadata> {
    public var countdownDuration: Alarm.CountdownDuration?
    public var schedule: Alarm.Schedule?
    public var attributes: AlarmAttributes<Metadata>
    public var stopIntent: (any LiveActivityIntent)?
    public var secondaryIntent: (any LiveActivityIntent)?
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      (self.countdownDuration, self.schedule) = (countdownDuration, schedule)
      self.attributes = attributes
      (self.stopIntent, self.secondaryIntent) = (stopIntent, secondaryIntent)
    }
    public static func alarm(
      schedule: Alarm.Schedule, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent, sound: sound)
    }
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
        attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
        sound: sound)
    }
  }
}
