/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday 7.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday any number of days after (or before) a Monday.
  init(daysAfterMonday days: Int) {
    let index = days % 7
    self = Weekday.allCases[index < 0 ? index + 7 : index]
  }

  public func advanced(by days: Int) -> Weekday {
    Weekday(daysAfterMonday: rawValue - 1 + days)
  }

  /// Days from this weekday to the next `other`: 0 to 6.
  public func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }

  public var isWeekend: Bool { self == .saturday || self == .sunday }
}

extension Weekday: CustomStringConvertible, Codable {
  /// The lower-case English name, as in rules files.
  public var description: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// Parses a lower-case English name.
  public init(parsing text: some StringProtocol) throws(CalendarError) {
    guard let match = Weekday.allCases.first(where: { $0.description == text }) else {
      throw .unreadable(.weekday, String(text))
    }
    self = match
  }

  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed { text throws(CalendarError) in try Weekday(parsing: text) }
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(description)
  }
}

extension Weekday {
  /// The weekdays from this one forward to `last`.
  func through(_ last: Weekday) -> [Weekday] { (0...days(until: last)).map(advanced(by:)) }
}
