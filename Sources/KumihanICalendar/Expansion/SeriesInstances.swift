/// The instances of a recurring event, with those that its overrides replace.
struct SeriesInstances {
  let master: EventComponent
  private let clocks: FileClocks
  private let replacements: [Int: EventComponent]
  /// Components that change all later instances, the last first.
  private let turns: [Turn]
  private let excluded: Set<Int>
  private let excludedDays: Set<Int>

  struct Instance {
    let event: EventComponent
    let start: TimeValue
    let end: EventComponent.End?
    let recurrenceID: TimeValue
  }

  private struct Turn {
    let key: Int
    let event: EventComponent
    /// The difference between an instance's start by the rule and its actual start, in local time.
    let shift: Int
  }

  init(_ master: EventComponent, _ overrides: [EventComponent], clocks: FileClocks) {
    self.master = master
    self.clocks = clocks
    let keys = InstanceKeys(master: master, clocks: clocks)
    excludedDays = Set(master.exceptions.filter { $0.isDate && !master.isAllDay }.map(\.day))
    excluded = Set(
      master.exceptions.filter { !$0.isDate || master.isAllDay }.map(keys.key(of:)))
    let ends = master.rules.map { rule in
      rule.until.map { Self.last($0, of: master, clocks) } ?? .max
    }
    var replacements: [Int: EventComponent] = [:]
    var turns: [Turn] = []
    for override in overrides {
      guard let id = override.recurrenceID else { continue }
      let key = keys.key(of: id)
      // A newer revision of the series may have left out the instance since.
      let local = keys.local(of: id)
      let isExcluded = excluded.contains(key) || excludedDays.contains(LocalTime.day(of: local))
      let isOver = !ends.isEmpty && ends.allSatisfy { $0 < local }
      if override.sequence < master.sequence, isExcluded || isOver { continue }
      // Of one revision, EXDATE takes away the instance that the override would change.
      if !isExcluded || override.sequence > master.sequence { replacements[key] = override }
      if override.isThisAndFuture {
        turns.append(
          Turn(
            key: key, event: override,
            shift: override.start.local - keys.local(of: key, on: override.start)))
      }
    }
    self.replacements = replacements
    self.turns = turns.sorted { $0.key > $1.key }
  }

  /// The instances that have their own component.
  var replaced: [(event: EventComponent, recurrenceID: TimeValue)] {
    let keys = InstanceKeys(master: master, clocks: clocks)
    return replacements.filter { !$0.value.isCancelled }.sorted { $0.key < $1.key }
      .map { ($0.value, keys.time(of: $0.key)) }
  }

  /// The other instances that may overlap a window; an error when a rule gives more than `limit`.
  func generated(
    in window: EventWindow, limit: Int
  ) throws(ICalendarError) -> [Instance] {
    let keys = InstanceKeys(master: master, clocks: clocks)
    let bounds = bounds(of: window)
    var ends: [Int: EventComponent.End] = [:]
    var locals: Set<Int> = []
    // A series whose rules end before it begins has no instance.
    let isOver = master.rules.allSatisfy { rule in
      rule.until.map { Self.last($0, of: master, clocks) < master.start.local } ?? false
    }
    if master.rules.isEmpty || !isOver, bounds.contains(master.start.local) {
      locals.insert(master.start.local)
    }
    for rule in master.rules {
      locals.formUnion(try starts(of: rule, bounds, limit: limit))
    }
    for extra in master.extraStarts {
      let local = keys.local(of: extra.start)
      guard bounds.contains(local) else { continue }
      locals.insert(local)
      if extra.end != .unsaid { ends[local] = extra.end }
    }
    for rule in master.exceptionRules {
      locals.subtract(try starts(of: rule, bounds, limit: limit))
    }
    var seen: Set<Int> = []
    return locals.sorted().compactMap { local in
      let start = TimeValue(local: local, isDate: master.isAllDay, zone: master.start.zone)
      let key = keys.key(of: start)
      // A skipped local time can coincide with the next instance.
      guard seen.insert(key).inserted, replacements[key] == nil, !excluded.contains(key),
        !excludedDays.contains(start.day)
      else { return nil }
      return instance(start, key: key, end: ends[local], keys)
    }
  }

  private func instance(
    _ start: TimeValue, key: Int, end: EventComponent.End?, _ keys: InstanceKeys
  ) -> Instance? {
    guard let turn = turns.first(where: { $0.key <= key }) else {
      return Instance(event: master, start: start, end: end, recurrenceID: start)
    }
    guard !turn.event.isCancelled else { return nil }
    var moved = turn.event.start
    moved.local = keys.local(of: key, on: turn.event.start) + turn.shift
    return Instance(event: turn.event, start: moved, end: end, recurrenceID: start)
  }

  private func starts(
    of rule: RecurrenceRule, _ bounds: ClosedRange<Int>, limit: Int
  ) throws(ICalendarError) -> [Int] {
    let upper = min(
      bounds.upperBound, rule.until.map { Self.last($0, of: master, clocks) } ?? bounds.upperBound)
    let starts = RecurrenceExpansion.starts(
      of: rule, from: master.start.local, lower: bounds.lowerBound, upper: upper, limit: limit + 1)
    guard starts.count <= limit else {
      throw .tooManyOccurrences(uid: master.uid, limit: limit)
    }
    return starts
  }

  /// UNTIL in the zone of DTSTART; a DATE includes its whole day.
  private static func last(
    _ until: TimeValue, of master: EventComponent, _ clocks: FileClocks
  ) -> Int {
    if until.isDate { return until.local + LocalTime.secondsPerDay - 1 }
    // Whole days have no zone to convert UTC to, so only the writer's date is left.
    return master.isAllDay && master.start.zone == .floating
      ? until.local : clocks.local(until, on: master.start.zone)
  }

  /// The range of local times of instances that overlap the window.
  private func bounds(of window: EventWindow) -> ClosedRange<Int> {
    let lengths = ([master] + turns.map(\.event)).map { event in
      switch EventLength(event, end: event.end, start: event.start, clocks: clocks) {
      case .days(let count): count * LocalTime.secondsPerDay
      case .instants(let begin, let end): end - begin
      }
    }
    let reach = (lengths.max() ?? 0) + (turns.map { abs($0.shift) }.max() ?? 0)
    // Local times differ from UTC by less than a day; a period may be longer than DTEND.
    let margin = 2 * LocalTime.secondsPerDay
    let lower = min(window.begin, window.firstDay * LocalTime.secondsPerDay) - reach - margin
    let later = turns.map { -$0.shift }.max() ?? 0
    return lower...(window.end + max(0, later) + margin)
  }
}
