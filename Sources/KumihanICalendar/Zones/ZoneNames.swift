import KumihanCalendar

/// Finds the zone for a TZID or a user's input.
enum ZoneNames {
  /// A zone of the IANA database: by its name, or by the end of a path that a program prefixed, as
  /// in `/freeassociation.sourceforge.net/Tzfile/Europe/Stockholm`.
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

  /// Some writers escape the commas of a name and others do not, even within one file.
  static func unescaped(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "\\")) ? name.filter { $0 != "\\" } : name
  }

  /// The history by Windows' names, abbreviations and descriptions, for an otherwise unknown TZID.
  static func guessed(_ name: String) -> ZoneHistory? {
    guessedName(name).flatMap(known) ?? ZoneDescription(name).offset.map(ZoneHistory.init(fixed:))
  }

  /// The IANA name for a file's name of a zone, in any form.
  static func databaseName(_ name: String) -> String? {
    known(name) == nil ? guessedName(name) : name
  }

  private static func guessedName(_ name: String) -> String? {
    ZoneDatabase.zoneName(forWindowsName: name) ?? abbreviations[name.uppercased()]
      ?? ZoneDescription(name).name
  }

  /// Abbreviations that mean one zone to most readers, and names of UTC.
  private static let abbreviations = [
    "Z": "UTC", "COORDINATED UNIVERSAL TIME": "UTC", "TZONE://MICROSOFT/UTC": "UTC",
    "CEST": "CET", "EEST": "EET", "WEST": "WET", "BST": "Europe/London", "MSK": "Europe/Moscow",
    "EDT": "America/New_York", "CDT": "America/Chicago", "MDT": "America/Denver",
    "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles", "JST": "Asia/Tokyo",
    "KST": "Asia/Seoul",
    // Windows in German and French, and Lotus Notes.
    "MITTELEUROPÄISCHE ZEIT": "Europe/Berlin", "MITTELEUROPÄISCHE SOMMERZEIT": "Europe/Berlin",
    "OSTEUROPÄISCHE ZEIT": "Europe/Bucharest", "WESTEUROPÄISCHE ZEIT": "Europe/London",
    "EUROPE DE L'OUEST": "Europe/Berlin", "PARIS, MADRID": "Europe/Paris",
    "WESTERN/CENTRAL EUROPE": "Europe/Berlin", "EASTERN EUROPE": "Europe/Bucharest",
    "GMT STANDARD": "Europe/London", "EASTERN": "America/New_York",
    "CENTRAL": "America/Chicago", "MOUNTAIN": "America/Denver", "PACIFIC": "America/Los_Angeles",
  ]

  /// The zone requested by the user.
  static func asked(_ name: String) throws(ICalendarError) -> ZoneHistory {
    // A city alone may mean another one than the one found.
    if let zone = known(name) { return zone }
    if ZoneDescription(name).name == nil || ZoneDescription(name).offset != nil,
      let zone = guessed(name)
    {
      return zone
    }
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
}
