import KumihanViews

/// What the catalogue and the reference cards show in calendars and tables.
enum JohoSamples {
  private static let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// A week from `first` on, with a plan or two and `today` in it.
  static func week(_ number: Int, from first: Int, today: Int? = nil) -> WeekData {
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

  /// A row of the sample table.
  struct Cost: Identifiable {
    let id: String
    let kind: String
    let amount: String
  }

  static let costs = [
    Cost(id: "Ryokan", kind: "Trip", amount: "$320.00"),
    Cost(id: "Bus", kind: "Trip", amount: "$8.50"),
    Cost(id: "Lunch", kind: "Expense", amount: "$45.00"),
  ]

  @MainActor static func table(_ items: [Cost]) -> some View {
    JohoDataTable(
      columns: [
        TableColumn(title: "Name") { AnyView(Text($0.id)) },
        TableColumn(title: "Type", width: 96) { AnyView(Text($0.kind)) },
        TableColumn(title: "Amount", width: 80, alignment: .trailing) {
          AnyView(Text($0.amount))
        },
      ], items: items)
  }
}
