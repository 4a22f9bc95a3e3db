/// The time zones of the times in one file.
struct FileClocks {
  /// The requested zone.
  let zone: ZoneHistory
  private let zones: [ZoneHistory]

  init(file: ICalendarFile, zone: ZoneHistory, through year: Int) {
    self.zone = zone
    zones = file.zones.map {
      switch $0.clocks {
      case .known(let history): history
      case .defined(let observances): ZoneHistory(observances, through: year)
      case .unknown: zone
      }
    }
  }

  func history(of reference: ZoneReference) -> ZoneHistory {
    switch reference {
    case .floating: zone
    case .utc: .utc
    case .file(let index): zones[index]
    }
  }

  func utc(of time: TimeValue) -> Int {
    history(of: time.zone).utc(fromLocal: time.local)
  }

  /// A time in another zone; a floating one is there already.
  func local(_ time: TimeValue, on reference: ZoneReference) -> Int {
    time.zone == reference || time.zone == .floating || time.isDate
      ? time.local : history(of: reference).local(fromUTC: utc(of: time))
  }

  func eventTime(of time: TimeValue) -> EventTime {
    time.isDate ? EventTime(day: time.day, in: zone) : EventTime(utc: utc(of: time), in: zone)
  }
}
