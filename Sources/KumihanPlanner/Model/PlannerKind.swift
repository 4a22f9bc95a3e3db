import Joho
public import KumihanViews

/// The kinds of entries on a page, each with its colour.
public enum PlannerKind: String, Hashable, Sendable, CaseIterable {
  case event, holiday, birthday, trip, expense, note

  /// The semantic colour. Source: chapter 4 of the book of Joho Dezain.
  public var color: Color {
    switch self {
    case .event: JohoColors.cyan
    case .holiday: JohoColors.pink
    case .birthday: JohoColors.purple
    case .trip: JohoColors.orange
    case .expense: JohoColors.green
    case .note: JohoColors.cream
    }
  }

  /// The kind for an iCalendar category, by the words that calendars use for it.
  public init?(category: String) {
    switch category.lowercased() {
    case "birthday", "birthdays", "anniversary", "contacts": self = .birthday
    case "trip", "trips", "travel", "vacation", "flight": self = .trip
    case "holiday", "holidays": self = .holiday
    case "expense", "expenses", "finance", "bill": self = .expense
    case "note", "notes", "journal": self = .note
    default: return nil
    }
  }
}
