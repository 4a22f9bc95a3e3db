public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// An event as an event card shows it. Source: chapter 15.
public struct Event: Identifiable {
  public var id: String
  public var title: String
  public var subtitle: String?
  /// Its time, as shown; empty for a whole day.
  public var timeString: String
  /// The colour of its kind.
  public var typeColor: Color
  /// Whether it cannot be edited, and has a lock.
  public var isSystem: Bool

  /// Without an `id`, time and title identify the event.
  public init(
    id: String? = nil, title: String, subtitle: String? = nil, timeString: String = "",
    typeColor: Color = JohoColors.cyan, isSystem: Bool = false
  ) {
    self.id = id ?? "\(timeString) \(title)"
    (self.title, self.subtitle, self.timeString) = (title, subtitle, timeString)
    (self.typeColor, self.isSystem) = (typeColor, isSystem)
  }
}

/// What is to come, as an upcoming card shows it. Source: chapter 15.
public struct UpcomingItem: Identifiable {
  public var id: String
  public var title: String
  /// The days from today until then, at least 1.
  public var daysUntil: Int
  /// Its date, as shown.
  public var dateString: String
  /// The colour of its kind.
  public var typeColor: Color
  /// Whether it cannot be edited, and has a lock.
  public var isSystem: Bool

  /// Without an `id`, date and title identify the item.
  public init(
    id: String? = nil, title: String, daysUntil: Int, dateString: String,
    typeColor: Color = JohoColors.pink, isSystem: Bool = false
  ) {
    self.id = id ?? "\(dateString) \(title)"
    (self.title, self.daysUntil, self.dateString) = (title, daysUntil, dateString)
    (self.typeColor, self.isSystem) = (typeColor, isSystem)
  }
}

/// What a Star Page shows: the day, its events, what is to come.
public struct StarPageContent {
  /// By ISO 8601, 1 to 53.
  public var weekNumber: Int
  /// Such as `October 2026`.
  public var monthYear: String
  /// The day in the order of its language, such as `Wednesday 15`.
  public var day: String
  public var todayEvents: [Event]
  /// At most five are shown.
  public var upcomingItems: [UpcomingItem]
  /// Words at the foot of the page; nil for none.
  public var note: String?
  /// The words of the page, which also give its direction.
  public var words: JohoWords

  public init(
    weekNumber: Int, monthYear: String, day: String, todayEvents: [Event] = [],
    upcomingItems: [UpcomingItem] = [], note: String? = nil,
    words: JohoWords = JohoWords(locale: "en")
  ) {
    (self.weekNumber, self.monthYear, self.day) = (weekNumber, monthYear, day)
    (self.todayEvents, self.upcomingItems) = (todayEvents, upcomingItems)
    (self.note, self.words) = (note, words)
  }

  /// A day without events, in universal time; names in the language of a locale.
  public init(day date: Date, locale: Locale = Locale(identifier: "en_US")) {
    let style = Date.FormatStyle(locale: locale, timeZone: .gmt)
    let words = JohoWords(locale)
    let days = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
    let number = words.number(JohoWeek.day(days))
    let isEnglish = words.language == "en"
    self.init(
      weekNumber: JohoWeek(containing: date).number,
      monthYear: date.formatted(style.month(.wide).year()),
      day: isEnglish
        ? "\(date.formatted(style.weekday(.wide))) \(number)"
        : date.formatted(style.weekday(.wide).day()), words: words)
  }
}
