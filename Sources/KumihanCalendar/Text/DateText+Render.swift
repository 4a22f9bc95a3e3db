extension DateText {
  func render(_ pattern: String, date: CalendarDate) -> String {
    let (year, month, day) = date.components
    return render(pattern) { letter, count in
      switch (letter, count) {
      case ("E", 4): weekdays.full[date.weekday.rawValue - 1]
      case ("E", _): weekdays.short[date.weekday.rawValue - 1]
      case ("M", 4): months.full[month - 1]
      case ("M", 3): months.short[month - 1]
      case ("L", 4): monthsAlone.full[month - 1]
      case ("L", _): monthsAlone.short[month - 1]
      case ("M", _): number(month, minimumDigits: count)
      case ("d", _): number(day, minimumDigits: count)
      case ("y", _): number(year)
      default: nil
      }
    }
  }

  func render(_ pattern: String, _ time: (hour: Int, minute: Int)) -> String {
    render(pattern) { letter, count in
      switch letter {
      case "H": number(time.hour, minimumDigits: count)
      case "h": number((time.hour + 11) % 12 + 1, minimumDigits: count)
      case "m": number(time.minute, minimumDigits: count)
      case "a": time.hour < 12 ? dayPeriods.am : dayPeriods.pm
      default: nil
      }
    }
  }

  /// Walks through a pattern: runs of a letter go to `field`, other text is copied.
  private func render(
    _ pattern: String, field: (_ letter: Character, _ count: Int) -> String?
  ) -> String {
    var result = ""
    var rest = pattern[...]
    var isQuoted = false
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        isQuoted.toggle()
      } else {
        result += isQuoted ? String(run) : field(letter, run.count) ?? String(run)
      }
    }
    return result
  }
}
