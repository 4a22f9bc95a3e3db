import KumihanCalendar
import KumihanPlanner
import Testing

struct StarPageModelTests {
  private let day = CalendarDate("2026-10-14")!
  private let text = try! DateText(locale: "en-US")

  private func event(
    _ title: String, _ date: String, minute: Int? = nil, series: String? = nil
  ) -> PlannerEvent {
    PlannerEvent(
      title: title, firstDay: CalendarDate(date)!, startMinute: minute, series: series)
  }

  @Test func statesWeekMonthAndDay() {
    let model = StarPageModel(date: day, events: [], text: text)
    #expect(model.weekNumber == 42)
    #expect(model.monthYear == "October 2026")
    #expect(model.day == "Wednesday 14")
    #expect(model.today.isEmpty)
    #expect(model.upcoming.isEmpty)
  }

  @Test func sortsTodayByTimeWithWholeDaysFirst() {
    let model = StarPageModel(
      date: day,
      events: [
        event("Late", "2026-10-14", minute: 14 * 60), event("All day", "2026-10-14"),
        event("Early", "2026-10-14", minute: 9 * 60),
      ], text: text)
    #expect(model.today.map(\.title) == ["All day", "Early", "Late"])
    #expect(model.today.map(\.trailing) == [nil, "9:00 AM", "2:00 PM"])
  }

  @Test func showsWhatBeganEarlierAndStillLasts() {
    let trip = PlannerEvent(
      title: "Trip", firstDay: CalendarDate("2026-10-12")!, lastDay: CalendarDate("2026-10-15")!,
      startMinute: 600)
    let model = StarPageModel(date: day, events: [trip], text: text)
    #expect(model.today.map(\.title) == ["Trip"])
    #expect(model.today.first?.trailing == nil)
  }

  @Test func countsDaysToTheNextFiveAndShowsASeriesOnce() {
    let events =
      (1...7).map { event("Event \($0)", "2026-11-0\($0)") }
      + [
        event("Daily", "2026-10-14", series: "d"), event("Daily", "2026-10-15", series: "d"),
        event("Weekly", "2026-10-15", series: "w"), event("Weekly", "2026-10-22", series: "w"),
      ]
    let model = StarPageModel(date: day, events: events, text: text)
    #expect(
      model.upcoming.map(\.title) == ["Weekly", "Event 1", "Event 2", "Event 3", "Event 4"])
    #expect(model.upcoming.map(\.subtitle).prefix(2) == ["in 1 day", "in 18 days"])
    #expect(model.upcoming.first?.trailing == "Oct 15")
  }

  @Test func locksHolidaysAndLeavesObservancesToTheirDay() throws {
    let holidays = try HolidayRegion.sweden.holidays(in: 2026)
    let model = StarPageModel(date: day, events: [], holidays: holidays, text: text)
    #expect(
      model.upcoming.map(\.title) == [
        "All Saints' Day", "Christmas Day", "Second Day of Christmas",
      ])
    #expect(model.upcoming.map(\.isSystem) == [true, true, true])
    let eve = CalendarDate("2026-12-24")!
    let christmas = StarPageModel(date: eve, events: [], holidays: holidays, text: text)
    #expect(christmas.today.map(\.title) == ["Christmas Eve"])
  }
}
