import KumihanViews

extension JohoCatalogue {
  private static let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// A week from `first` on, with a plan or two and `today` in it.
  private static func week(_ number: Int, from first: Int, today: Int? = nil) -> WeekData {
    let days = names.enumerated().map { index, name in
      let events =
        switch index {
        case 0: [EventData(title: "Onsen", time: "9:00")]
        case 2:
          [
            EventData(title: "Ferry", time: "12:30", color: JohoColors.orange),
            EventData(title: "Ticket", color: JohoColors.green),
          ]
        default: [EventData]()
        }
      return DayData(
        number: first + index, weekdayName: name, events: events, isToday: first + index == today,
        isSunday: index == 6)
    }
    return WeekData(number: number, days: days, dateRangeString: "Oct \(first) - \(first + 6)")
  }

  private struct Cost: Identifiable {
    let id: String
    let amount: String
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
              week(41, from: 5).days, week(42, from: 12, today: 15).days, week(43, from: 19).days,
            ], selectedDay: .constant(21))
        }),
      component("JohoWeekRow", weekRow("normal", false), weekRow("current", true)),
      component(
        "WeekRowView",
        State("current", width: 600) {
          WeekRowView(week: week(42, from: 12, today: 15), isCurrentWeek: true, selectedDay: 13)
        }),
      component(
        "JohoDataTable",
        table("rows", [Cost(id: "Ryokan", amount: "320"), Cost(id: "Bus", amount: "8")]),
        table("empty", [])),
      component(
        "JohoStatCard",
        State("white", width: 120) { JohoStatCard(value: "127", label: "Events") },
        State("green", width: 120) {
          JohoStatCard(value: "340", label: "Spent", accentColor: JohoColors.green)
        }),
      component(
        "JohoListRow",
        State("default", width: width) {
          JohoListRow(title: "Ferry", subtitle: "At noon", indicatorColor: JohoColors.orange)
        },
        State("locked", width: width) { JohoListRow(title: "New Year", isLocked: true) }),
      component(
        "JohoProgressBar", progress("0", 0), progress("42", 0.42), progress("beyond", 1.7)),
      component(
        "JohoStepProgress",
        State("2 of 5", width: width) { JohoStepProgress(totalSteps: 5, currentStep: 2) },
        State("9 of 5", width: width) { JohoStepProgress(totalSteps: 5, currentStep: 9) }),
      component(
        "ExpandedWeekView",
        State("current", width: width) {
          ExpandedWeekView(week: week(42, from: 12, today: 15), selectedDay: .constant(14))
        }),
      component(
        "YearOverviewView",
        State("53 weeks", width: width) {
          YearOverviewView(
            year: 2026, weeks: (1...53).map { week($0, from: 5, today: $0 == 42 ? 9 : nil) })
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

  private static func weekRow(_ name: String, _ isCurrent: Bool) -> State {
    State(name, width: 600) {
      JohoWeekRow(
        weekNumber: 42, days: week(42, from: 12).days, dateRange: "Oct 12 - 18",
        isCurrentWeek: isCurrent)
    }
  }

  private static func table(_ name: String, _ items: [Cost]) -> State {
    State(name, width: width) {
      JohoDataTable(
        columns: [
          TableColumn(title: "Name") { AnyView(Text($0.id)) },
          TableColumn(title: "Amount", width: 80, alignment: .trailing) {
            AnyView(Text($0.amount))
          },
        ], items: items)
    }
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
