#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

extension JohoCatalogue {
  private static let phone = 390.0

  private static var today: [Event] {
    [
      Event(title: "Team Standup", subtitle: "Conference Room A", timeString: "9:00 AM"),
      Event(title: "Lunch", timeString: "12:00 PM", typeColor: JohoColors.green),
    ]
  }

  private static var upcoming: [UpcomingItem] {
    [
      UpcomingItem(
        title: "Trip to Hakone", daysUntil: 1, dateString: "Oct 16",
        typeColor: JohoColors.orange),
      UpcomingItem(
        title: "Culture Day", daysUntil: 19, dateString: "Nov 3", isSystem: true),
    ]
  }

  private static func content(
    _ events: [Event], _ items: [UpcomingItem], note: String? = nil
  ) -> StarPageContent {
    StarPageContent(
      weekNumber: 42, monthYear: "October 2026", day: "Thursday 15", todayEvents: events,
      upcomingItems: items, note: note)
  }

  static var star: [Component] {
    [
      component(
        "StarPageHeader",
        State("default", width: width) {
          StarPageHeader(
            weekNumber: 42, monthYear: "October 2026", dayName: "Thursday", dayNumber: 15,
            onToday: {})
        }),
      component(
        "EventCard",
        State("place", width: width) { EventCard(event: today[0]) },
        State("no place", width: width) { EventCard(event: today[1]) }),
      component(
        "UpcomingCard",
        State("own", width: width) { UpcomingCard(item: upcoming[0]) },
        State("locked", width: width) { UpcomingCard(item: upcoming[1]) }),
      component(
        "StarPage",
        State("full", width: phone) { StarPage(content(today, upcoming, note: "Buy milk")) },
        State("empty", width: phone) { StarPage(content([], [])) },
        State("dark", width: phone) { StarPage(content(today, upcoming), canvas: .nearBlack) },
        State("Arabic", width: phone) {
          StarPage(
            StarPageContent(
              weekNumber: 42, monthYear: "أكتوبر ٢٠٢٦", day: "الخميس، ١٥",
              words: JohoWords(locale: "ar")))
        }),
      component(
        "WeekWidget",
        State("small") { WeekWidget(week: JohoSamples.week(42, today: 12), size: .small) },
        State("medium") { WeekWidget(week: JohoSamples.week(42, today: 12), size: .medium) },
        State("large") { WeekWidget(week: JohoSamples.week(42, today: 12), size: .large) }),
    ]
  }

  private static func component(_ name: String, _ states: State...) -> Component {
    Component(name, group: "Star Page", states: states)
  }
}
