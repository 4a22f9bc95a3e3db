import Joho
import Kumihan
import KumihanCalendar
import KumihanGoldens
import KumihanPlanner
import Testing

/// The Star Page whole: its frames and commands as text, its pixels at both scales.
@MainActor @Suite(.snapshots(root: "Goldens"))
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
    assertSnapshot(of: try renderer.page(), as: .layout, named: "star")
    assertSnapshot(
      of: try renderer.displayList().dump(nodes: false), as: .lines("draw.txt"), named: "star")
    #expect(try renderer.layout().issues.isEmpty)
  }

  @Test(arguments: [2, 3]) func pixels(scale: Int) throws {
    assertSnapshot(
      of: try renderer(scale: CGFloat(scale)).page(), as: .image, named: "star@\(scale)x")
  }

  @Test func darkCanvas() throws {
    assertSnapshot(of: try renderer(scale: 1, canvas: .navy).page(), as: .image, named: "navy")
  }

  @Test func saysWhichLineMadeEachPart() throws {
    let nodes = try renderer(scale: 2).layout().nodes
    let texts = nodes.filter { $0.kind == "text" }
    #expect(texts.count == 27)
    #expect(texts.allSatisfy { $0.site.fileID.description.hasSuffix(".swift") && $0.site.line > 0 })
  }
}
