public import KumihanCalendar

extension ICalendarFile {
  /// Everything that takes place in a range of days, in order.
  ///
  /// Rules are expanded, exceptions left out, overrides put in place. Times without a zone, and
  /// whole days, are those of the asked zone.
  /// - Parameters:
  ///   - from: The first day.
  ///   - to: The last day, itself included.
  ///   - timeZone: An IANA name such as `Europe/Stockholm`, whatever its case.
  ///   - limit: A range that holds more occurrences than this is refused.
  public func events(
    from: CalendarDate, to: CalendarDate, timeZone: String, limit: Int = 1_000_000
  ) throws(ICalendarError) -> [EventOccurrence] {
    let zone = try ZoneNames.asked(timeZone)
    guard from <= to else { throw .emptyRange(from: "\(from)", to: "\(to)") }
    var expansion = EventExpansion(file: self, from: from, to: to, zone: zone, limit: limit)
    return try expansion.run()
  }
}
