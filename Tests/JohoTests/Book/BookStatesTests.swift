import Joho
import Kumihan
import Testing

/// What components do where their content is long, many or moved.
@MainActor
struct BookStatesTests {
  private func texts<V: View>(_ view: V, width: CGFloat) throws -> [ViewLayout.Node] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try renderer.layout().nodes.filter { $0.kind == "text" }
  }

  /// The drawing of chapter 10: the row slides over one edge whole, the action stands at the other.
  @Test(arguments: [(JohoSwipe.edit, 80.0), (.delete, -80), (.closed, 0)])
  func aSwipedRowSlidesAndKeepsItsWidth(swipe: JohoSwipe, distance: CGFloat) throws {
    let row = JohoSwipeRow(
      swipe: swipe, content: { JohoListRow(title: "Ferry") }, onEdit: {}, onDelete: {})
    let title = try #require(try texts(row, width: 320).first)
    let closed = try texts(JohoListRow(title: "Ferry"), width: 320)[0]
    #expect(title.frame.minX - closed.frame.minX == distance)
    let mirrored = try texts(row.environment(\.layoutDirection, .rightToLeft), width: 320)[0]
    let mirroredClosed = try texts(
      JohoListRow(title: "Ferry").environment(\.layoutDirection, .rightToLeft), width: 320)[0]
    #expect(mirrored.frame.minX - mirroredClosed.frame.minX == -distance)
  }

  /// Numbers of two digits stay on one line, and twelve steps stay circles.
  @Test func twelveStepsAreCircles() throws {
    let numbers = try texts(JohoStepProgress(totalSteps: 12, currentStep: 3), width: 358)
    #expect(numbers.count == 12)
    #expect(Set(numbers.map(\.frame.height)).count == 1)
    #expect(try texts(JohoStepProgress(totalSteps: 40, currentStep: 3), width: 358).count == 1)
  }

  @Test func symbolsOfTabsStandInOneBox() throws {
    let tabs = ["calendar", "minus", "ellipsis", "person"]
      .map { NavigationItem(title: $0, icon: $0) }
    let labels = try texts(
      JohoTabBar(selection: .constant(tabs[0]), tabs: tabs), width: 390)
    #expect(Set(labels.map(\.frame.minY)).count == 1)
    let titles = try texts(
      JohoSidebar(selection: .constant(tabs[0]), items: tabs).frame(height: 400), width: 200)
    #expect(Set(titles.map(\.frame.minX)).count == 1)
  }

  @Test func figuresStayWholeOnOneLine() throws {
    let value = try texts(
      JohoStatCard(value: "$1,234,567.89", label: "Spent"), width: 175)
    let short = try texts(JohoStatCard(value: "$1", label: "Spent"), width: 175)
    #expect(value[0].frame.height <= short[0].frame.height)
  }

  @Test func wordsOfTheComponentsFollowTheLocale() throws {
    func labels(_ locale: String) throws -> [String] {
      let view = JohoSheetHeader(title: "x", onCancel: {}, onSave: {})
        .environment(\.locale, Locale(identifier: locale))
      return try texts(view, width: 390).map { "\($0)" }
    }
    #expect(try labels("de").contains { $0.contains("Sichern") })
    #expect(try labels("en_US").contains { $0.contains("Save") })
  }
}
