public import ArgumentParser
import Foundation
import Joho
public import Kumihan
import KumihanCalendar
import KumihanPlanner

/// `kumihan star`: a day at a glance.
struct StarCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "star", _superCommandName: KumihanCommand.name,
    abstract: "Draws the Star Page: a day, its events, what is to come.")

  @Option(name: .long, help: ArgumentHelp("The day, as 2026-10-14.", valueName: "date"))
  var date: String

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup var fontOptions: FontOptions
  @OptionGroup var document: DocumentOptions

  @Option(name: .long, help: "The page's width in points.")
  var width: Double = 390

  @Option(name: .long, help: "Pixels per point of a PNG.")
  var scale: Double = 2

  @Option(
    name: .long,
    help: "What lies behind the boxes: white, black, navy or near-black; else white, or near black."
  )
  var background: Background?

  @Flag(name: .long, help: "Draw on a dark canvas, near black without --background.")
  var dark = false

  @Flag(name: .long, help: "Draw from right to left, whatever the language.")
  var rtl = false

  @Option(
    name: .long, help: ArgumentHelp("The size of text: XS to XXXL, AX1 to AX5.", valueName: "size"))
  var dynamicType: String?

  @Option(name: .long, help: ArgumentHelp("A note for the day.", valueName: "text"))
  var note: String?

  @Option(name: .long, help: "For characters that no font has: box, skip or error.")
  var missingGlyphs = MissingGlyphPolicy.box

  @Option(name: .long, help: "The language of dates: \(DateLocale.list).")
  var locale = "en-US"

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("A .png, .pdf or .svg file, or - for standard output.", valueName: "file"))
  var output: String

  enum Background: String, ExpressibleByArgument, CaseIterable {
    case white, black, navy
    case nearBlack = "near-black"

    var canvas: JohoCanvas {
      switch self {
      case .white: .white
      case .black: .black
      case .navy: .navy
      case .nearBlack: .nearBlack
      }
    }
  }

  static let subject: String? = nil

  var texts: InlineTexts {
    get { calendar.texts }
    set { calendar.texts = newValue }
  }

  @MainActor
  func draw() throws -> [URL] {
    let file = try OutputFile.parse(output)
    try document.check(for: file.format)
    let exporter = try document.exporter(
      for: file.format, title: "Star Page \(date)", language: locale)
    return try file.write(page().export(exporter))
  }

  /// The page as it is drawn, or at another size of text.
  @MainActor
  func page(typeSize: DynamicTypeSize? = nil) throws -> LaidOutPage {
    try check("--width", width, in: StarPage.minimumWidth...4000, unit: "points")
    try check("--scale", scale, in: 0.1...16, unit: "pixels per point")
    if dark, background == .white {
      throw CommandFailure(
        "--dark and --background white contradict each other",
        hint: "leave one out, or give black, navy or near-black")
    }
    let canvas = background?.canvas ?? (dark ? .nearBlack : .white)
    let page = StarPage(model: try model(), canvas: canvas)
    var options = LayoutOptions()
    options.scale = scale
    options.isOpaque = true
    options.missingGlyphs = missingGlyphs
    options.proposedSize = ProposedViewSize(width: width, height: nil)
    options.environment.colorScheme = canvas == .white ? .light : .dark
    // The width from which iOS screens are of the regular class, in full screen.
    if width >= 744 { options.environment.horizontalSizeClass = .regular }
    if rtl { options.environment.layoutDirection = .rightToLeft }
    if let size = try typeSize ?? ScreenOptions.typeSize(dynamicType) {
      options.environment.dynamicTypeSize = size
    }
    let context = try fontOptions.context()
    let ideal = context.measure(page, options: options).height
    options.proposedSize.height = StarPage.height(ideal: ideal, canvas: canvas)
    return try context.layout(page, options: options)
  }

  private func model() throws -> StarPageModel {
    let day = try CalendarDate(parsing: date)
    let days = try StarPageModel.days(from: day)
    let source = try calendar.source()
    return StarPageModel(
      date: day, events: try source.plannerEvents(in: days),
      holidays: source.holidays(in: days), note: note, text: try DateText(locale: locale))
  }
}

extension MissingGlyphPolicy: ExpressibleByArgument {}

/// A number within bounds, or an error with the option and the bounds.
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
