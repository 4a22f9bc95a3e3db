import Foundation
import Joho
import Kumihan
import Testing

/// Chapter 14: rows, cells and buttons grow with the reader's text size.
@MainActor
struct TextSizeTests {
  private func size<V: View>(_ view: V, _ text: DynamicTypeSize) throws -> CGSize {
    let renderer = ImageRenderer(content: view.environment(\.dynamicTypeSize, text))
    renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
    return try renderer.layout().size
  }

  @Test func everythingWithWordsGrows() throws {
    func heights<V: View>(_ view: V) throws -> [CGFloat] {
      try [.large, .accessibility1, .accessibility5].map { try size(view, $0).height }
    }
    let rows = try heights(JohoListRow(title: "Ferry", subtitle: "At noon"))
    let cells = try heights(JohoDayCell(day: 5, indicators: [JohoColors.cyan]))
    let buttons = try heights(JohoButton(title: "Save", action: {}))
    let events = try heights(EventCard(event: Event(title: "Ferry", timeString: "9:00")))
    for heights in [rows, cells, buttons, events] {
      #expect(heights == heights.sorted() && Set(heights).count == 3)
    }
  }

  @Test func theStandardSizeIsTheBooks() throws {
    #expect(
      try size(JohoButton(title: "Save", action: {}), .large)
        == size(JohoButton(title: "Save", action: {}).font(.largeTitle), .large))
    let sizes = JohoTextStyle.allCases.map(\.size)
    #expect(sizes == [48, 32, 18, 16, 14, 12, 10])
  }

  /// Large letters stack what stands beside one another, so that no word is cut.
  @Test func theStarPageKeepsItsWordsWhole() throws {
    let content = StarPageContent(
      weekNumber: 42, monthYear: "October 2026", day: "Thursday 15",
      todayEvents: [Event(title: "Team Standup", timeString: "9:00 AM")],
      upcomingItems: [
        UpcomingItem(title: "Culture Day", daysUntil: 19, dateString: "Nov 3", isSystem: true)
      ])
    for text in [DynamicTypeSize.large, .xxxLarge, .accessibility3, .accessibility5] {
      let view = StarPage(content).environment(\.dynamicTypeSize, text)
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
      for node in try renderer.layout().nodes where node.kind == "text" {
        #expect(!node.isTruncated, "\(text): \(node)")
        #expect(node.frame.minX >= 0 && node.frame.maxX <= 390, "\(text): \(node)")
      }
    }
  }

  /// A word wider than its card is divided at its soft hyphens; one that has room on the next line stays
  /// whole.
  @Test(arguments: [
    (320, "Kurz\u{AD}bespre\u{AD}chung", "Kurzbesprechung"),
    (
      220, "Schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft bespre\u{AD}chen",
      "Schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft besprechen"
    ),
  ])
  func onlyWordsWithoutRoomAreDivided(width: CGFloat, title: String, drawn: String) throws {
    let card = EventCard(event: Event(title: title, timeString: "10:30"))
    let renderer = ImageRenderer(content: card)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    let texts = try renderer.layout().nodes.flatMap(\.parameters)
      .filter { $0.name == "text" }.map { $0.value.trimmingCharacters(in: ["\""]) }
    #expect(texts.contains(drawn), "\(texts)")
  }

  /// A pill too long for the largest letters is set smaller, not cut.
  @Test func pillsAreSetSmaller() throws {
    let renderer = ImageRenderer(
      content: JohoPill("Demnächst").environment(\.dynamicTypeSize, .accessibility5))
    renderer.proposedSize = ProposedViewSize(width: 160, height: nil)
    let text = try #require(try renderer.layout().nodes.first { $0.kind == "text" })
    #expect(!text.isTruncated)
  }

  /// Every component keeps its words whole in the largest letters, at the width of a phone.
  @Test(arguments: [DynamicTypeSize.xxxLarge, .accessibility3, .accessibility5])
  func componentsKeepTheirWordsWhole(text: DynamicTypeSize) throws {
    var cut: [String] = []
    for component in JohoCatalogue.catalogue.components where component.group != "Reference" {
      for state in component.states {
        let view = state.view().environment(\.dynamicTypeSize, text)
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: state.width, height: nil)
        cut += try renderer.layout().nodes.filter { $0.kind == "text" && $0.isTruncated }
          .map { "\(component.name), \(state.name): \($0)" }
      }
    }
    #expect(cut.isEmpty, "\(cut.count)\n\(cut.joined(separator: "\n"))")
  }

  /// A word is not broken letter by letter where its column was made for small ones.
  @Test func columnsGrowWithTheirWords() throws {
    func heights<V: View>(_ view: V, width: CGFloat? = nil) throws -> [CGFloat] {
      let renderer = ImageRenderer(
        content: view.environment(\.dynamicTypeSize, .accessibility3))
      renderer.proposedSize = ProposedViewSize(width: width, height: nil)
      return try renderer.layout().nodes.filter { $0.kind == "text" }.map(\.frame.height)
    }
    let label = try #require(try heights(Text("HOL").johoFont(.label)).first)
    let headline = try #require(try heights(Text("May").johoFont(.headline)).first)
    let codes = try heights(JohoLegend(types: [.holiday, .observance, .note]))
    #expect(codes.count == 6)
    for index in stride(from: 0, to: codes.count, by: 2) { #expect(codes[index] == label) }
    #expect(try heights(JohoProgressBar(progress: 1), width: 343) == [label])
    let card = try heights(JohoStatCard(value: "127", label: "Events"), width: 120)
    #expect(card.last.map { $0 <= label } == true)
    let header = try heights(
      JohoBentoHeader(weekNumber: 42, monthYear: "October 2026"), width: 343)
    #expect(header.contains(headline))
  }
}
