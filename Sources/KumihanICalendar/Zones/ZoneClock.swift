/// The clocks of a time zone.
package struct ZoneClock: Sendable {
  private let history: ZoneHistory

  /// - Parameter name: An IANA name such as `Europe/Stockholm`, in any letter case.
  package init(_ name: String) throws(ICalendarError) { history = try ZoneNames.asked(name) }

  /// The seconds ahead of Greenwich at a moment, in seconds since 1970 UTC.
  package func offset(atUTC time: Int) -> Int { history.offset(atUTC: time) }
}
