public import Foundation
public import KumihanCalendar

/// Planner entries that iCalendar has no property for; `PlannerData.md` describes the file.
public struct PlannerData: Hashable, Sendable {
  /// In the order of the file, like all of these.
  public let notes: [Note]
  public let trips: [Trip]
  public let expenses: [Expense]
  public let contacts: [Contact]
  public let countdowns: [Countdown]

  /// A text on a day.
  public struct Note: Hashable, Sendable {
    public let date: CalendarDate
    public let text: String
  }

  /// A stay elsewhere, the last day included.
  public struct Trip: Hashable, Sendable {
    public let title: String
    public let place: String?
    public let days: ClosedRange<CalendarDate>
  }

  /// Money spent, or received when the amount is negative.
  public struct Expense: Hashable, Sendable {
    public let date: CalendarDate
    public let title: String
    /// At most three digits after the point.
    public let amount: Decimal
    /// An ISO 4217 code such as `SEK`.
    public let currency: String
    public let category: String?
  }

  /// A person with a birthday.
  public struct Contact: Hashable, Sendable {
    public let name: String
    public let birthday: Birthday
  }

  /// The target day of a countdown.
  public struct Countdown: Hashable, Sendable {
    public let title: String
    public let date: CalendarDate
  }
}
