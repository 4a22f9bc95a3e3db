import Joho
import Kumihan
import KumihanCalendar
import KumihanGoldens
import KumihanPlanner
import Testing

/// The Star Page whole: its frames and commands as text, its pixels at both scales.
@MainActor
struct StarPageTests {
  private func renderer(scale: CGFloat, canvas: JohoCanvas = .white) throws
    -> ImageRenderer<StarPage>
  {
    let day = CalendarDate("2026-10-14")!
    let events = [
      PlannerEvent(
        title: "Team Standup", subtitle: "Conference Room A", firstDay: day, startMinute: 540),
      PlannerEvent(title: "Client Meeting", firstDay: day, startMinute: 840),
      PlannerEvent(title: "東京 Trip", kind: .trip, firstDay: CalendarDate("2026-11-03")!),
      PlannerEvent(title: "Sarah Chen", kind: .birthday, firstDay: CalendarDate("2026-11-16")!),
    ]
    let model = StarPageModel(
      date: day, events: events, holidays: try HolidayRegion.sweden.holidays(in: 2026),
      text: try DateText(locale: "en-US"))
    let renderer = ImageRenderer(content: StarPage(model: model, canvas: canvas))
    renderer.scale = scale
    renderer.isOpaque = true
    renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
    return renderer
  }

  @Test func framesAndCommands() throws {
    let renderer = try renderer(scale: 2)
    try assertGolden(
      renderer.layout().description, named: "star", extension: "layout.txt")
    try assertGolden(
      renderer.displayList().dump(nodes: false), named: "star", extension: "draw.txt")
    #expect(try renderer.layout().issues.isEmpty)
  }

  @Test(arguments: [2, 3]) func pixels(scale: Int) throws {
    try assertGolden(png: renderer(scale: CGFloat(scale)).pngData(), named: "star@\(scale)x")
  }

  @Test func darkCanvas() throws {
    try assertGolden(png: renderer(scale: 1, canvas: .navy).pngData(), named: "navy")
  }

  @Test func saysWhichLineMadeEachPart() throws {
    let nodes = try renderer(scale: 2).layout().nodes
    let texts = nodes.filter { $0.kind == "text" }
    #expect(texts.count == 27)
    #expect(texts.allSatisfy { $0.site.fileID.description.hasSuffix(".swift") && $0.site.line > 0 })
  }
}
