extension DateText {
  /// The days of the week without work in the locale's country. Source: CLDR 44, `weekData`; Arabic
  /// is that of Egypt.
  public var weekend: Set<Weekday> {
    switch id {
    case .arabic, .hebrew: [.friday, .saturday]
    case .hindi: [.sunday]
    case .americanEnglish, .britishEnglish, .swedish, .german, .japanese, .vietnamese, .french,
      .spanish, .korean, .thai, .chinese:
      [.saturday, .sunday]
    }
  }

  /// The day of rest that calendars print in red.
  public var restDay: Weekday {
    switch id {
    case .arabic: .friday
    case .hebrew: .saturday
    case .americanEnglish, .britishEnglish, .swedish, .german, .japanese, .vietnamese, .french,
      .spanish, .korean, .thai, .hindi, .chinese:
      .sunday
    }
  }

  /// Whether calendars print Saturdays in blue, as in Japan and Korea.
  public var hasBlueSaturdays: Bool { id == .japanese || id == .korean }
}
