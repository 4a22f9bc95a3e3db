extension HolidayOccurrence: CustomStringConvertible {
  /// The short form, used as the rule of a ``Holiday``.
  public var description: String {
    switch self {
    case .fixed(let day):
      "\(day)"
    case .easter(let computus, let offset):
      (computus == .julian ? "julian easter" : "easter") + signed(offset)
    case .floating(let weekday, let from, let through):
      "\(weekday) \(from)..\(through)"
    case .nthWeekday(let ordinal, let weekday, let month, let offset):
      "\(ordinalText(ordinal)) \(weekday) of \(month.padded(2))\(signed(offset))"
    case .lunar(let calendar, let day, let offset):
      "\(calendar.rawValue) lunar \(day)\(signed(offset))"
    case .solarTerm(let longitude, _, let offset):
      "sun at \(longitude)°\(signed(offset))"
    case .decreed:
      "decree"
    }
  }

  private func signed(_ offset: Int) -> String {
    offset == 0 ? "" : offset > 0 ? "+\(offset)" : "\(offset)"
  }

  private func ordinalText(_ ordinal: Int) -> String {
    let suffix =
      switch ordinal.magnitude {
      case 1: "1st"
      case 2: "2nd"
      case 3: "3rd"
      default: "\(ordinal.magnitude)th"
      }
    return ordinal > 0 ? suffix : ordinal == -1 ? "last" : suffix + " last"
  }
}
