import Foundation
import Joho
import Kumihan
import KumihanLayout
import Testing

/// Arguments out of range, empty or far too long: the picture stays in its bounds and no part of
/// it lies on another.
@MainActor
struct BadInputTests {
  private static let long = String(
    String(repeating: "Bath house, ferry and train ", count: 20).prefix(500))

  /// The texts and symbols of a view 320 pt wide lie in it, none on another.
  private func expectInBounds<V: View>(
    _ view: V, width: CGFloat = 320, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    let layout = try renderer.layout()
    #expect(layout.issues.isEmpty, sourceLocation: sourceLocation)
    #expect(layout.size.width <= width + 0.01, sourceLocation: sourceLocation)
    #expect(
      layout.size.height.isFinite && layout.size.height < 20_000, sourceLocation: sourceLocation)
    // Nothing to show is nothing drawn.
    guard layout.size.width > 0, layout.size.height > 0 else { return }
    let page = CGRect(origin: .zero, size: layout.size).insetBy(dx: -0.01, dy: -0.01)
    let leaves = layout.nodes.filter { $0.kind == "text" || $0.kind == "image" }.map(\.frame)
      .filter { !$0.isEmpty }
    for (index, frame) in leaves.enumerated() {
      #expect(page.contains(frame), "\(frame) leaves \(page)", sourceLocation: sourceLocation)
      for other in leaves[(index + 1)...] {
        let shared = frame.intersection(other)
        #expect(
          shared.isNull || shared.width < 0.5 || shared.height < 0.5, "\(frame) lies on \(other)",
          sourceLocation: sourceLocation)
      }
    }
    _ = layout.displayList(on: PixelGrid(scale: 2))
  }

  @Test func progressBeyondItsRange() throws {
    for progress in [1.7, -3, .nan, .infinity, -.infinity, 0, 1e-9, 0.001] {
      try expectInBounds(JohoProgressBar(progress: progress))
      try expectInBounds(JohoProgressBar(progress: progress, showsPercentage: false), width: 3)
    }
  }

  @Test func stepsBeyondTheirNumber() throws {
    for (total, current) in [(5, 9), (5, -1), (0, 0), (0, 3), (-4, 2), (1, 1), (40, 9), (999, 12)] {
      try expectInBounds(JohoStepProgress(totalSteps: total, currentStep: current))
    }
  }

  private struct Item: Identifiable { let id: Int }

  @Test func tables() throws {
    func column(_ title: String, _ width: CGFloat? = nil) -> Joho.TableColumn<Item> {
      Joho.TableColumn(title: title, width: width) { AnyView(Text("\($0.id) \(title)")) }
    }
    let items = [Item(id: 1), Item(id: 1)]
    try expectInBounds(JohoDataTable<Item>(columns: [], items: []))
    try expectInBounds(JohoDataTable<Item>(columns: [], items: items))
    try expectInBounds(JohoDataTable(columns: [column("A")], items: []))
    try expectInBounds(
      JohoDataTable(columns: [column("A", 400), column("B", 900), column("C", -3)], items: items))
    try expectInBounds(
      JohoDataTable(columns: [column("A", .nan), column(Self.long)], items: items))
  }

  @Test func navigationOfFarTooMuch() throws {
    let places = (1...40).map { NavigationItem(title: "Page \($0)", icon: "star") }
    try expectInBounds(JohoTabBar(selection: .constant(places[30]), tabs: places))
    try expectInBounds(JohoTabBar(selection: .constant(places[0]), tabs: []))
    let same = NavigationItem(title: Self.long, icon: "star")
    try expectInBounds(JohoTabBar(selection: .constant(same), tabs: [same, same, same]))
    try expectInBounds(JohoSidebar(selection: .constant(places[0]), items: places))
    try expectInBounds(
      JohoSidebar(selection: .constant(same), items: []).frame(height: 200))
    for path in [[], ["Home"], (1...40).map { "Part \($0)" }, [Self.long, Self.long, "C"]] {
      try expectInBounds(JohoBreadcrumb(path: path))
    }
  }

  @Test func namesOf500Characters() throws {
    let long = Self.long
    try expectInBounds(JohoPageHeader(title: long, showBackButton: true, onBack: {}))
    try expectInBounds(JohoSheetHeader(title: long, onCancel: {}, onSave: {}))
    try expectInBounds(JohoBentoHeader(weekNumber: 4_242_424, monthYear: long))
    try expectInBounds(JohoButton(title: long, action: {}))
    try expectInBounds(JohoPill(long))
    try expectInBounds(JohoSectionBox(title: long) { Text(long) })
    try expectInBounds(JohoFormSection(title: long) { Text(long) })
    try expectInBounds(
      JohoEmptyState(icon: "star", title: long, message: long, actionTitle: long, action: {}))
    try expectInBounds(JohoLoadingState(message: long))
    try expectInBounds(JohoToggleRow(title: long, isOn: .constant(true), subtitle: long))
    try expectInBounds(JohoTextField(placeholder: "", text: .constant(long)))
    try expectInBounds(JohoListRow(title: long, subtitle: long, trailing: long))
    try expectInBounds(JohoStatCard(value: long, label: long))
    try expectInBounds(MonthHeader(month: long, year: 2026))
    try expectInBounds(EventRow(event: EventData(title: long, time: long)))
    try expectInBounds(
      HolidayRow(
        holiday: HolidayRow.Holiday(name: long, subtitle: long, formattedDate: long, isSystem: true)
      ))
    try expectInBounds(
      JohoSwipeRow(content: { JohoListRow(title: long) }, onDelete: {}))
    // A word without a place to break.
    let word = String(repeating: "W", count: 500)
    try expectInBounds(JohoListRow(title: word, subtitle: word, trailing: word))
    try expectInBounds(JohoToggleRow(title: word, isOn: .constant(false)))
  }

  @Test func nothingAtAll() throws {
    try expectInBounds(JohoListRow(title: "", subtitle: "", trailing: ""))
    try expectInBounds(JohoListRow(title: "Ferry", subtitle: nil, trailing: nil))
    try expectInBounds(JohoToggleRow(title: "", isOn: .constant(true), subtitle: ""))
    try expectInBounds(JohoEmptyState(icon: "star", title: "", message: ""))
    try expectInBounds(JohoCard {})
    try expectInBounds(JohoSectionBox(title: "") {})
    try expectInBounds(JohoFormSection(title: "") {})
    try expectInBounds(JohoPill(""))
    try expectInBounds(JohoButton(title: "", action: {}))
    try expectInBounds(JohoSwipeRow(swipe: .edit, content: { JohoListRow(title: "Locked") }))
    try expectInBounds(JohoLegend(types: []))
    // An empty subtitle draws like none.
    let sizes = try ["", nil].map { subtitle in
      let renderer = ImageRenderer(content: JohoListRow(title: "Ferry", subtitle: subtitle))
      renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
      return try renderer.layout().size
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func calendarsThatLackDays() throws {
    func days(_ count: Int) -> [DayData] {
      (0..<count).map { DayData(number: $0 * 1_000_000, weekdayName: "") }
    }
    for weeks in [[], [[]], [days(7), days(3)], [days(1), days(9)]] {
      try expectInBounds(JohoCalendarGrid(weeks: weeks, selectedDay: .constant(nil)))
    }
    let dots = DayData(
      number: 1, weekdayName: "Monday", indicators: Array(repeating: JohoColors.cyan, count: 40))
    for week in [
      WeekData(number: -1, days: [], dateRangeString: ""),
      WeekData(number: 1_000_000, days: days(7) + [dots], dateRangeString: Self.long),
    ] {
      try expectInBounds(WeekRowView(week: week), width: 600)
      try expectInBounds(
        JohoWeekRow(
          weekNumber: week.number, days: week.days, dateRange: week.dateRangeString),
        width: 600)
      try expectInBounds(CompactWeekRow(week: week))
      try expectInBounds(ExpandedWeekView(week: week, selectedDay: .constant(1)))
      try expectInBounds(YearOverviewView(year: -44, weeks: [week, week]))
    }
  }

  private struct Many: Hashable, CaseIterable, CustomStringConvertible {
    let number: Int
    static let allCases = (1...40).map(Many.init)
    var description: String { "Choice \(number)" }
  }

  @Test func valuesOutOfRange() throws {
    try expectInBounds(JohoStepper(value: .constant(.max), range: 0...100))
    try expectInBounds(JohoStepper(value: .constant(.min), range: Int.min...Int.max))
    try expectInBounds(JohoStepper(value: .constant(3), range: 5...5))
    try expectInBounds(JohoSegmentedControl(selection: .constant(Many.allCases[7])))
    for size in [CGFloat.nan, .infinity, -5, 0] {
      try expectInBounds(JohoIndicator(color: .black, size: size))
      try expectInBounds(JohoIconButton(icon: "plus", action: {}, size: size))
    }
    try expectInBounds(JohoDayCell(day: .max, indicators: []), width: 48)
    try expectInBounds(JohoDayCell(day: -3), width: 48)
    try expectInBounds(JohoDots(colors: [.black], limit: -3))
  }

  /// Several views without a common container share one card, instead of one each.
  @Test func severalViewsShareOneCard() throws {
    let renderer = ImageRenderer(
      content: JohoCard {
        Text("One")
        Text("Two")
      })
    let borders = try renderer.layout().nodes.filter { $0.kind == "overlay" }
    #expect(borders.count == 1)
  }
}
