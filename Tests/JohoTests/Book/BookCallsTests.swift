import Joho
import SwiftUI
import Testing

/// The calls of the book as it writes them, with nothing imported but SwiftUI and the components.
@MainActor
struct BookCallsTests {
  private struct Calls: View {
    @State private var selectedDay: Int? = 3
    @State private var isOn = true
    @State private var name = ""
    let width: CGFloat
    let week = WeekData(
      number: 42, days: [DayData(number: 12, weekdayName: "Monday")],
      dateRangeString: "Oct 12 - 18")
    let event = Event(
      title: "Team Standup", subtitle: "Room A", timeString: "9:00 AM", typeColor: JohoColors.cyan)
    let item = UpcomingItem(
      title: "Trip", daysUntil: 3, dateString: "Oct 18", typeColor: JohoColors.orange)

    var body: some View {
      VStack {
        Group {
          Text("x").foregroundStyle(Color(hex: "FFE566"))
          Text("x").johoCard(borderWidth: width, cornerRadius: 12)
          JohoContainer(cornerRadius: width, borderWidth: width, padding: width) { Text("x") }
          Text("x").modifier(JohoCardModifier(borderWidth: 2))
          Text("x").modifier(JohoContainerModifier(borderWidth: 3, cornerRadius: 16, padding: 12))
          Text(12.5, format: .joho)
          Text("x").padding(AdaptiveSpacing().containerPadding)
        }
        Group {
          ForEach(week.days) { day in Text(String(day.number)) }
          ForEach(week.days.flatMap(\.events)) { event in EventRow(event: event) }
          QuarterSection(quarter: Quarter(number: 1, weeks: 1...13), year: 2026)
          CompactWeekRow(weekNumber: 1, year: 2026)
          YearOverviewView(year: 2026)
          WeekNumberCell(number: 42, isCurrent: true)
          DateRangeCell(startDate: Date(timeIntervalSince1970: 0), endDate: Date.distantPast)
          HolidayRow(
            holiday: Holiday(name: "a", subtitle: "b", formattedDate: "c", isSystem: true))
          JohoTabBar(
            selection: .constant(Tab(title: "Week", icon: "calendar")),
            tabs: [Tab(title: "Week", icon: "calendar")])
        }
        Group {
          StarPageHeader(
            weekNumber: 42, monthYear: "October 2026", dayName: "Thursday", dayNumber: 15,
            onToday: {})
          EventCard(event: event)
          UpcomingCard(item: item)
          StarPage()
        }
        Group {
          JohoBentoHeader(
            weekNumber: 42, monthYear: "October 2026", onPrevious: {}, onNext: {}, onToday: {})
          JohoSwipeRow(content: { Text("x") }, onEdit: {}, onDelete: {})
          ExpandedWeekView(week: week, selectedDay: $selectedDay)
          DaySection(
            day: week.days[0], isSelected: selectedDay == 3, onTap: { selectedDay = 3 })
          JohoToggleRow(title: "x", isOn: $isOn)
          JohoTextField(placeholder: "x", text: $name)
          JohoCalendarGrid(weeks: [week.days], selectedDay: $selectedDay)
          SettingsPage()
        }
      }
    }
  }

  @Test func theyCompileAndDraw() throws {
    let renderer = ImageRenderer(content: Calls(width: 2).frame(width: 390))
    let layout = try renderer.layout()
    #expect(layout.size.width == 390 && layout.size.height > 3000)
  }

  @Test func datesAreTheSameOnEveryMachine() {
    let date = Date(timeIntervalSince1970: 1_791_968_400)
    #expect(JohoDateFormatter.shortDate.string(from: date) == "Oct 14")
    #expect(JohoDateFormatter.fullDate.string(from: date) == "October 14, 2026")
    #expect(JohoDateFormatter.time.string(from: date).hasPrefix("9:00"))
    #expect(12.5.formatted(.joho) == "$12.50")
  }

  @Test func aColumnKeepsItsIdentifier() {
    func id(_ title: String) -> UUID {
      TableColumn<UpcomingItem>(
        title: title, width: nil, alignment: .leading, content: { AnyView(Text($0.title)) }
      ).id
    }
    #expect(id("a") == id("a"))
    #expect(id("a") != id("b"))
  }

  @Test func spacingFollowsTheWidthOfTheScreen() throws {
    struct Padded: View {
      var body: some View {
        Color.black.frame(width: 10, height: 10).padding(AdaptiveSpacing().containerPadding)
      }
    }
    func width(_ sizeClass: UserInterfaceSizeClass) throws -> CGFloat {
      let view = Padded().environment(\.horizontalSizeClass, sizeClass)
      let layout = try ImageRenderer(content: view).layout()
      return layout.size.width
    }
    let (compact, regular) = (try width(.compact), try width(.regular))
    #expect(compact == 42 && regular == 50)
  }
}
