import Foundation
import Joho
import Kumihan
import KumihanCalendar
import KumihanPlanner

/// The Star Page of a fixed day, from the model to a file's bytes.
@MainActor
struct StarBenchmark {
  private var output = ""
  private var warmRounds: Int?

  init(_ arguments: [String]) throws {
    var rest = arguments.dropFirst().makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--out": output = rest.next() ?? ""
      case "--warm": warmRounds = rest.next().flatMap { Int($0) }
      default: fail("unknown option '\(argument)'")
      }
    }
    guard !output.isEmpty else { fail("usage: star --out FILE [--warm N]") }
  }

  func run() throws {
    guard let warmRounds else { return try Self.once(output) }
    let times = try Self.warm(output, rounds: warmRounds)
    print(String(format: "{\"median_ms\": %.3f}", median(times) / 1e6))
  }

  static func once(_ path: String) throws {
    try bytes(path, context: try .bundled()).write(to: URL(fileURLWithPath: path))
  }

  /// Everything each time but opening fonts; the text of every second page differs, so that no
  /// cache of whole paragraphs answers for all of it.
  static func warm(_ path: String, rounds: Int) throws -> [Double] {
    let context = try RenderingContext.bundled()
    var data = Data()
    for day in 0..<3 { data = try bytes(path, context: context, day: day) }
    var day = 0
    let times = try timed(rounds: rounds) {
      data = try bytes(path, context: context, day: day)
      day += 1
    }
    try data.write(to: URL(fileURLWithPath: path))
    return times
  }

  static func encoding(rounds: Int) throws -> [Double] {
    let pixels = try renderer(context: try .bundled(), day: 0).pixels()
    return timed(rounds: rounds) { _ = PNGEncoder.encode(pixels) }
  }

  private static func bytes(_ path: String, context: RenderingContext, day: Int = 0) throws -> Data
  {
    let renderer = try renderer(context: context, day: day)
    if path.hasSuffix(".svg") { return try renderer.svgData() }
    return path.hasSuffix(".pdf") ? try renderer.pdfData() : try renderer.pngData()
  }

  /// The page of a fixed day; `day` changes some of its words.
  static func page(day: Int) throws -> StarPage {
    let date = try CalendarDate(year: 2026, month: 10, day: 14)
    func event(_ title: String, _ place: String, _ days: Int, _ minute: Int, _ kind: PlannerKind)
      -> PlannerEvent
    {
      PlannerEvent(
        title: title, subtitle: place, kind: kind, firstDay: date.adding(days: days),
        startMinute: minute)
    }
    let events = [
      event("Team standup", "Daily sync with design \(day % 7)", 0, 570, .event),
      event("Dentist", "Dr. Novak, Main Street 12", 0, 840, .event),
      event("Project review", "Quarterly planning, room \(day % 5)", 1, 600, .event),
      event("Piano lesson", "Bring the new score", 1, 1050, .note),
      event("Flight to Lisbon", "Gate opens at 06:15", 2, 425, .trip),
      event("Dinner with Eva", "Trattoria Bella, 4 people", 3, 1140, .birthday),
      event("Half marathon", "Start at the old bridge", 4, 480, .expense),
    ]
    let model = StarPageModel(date: date, events: events, text: try DateText(locale: "en-US"))
    return StarPage(model: model)
  }

  private static func renderer(
    context: RenderingContext, day: Int
  ) throws -> ImageRenderer<StarPage> {
    let renderer = ImageRenderer(content: try page(day: day))
    renderer.context = context
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
    return renderer
  }
}
