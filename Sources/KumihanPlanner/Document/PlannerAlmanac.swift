public import KumihanCalendar
import KumihanICalendar

/// What an almanac adds to days: phases of the moon, the six days of Japan.
public struct PlannerAlmanac: Hashable, Sendable {
  /// By the day of their moment.
  public var moons: [CalendarDate: MoonPhase]
  /// 六曜, by day.
  public var sixDays: [CalendarDate: Rokuyo]

  /// Both are optional.
  public init(moons: [CalendarDate: MoonPhase] = [:], sixDays: [CalendarDate: Rokuyo] = [:]) {
    (self.moons, self.sixDays) = (moons, sixDays)
  }

  var isEmpty: Bool { moons.isEmpty && sixDays.isEmpty }
}

extension PlannerPlan {
  /// Shows the phases of the moon.
  ///
  /// - Parameter timeZone: Whose days they fall on, an IANA name.
  public mutating func addMoons(timeZone: String) throws(PlannerError) {
    do {
      let clock = try ZoneClock(timeZone)
      almanac.moons = MoonPhase.phases(in: ledger.days(weekRule)) { clock.offset(atUTC: $0) }
    } catch { throw .calendarFile(error) }
  }

  /// Shows the six days of Japan (六曜).
  public mutating func addSixDays() { almanac.sixDays = Rokuyo.days(in: ledger.days(weekRule)) }

  /// A day's entries in the almanac, in words.
  func almanacWords(on day: CalendarDate) -> [String] {
    [almanac.sixDays[day]?.rawValue, almanac.moons[day].map { tracking[$0] }].compactMap(\.self)
  }
}
