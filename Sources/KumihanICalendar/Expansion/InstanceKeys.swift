/// Identifies the instance of a series that a time means, in any form of the file.
///
/// The key of an instance is its instant in UTC, or its local midnight when it is a whole day.
struct InstanceKeys {
  let master: EventComponent
  let clocks: FileClocks

  /// The key of a DTSTART, RECURRENCE-ID or EXDATE.
  func key(of time: TimeValue) -> Int {
    if master.isAllDay { return local(of: time) }
    return clocks.history(of: master.start.zone).utc(fromLocal: local(of: time))
  }

  /// In the series' zone: a date means the instance of that day.
  func local(of time: TimeValue) -> Int {
    if master.isAllDay {
      let local =
        master.start.zone == .floating
        ? time.local : clocks.local(time, on: master.start.zone)
      return LocalTime.at(day: LocalTime.day(of: local), second: 0)
    }
    if time.isDate {
      return LocalTime.at(
        day: time.day, second: LocalTime.secondOfDay(of: master.start.local))
    }
    return clocks.local(time, on: master.start.zone)
  }

  /// An instance's local time in the zone of another start.
  func local(of key: Int, on start: TimeValue) -> Int {
    master.isAllDay ? key : clocks.history(of: start.zone).local(fromUTC: key)
  }

  func time(of key: Int) -> TimeValue {
    TimeValue(
      local: local(of: key, on: master.start), isDate: master.isAllDay, zone: master.start.zone)
  }
}
