import KumihanCalendar
import Testing

@testable import KumihanPlanner

struct PlannerAgendaTests {
  private let day = CalendarDate("2026-10-14")!

  @Test func anEventOfFortyYearsTouchesEveryDayOfTheRange() {
    let event = PlannerEvent(
      title: "Marriage", firstDay: CalendarDate("2000-01-01")!,
      lastDay: CalendarDate("2040-01-01")!)
    let agenda = PlannerAgenda([event], in: day...day.adding(days: 6))
    for offset in 0..<7 { #expect(agenda[day.adding(days: offset)] == [event]) }
    #expect(agenda[day.adding(days: -1)] == [])
    #expect(agenda[day.adding(days: 7)] == [])
  }

  @Test func manyEventsStayInOrder() {
    let events = (0..<100_000).map { index in
      PlannerEvent(
        title: "\(index)", firstDay: day.adding(days: index * 7 % 30), startMinute: index % 1440)
    }
    let agenda = PlannerAgenda(events, in: day...day.adding(days: 29))
    var count = 0
    for offset in 0..<30 {
      let found = agenda[day.adding(days: offset)]
      count += found.count
      #expect(found.map { $0.startMinute! } == found.map { $0.startMinute! }.sorted())
    }
    #expect(count == events.count)
  }

  @Test func timesAcrossMidnight() {
    let event = PlannerEvent(
      title: "Night train", firstDay: day, lastDay: day.adding(days: 2), startMinute: 1320,
      endMinute: 480)
    #expect(event.minutes(on: day) == 1320..<1440)
    #expect(event.minutes(on: day.adding(days: 1)) == nil)
    #expect(event.minutes(on: day.adding(days: 2)) == 0..<480)
    let moment = PlannerEvent(title: "Alarm", firstDay: day, startMinute: 420)
    #expect(moment.minutes(on: day) == 420..<420)
  }
}
