public import Foundation
public import KumihanViews
public import KumihanWidgets

/// What an app keeps with an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Hashable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
  }
}

/// What an alarm shows.
public struct AlarmPresentation: Hashable, Sendable {
  /// What it shows while it rings.
  public struct Alert: Hashable, Sendable {
    /// What its second button does.
    public enum SecondaryButtonBehavior: Hashable, Sendable { case countdown, custom }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      (self.title, self.stopButton) = (title, stopButton)
      (self.secondaryButton, self.secondaryButtonBehavior) = (
        secondaryButton, secondaryButtonBehavior
      )
    }
    /// With the system's own button that stops it.
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title,
        stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
  }
  /// What it shows while it counts.
  public struct Countdown: Hashable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      (self.title, self.pauseButton) = (title, pauseButton)
    }
  }
  /// What it shows while it waits.
  public struct Paused: Hashable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      (self.title, self.resumeButton) = (title, resumeButton)
    }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}

/// What an alarm shows at a moment, of which a widget makes its view.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// How far an alarm is.
  public enum Mode: Codable, Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
    /// It rings.
    public struct Alert: Codable, Hashable, Sendable {
      public let time: Alarm.Schedule.Relative.Time
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    /// It counts.
    public struct Countdown: Codable, Hashable, Sendable {
      public let totalCountdownDuration: TimeInterval
      public let previouslyElapsedDuration: TimeInterval
      public let startDate: Date
      public let fireDate: Date
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        (self.totalCountdownDuration, self.previouslyElapsedDuration) = (
          totalCountdownDuration, previouslyElapsedDuration
        )
        (self.startDate, self.fireDate) = (startDate, fireDate)
      }
    }
    /// It waits.
    public struct Paused: Codable, Hashable, Sendable {
      public let totalCountdownDuration: TimeInterval
      public let previouslyElapsedDuration: TimeInterval
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        (self.totalCountdownDuration, self.previouslyElapsedDuration) = (
          totalCountdownDuration, previouslyElapsedDuration
        )
      }
    }
  }
  public var alarmID: UUID
  public var mode: Mode
  public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

/// What an alarm shows, and what its app keeps with it.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
  }

  /// - Throws: always: nobody keeps what an alarm shows.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "alarms are not kept"))
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.singleValueContainer()
    try values.encode(metadata)
  }
}
