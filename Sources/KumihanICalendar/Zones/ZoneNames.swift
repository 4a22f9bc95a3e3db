import KumihanCalendar

/// Makes out the zone that a TZID or a user names.
enum ZoneNames {
  /// A zone of the IANA database: by its name, or by the end of a path that a program put before
  /// it, as in `/freeassociation.sourceforge.net/Tzfile/Europe/Stockholm`.
  static func known(_ name: String) -> ZoneHistory? {
    if let zone = ZoneDatabase.zone(named: name) { return zone.history }
    guard name.first == "/" else { return nil }
    let parts = name.split(separator: "/")
    for count in stride(from: min(3, parts.count), through: 1, by: -1) {
      let tail = parts.suffix(count).joined(separator: "/")
      if let zone = ZoneDatabase.zone(named: tail) { return zone.history }
    }
    return nil
  }

  /// Windows' names and written offsets, for a TZID that nothing else explains.
  static func guessed(_ name: String) -> ZoneHistory? {
    if let zone = ZoneDatabase.zoneName(forWindowsName: name) { return known(zone) }
    return writtenOffset(name).map(ZoneHistory.init(fixed:))
  }

  /// The zone a user asked for.
  static func asked(_ name: String) throws(ICalendarError) -> ZoneHistory {
    if let zone = known(name) ?? guessed(name) { return zone }
    throw .unknownTimeZone(name, near: near(name))
  }

  /// At most three names that differ little from this one, or whose city does.
  static func near(_ name: String) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let reach = max(1, wanted.count / 3)
    return ZoneDatabase.names.compactMap { candidate -> (Int, String)? in
      let whole = candidate.lowercased()
      let city = whole.split(separator: "/").last.map(String.init) ?? whole
      let distance = min(
        NearMatch.distance(wanted, Array(whole.utf8)),
        NearMatch.distance(wanted, Array(city.utf8)))
      return distance <= reach ? (distance, String(candidate)) : nil
    }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.1)
  }

  /// `+01:00`, `UTC+1`, `GMT-0330`, `(UTC+01:00) Stockholm`: seconds east of UTC.
  private static func writtenOffset(_ name: String) -> Int? {
    var text = name[...]
    if text.first == "(" { text = text.dropFirst().prefix { $0 != ")" } }
    for prefix in ["UTC", "GMT"] where text.uppercased().hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard (1...4).contains(digits.count), let number = Int(digits) else { return nil }
    let (hours, minutes) = digits.count > 2 ? (number / 100, number % 100) : (number, 0)
    guard hours <= 14, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
