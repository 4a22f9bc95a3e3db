import Joho
import Kumihan
import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// Pages as a screen reader says them.
@MainActor
struct SpokenPagesTests {
  private func spoken(_ page: PlannerPageCase) throws -> [String] {
    try page.renderer().layout().accessibility.spoken
  }

  @Test func week() throws {
    let page = PlannerPageCase(
      page: PlannerPageCase.week, paper: .a4, locale: "en-GB", region: "SE")
    let lines = try spoken(page)
    #expect(
      lines == [
        "Week 42, October 2026, 12 Oct – 18 Oct. Heading.", "2026. Link.", "Q4. Link.",
        "October. Link.", "Today. Link.", "Monday 12 October. Heading.", "07:00 Team standup",
        "08:37, Client meeting with the board", "…", "Tuesday 13 October. Heading.",
        "07:43 Client meeting with the board", "09:20, Dentist", "…",
        "Wednesday 14 October. Heading.", "08:26 Dentist", "10:03 Lunch", "…",
        "Thursday 15 October. Heading.",
        "09:09 Lunch", "10:46, Team standup", "…", "Friday 16 October. Heading.",
        "09:52 Team standup", "11:29, Client meeting with the board", "…",
        "Saturday 17 October. Heading.", "10:35 Client meeting with the board", "12:12, Dentist",
        "…", "Sunday 18 October. Heading.", "11:18 Dentist", "12:55 Lunch", "…",
        "All day. Heading.",
        "Client meeting with the board", "Dentist", "06 – 21", "Notes. Heading.", "Wed, Lunch",
      ])
  }

  @Test func month() throws {
    let page = PlannerPageCase(
      page: PlannerPageCase.month("2026-10"), paper: .a4, locale: "en-GB", region: "SE",
      fill: .empty)
    let lines = try spoken(page)
    #expect(
      lines.prefix(22) == [
        "Month 10, October 2026. Heading.", "2026. Link.", "Q4. Link.", "Today. Link.", "Monday",
        "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Week 40", "28", "29",
        "30", "1", "2", "3", "4", "Week 41", "5", "6",
      ])
    #expect(lines.contains("Holidays. Heading.") && lines.contains("31 Oct, All Saints' Day"))
    // The neighbours' days lead to their pages.
    #expect(lines.suffix(2) == ["Week 49. Link.", "30. Link."])
  }

  @Test func starPage() throws {
    let day = CalendarDate("2026-10-14")!
    let events = [
      PlannerEvent(
        title: "Team Standup", subtitle: "Conference Room A", firstDay: day, startMinute: 540),
      PlannerEvent(title: "Sarah Chen", kind: .birthday, firstDay: CalendarDate("2026-11-16")!),
    ]
    let model = StarPageModel(
      date: day, events: events, holidays: try HolidayRegion.sweden.holidays(in: 2026),
      note: "Buy milk", text: try DateText(locale: "en-US"))
    let layout = try StarPage(model: model).layoutTree(in: CGSize(width: 390, height: 844))
    #expect(
      layout.accessibility.spoken == [
        "Week 42", "October 2026, Wednesday 14. Heading.", "TODAY. Button.", "TODAY. Heading.",
        "Team Standup, 9:00 AM, Conference Room A", "UPCOMING. Heading.",
        "All Saints' Day, Oct 31, in 17 days", "Sarah Chen, Nov 16, in 33 days",
        "Christmas Day, Dec 25, in 72 days", "Second Day of Christmas, Dec 26, in 73 days",
        "NOTE. Heading.", "Buy milk",
      ])
  }
}
