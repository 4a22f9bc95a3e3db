/// Results of reading for the whole file: problems, and the zones that times refer to.
struct ReadingNotes {
  private let file: String
  private var problems: [ICalendarProblem] = []
  private var zoneIndices: [ZoneKey: Int] = [:]
  private var zoneUses: [(key: ZoneKey, line: Int)] = []
  private var definitions: [ZoneKey: ZoneDefinitionReader] = [:]
  /// The first definition of a name, for calendars that refer to another one's.
  private var firstDefinitions: [String: ZoneDefinitionReader] = [:]
  /// The maximum number of unknown zones with near matches: each search costs milliseconds.
  private static let nearLimit = 10

  /// Two calendars of one file may define the same name differently.
  private struct ZoneKey: Hashable {
    let calendar: Int
    let name: String
  }

  init(file: String) {
    self.file = file
  }

  mutating func add(_ reason: ICalendarProblem.Reason, line: Int) {
    problems.append(ICalendarProblem(file: file, line: line, reason: reason))
  }

  mutating func define(_ zone: ZoneDefinitionReader, calendar: Int) {
    definitions[ZoneKey(calendar: calendar, name: zone.name)] = zone
    firstDefinitions[zone.name] = firstDefinitions[zone.name] ?? zone
  }

  mutating func zone(of line: ContentLine, calendar: Int) -> ZoneReference {
    guard let written = line.parameter("TZID"), !written.isEmpty else { return .floating }
    let name = ZoneNames.unescaped(written)
    let key = ZoneKey(calendar: calendar, name: name)
    if let index = zoneIndices[key] { return .file(index) }
    zoneIndices[key] = zoneUses.count
    zoneUses.append((key, line.number))
    return .file(zoneUses.count - 1)
  }

  mutating func file(
    calendars: [ICalendarFile.CalendarInfo], events: [EventComponent]
  ) -> ICalendarFile {
    var zones: [FileZone] = []
    var unknown = 0
    let names = calendars.map { calendar in
      calendar.timeZone.flatMap { ZoneNames.databaseName($0) == nil ? nil : $0 }
    }
    let events = events.map { inCalendarZone($0, names[$0.calendar]) }
    for use in zoneUses {
      let clocks = clocks(of: use.key)
      if clocks == .unknown {
        unknown += 1
        let near = unknown <= ReadingNotes.nearLimit ? ZoneNames.near(use.key.name).first : nil
        add(.unknownZone(use.key.name, near: near), line: use.line)
      }
      zones.append(FileZone(name: use.key.name, clocks: clocks))
    }
    return ICalendarFile(
      name: file, calendars: calendars, events: events,
      problems: problems.enumerated()
        .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element),
      zones: zones)
  }

  /// Times without a zone are in the zone of their calendar, if it names one that is known.
  private mutating func inCalendarZone(_ event: EventComponent, _ name: String?) -> EventComponent {
    guard let name else { return event }
    let key = ZoneKey(calendar: event.calendar, name: name)
    let index = zoneIndices[key] ?? zoneUses.count
    if index == zoneUses.count {
      zoneIndices[key] = index
      zoneUses.append((key, event.line))
    }
    return event.mappingTimes { time in
      var time = time
      if time.zone == .floating, !time.isDate { time.zone = .file(index) }
      return time
    }
  }

  private func clocks(of key: ZoneKey) -> FileZone.Clocks {
    if let zone = ZoneNames.known(key.name) { return .known(zone) }
    if let definition = definitions[key] ?? firstDefinitions[key.name] {
      if let zone = definition.location.flatMap(ZoneNames.known) { return .known(zone) }
      if !definition.observances.isEmpty { return .defined(definition.observances) }
    }
    return ZoneNames.guessed(key.name).map(FileZone.Clocks.known) ?? .unknown
  }
}
