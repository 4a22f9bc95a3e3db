public import ArgumentParser
import Foundation
import Joho
public import Kumihan
import KumihanCalendar
import KumihanPlanner

/// `kumihan star`: a day at a glance.
struct StarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "star", abstract: "Draws the Star Page: a day, its events, what is to come.")

  @Option(name: .long, help: ArgumentHelp("The day, as 2026-10-14.", valueName: "date"))
  var date: String

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup var fontOptions: FontOptions

  @Option(name: .long, help: "The page's width in points.")
  var width: Double = 390

  @Option(name: .long, help: "Pixels per point of a PNG.")
  var scale: Double = 2

  @Option(name: .long, help: "What lies behind the boxes: white, black or navy.")
  var background: Background = .white

  @Option(name: .long, help: ArgumentHelp("A note for the day.", valueName: "text"))
  var note: String?

  @Option(name: .long, help: "For characters that no font has: box, skip or error.")
  var missingGlyphs = MissingGlyphPolicy.box

  @Option(name: .long, help: "An SVG's text: embedded, as text in faces of its own, or outlines.")
  var svgText = SVGOptions.Text.embedded

  @Option(
    name: .long,
    help: "The language of dates: en-US, en-GB, sv, de, ja, vi, ar, fr, es, ko, th, he or hi.")
  var locale = "en-US"

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("A .png, .pdf or .svg file, or - for standard output.", valueName: "file"))
  var output: String

  enum Background: String, ExpressibleByArgument, CaseIterable { case white, black, navy }

  /// The page is as high as the phone it is made for; what would not fit makes it longer.
  static let minimumHeight: CGFloat = 844

  func run() throws {
    // A command runs on the main thread; without suspension points no queue has to start.
    try MainActor.assumeIsolated { try reporting { try draw() } }
  }

  @MainActor
  private func draw() throws {
    let file = try OutputFile.parse(output)
    try check("--width", width, in: 120...4000, unit: "points")
    try check("--scale", scale, in: 0.1...16, unit: "pixels per point")
    let page = StarPage(model: try model(), canvas: JohoCanvas(rawValue: background.rawValue)!)
    let renderer = ImageRenderer(content: page)
    renderer.context = try fontOptions.context()
    renderer.scale = scale
    renderer.isOpaque = true
    renderer.missingGlyphs = missingGlyphs
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    let wished = try renderer.measuredSize().height
    let fits = wished - StarPage.bottomPadding <= Self.minimumHeight
    renderer.proposedSize.height = fits ? Self.minimumHeight : wished
    let layout = try renderer.layout()
    for issue in layout.issues { warn("\(issue)") }
    switch file.format {
    case .png: try file.write(renderer.pngData(of: layout))
    case .pdf:
      let metadata = PDFMetadata(title: "Star Page \(date)")
      try file.write(renderer.pdfData(of: layout, metadata: metadata))
    case .svg:
      let options = SVGOptions(text: svgText, title: "Star Page \(date)")
      try file.write(renderer.svgData(of: layout, options: options))
    }
  }

  private func model() throws -> StarPageModel {
    let day = try CalendarDate(parsing: date)
    let last = min(
      day.adding(days: StarPageModel.horizon),
      try CalendarDate(year: CalendarDate.years.upperBound, month: 12, day: 31))
    let regions = try calendar.regions()
    let holidays =
      try regions.isEmpty
      ? []
      : HolidayCalendar(regions: regions, years: day.year...last.year)
        .holidays(in: day...last)
    return StarPageModel(
      date: day, events: try calendar.plannerEvents(from: day, to: last), holidays: holidays,
      note: note, text: try DateText(locale: locale))
  }
}

extension MissingGlyphPolicy: ExpressibleByArgument {}

extension SVGOptions.Text: ExpressibleByArgument {}

/// A number within bounds, or an error that names the option and them.
func check(
  _ option: String, _ value: Double, in range: ClosedRange<Double>, unit: String
) throws {
  guard range.contains(value) else {
    throw CommandFailure(
      "\(option) \(value.shortText) is out of range",
      hint: "give \(range.lowerBound.shortText) to \(range.upperBound.shortText) \(unit)")
  }
}

extension Double {
  /// Without decimals when it has none.
  var shortText: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
