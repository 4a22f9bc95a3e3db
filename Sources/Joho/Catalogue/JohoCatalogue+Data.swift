#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

extension JohoCatalogue {
  private static func week(_ number: Int, today: Int? = nil) -> WeekData {
    JohoSamples.week(number, today: today)
  }

  static var data: [Component] {
    [
      component(
        "JohoDayCell", cell("normal"), cell("today", isToday: true),
        cell("sunday", isSunday: true), cell("selected", isSelected: true),
        cell("today, selected", isToday: true, isSelected: true)),
      component(
        "JohoCalendarGrid",
        State("today and selected", width: width) {
          JohoCalendarGrid(
            weeks: [
              week(41).days, week(42, today: 15).days, week(43).days,
            ], selectedDay: .constant(21))
        }),
      component("JohoWeekRow", weekRow("normal", false), weekRow("current", true)),
      component(
        "DayCell", dayCell("normal"), dayCell("today", isToday: true),
        dayCell("sunday", isSunday: true), dayCell("selected", isSelected: true)),
      component(
        "JohoDots",
        State("two", width: 48) { JohoDots(colors: [JohoColors.cyan, JohoColors.pink]) },
        State("three of five", width: 48) {
          JohoDots(colors: JohoContentType.allCases.prefix(5).map(\.color))
        }),
      component(
        "WeekRowView",
        State("normal", width: 600) { WeekRowView(week: week(42)) },
        State("expanded", width: 600) { WeekRowView(week: week(42), isExpanded: true) },
        State("current", width: 600) {
          WeekRowView(week: week(42, today: 15), isCurrentWeek: true, selectedDay: 13)
        }),
      component(
        "JohoDataTable",
        table("rows", JohoSamples.costs), table("empty", [])),
      component(
        "JohoStatCard",
        State("white", width: 120) { JohoStatCard(value: "127", label: "Events") },
        State("green", width: 120) {
          JohoStatCard(value: "340", label: "Spent", accentColor: JohoColors.green)
        }),
      component(
        "JohoListRow",
        State("time", width: width) {
          JohoListRow(
            title: "Team meeting", indicatorColor: JohoColors.cyan, trailing: "9:00 AM")
        },
        State("default", width: width) {
          JohoListRow(title: "Ferry", subtitle: "At noon", indicatorColor: JohoColors.orange)
        },
        State("locked", width: width) { JohoListRow(title: "New Year", isLocked: true) }),
      component(
        "JohoProgressBar", progress("0", 0), progress("42", 0.42), progress("beyond", 1.7)),
      component(
        "JohoStepProgress",
        State("2 of 5", width: width) { JohoStepProgress(totalSteps: 5, currentStep: 2) },
        State("9 of 5", width: width) { JohoStepProgress(totalSteps: 5, currentStep: 9) },
        State("3 of 12", width: width) { JohoStepProgress(totalSteps: 12, currentStep: 3) },
        State("9 of 40", width: width) { JohoStepProgress(totalSteps: 40, currentStep: 9) }),
      component(
        "ExpandedWeekView",
        State("current", width: width) {
          ExpandedWeekView(week: week(42, today: 15), selectedDay: .constant(14))
        }),
      component(
        "DaySection", daySection("events", 2), daySection("no events", 1),
        daySection("selected", 2, isSelected: true), daySection("today", 3)),
      component(
        "EventRow",
        State("time", width: width) {
          EventRow(event: EventData(title: "Ferry", time: "12:30 PM", color: JohoColors.orange))
        },
        State("no time", width: width) { EventRow(event: EventData(title: "Ferry")) }),
      component(
        "CompactWeekRow",
        State("normal", width: width) { CompactWeekRow(week: week(41)) },
        State("current", width: width) { CompactWeekRow(week: week(42, today: 15)) }),
      component(
        "QuarterSection",
        State("three weeks", width: width) {
          QuarterSection(
            number: 4, weeks: [week(40), week(41), week(42, today: 15)])
        }),
      component(
        "YearOverviewView",
        State("53 weeks", width: width) {
          YearOverviewView(
            year: 2026, weeks: (1...53).map { week($0, today: $0 == 42 ? 15 : nil) })
        }),
      component(
        "MonthHeader", State("default", width: width) { MonthHeader(month: "October", year: 2026) }),
      component("HolidayRow", holiday("system", isSystem: true), holiday("own", isSystem: false)),
    ]
  }

  private static func cell(
    _ name: String, isToday: Bool = false, isSunday: Bool = false, isSelected: Bool = false
  ) -> State {
    State(name, width: 48) {
      JohoDayCell(
        day: 15, indicators: [JohoColors.cyan, JohoColors.pink], isToday: isToday,
        isSunday: isSunday, isSelected: isSelected)
    }
  }

  private static func dayCell(
    _ name: String, isToday: Bool = false, isSunday: Bool = false, isSelected: Bool = false
  ) -> State {
    State(name, width: 48) {
      DayCell(
        day: week(42).days[2], isToday: isToday, isSunday: isSunday,
        isSelected: isSelected
      )
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  private static func daySection(
    _ name: String, _ index: Int, isSelected: Bool = false
  ) -> State {
    State(name, width: width) {
      DaySection(
        day: week(42, today: 15).days[index], isSelected: isSelected, onTap: {})
    }
  }

  private static func weekRow(_ name: String, _ isCurrent: Bool) -> State {
    State(name, width: 600) {
      JohoWeekRow(
        weekNumber: 42, days: week(42, today: isCurrent ? 15 : nil).days, dateRange: "Oct 12 - 18",
        isCurrentWeek: isCurrent)
    }
  }

  private static func table(_ name: String, _ items: [JohoSamples.Cost]) -> State {
    State(name, width: width) { JohoSamples.table(items) }
  }

  private static func progress(_ name: String, _ value: Double) -> State {
    State(name, width: width) { JohoProgressBar(progress: value) }
  }

  private static func holiday(_ name: String, isSystem: Bool) -> State {
    State(name, width: width) {
      HolidayRow(
        holiday: HolidayRow.Holiday(
          name: "Culture Day", subtitle: "National holiday", formattedDate: "Nov 3",
          isSystem: isSystem))
    }
  }

  private static func component(_ name: String, _ states: State...) -> Component {
    Component(name, group: "Data", states: states)
  }
}
