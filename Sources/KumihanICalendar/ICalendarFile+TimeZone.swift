extension ICalendarFile {
  /// The zone that the file's owner lives in: the one it says so of (X-WR-TIMEZONE), else the one
  /// that most of its events are written in; nil when all are in UTC or float.
  public var ownTimeZone: String? {
    if let said = calendars.lazy.compactMap(\.timeZone).compactMap(ZoneNames.databaseName).first {
      return said
    }
    var uses: [String: Int] = [:]
    for event in events {
      if case .file(let index) = event.start.zone { uses[zones[index].name, default: 0] += 1 }
    }
    return uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.lazy
      .compactMap { ZoneNames.databaseName($0.key) }.first
  }
}
