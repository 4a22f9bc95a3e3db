#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// Sample data of the catalogue and the reference cards.
enum JohoSamples {
  private static let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  private static let months = [
    ("Jan", 31), ("Feb", 28), ("Mar", 31), ("Apr", 30), ("May", 31), ("Jun", 30), ("Jul", 31),
    ("Aug", 31), ("Sep", 30), ("Oct", 31), ("Nov", 30), ("Dec", 31),
  ]

  /// The date some days after 1 January 2026, up to a week beyond the year.
  private static func date(_ days: Int) -> (month: String, day: Int) {
    var rest = days < 0 ? days + 365 : days % 365
    for (month, length) in months {
      if rest < length { return (month, rest + 1) }
      rest -= length
    }
    preconditionFailure("a year has 365 days")
  }

  /// An ISO week of 2026 with a plan or two, and `today`, a day of the month, in it.
  static func week(_ number: Int, today: Int? = nil) -> WeekData {
    // The first of January is a Thursday.
    let dates = names.indices.map { date((number - 1) * 7 - 3 + $0) }
    let days = names.enumerated().map { index, name in
      let events =
        switch index {
        case 0: [EventData(title: "Onsen", time: "9:00 AM")]
        case 2:
          [
            EventData(title: "Ferry", time: "12:30 PM", color: JohoColors.orange),
            EventData(title: "Ticket", color: JohoColors.green),
          ]
        default: [EventData]()
        }
      return DayData(
        number: dates[index].day, weekdayName: name, events: events,
        isToday: dates[index].day == today, isSunday: index == 6)
    }
    let (first, last) = (dates[0], dates[6])
    let end = first.month == last.month ? "\(last.day)" : "\(last.month) \(last.day)"
    return WeekData(
      number: number, days: days, dateRangeString: "\(first.month) \(first.day) - \(end)")
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
