import ArgumentParser
import Foundation
import Kumihan
import KumihanPlanner

/// The output and the drawing of a planner's pages.
struct PageOutputOptions: ParsableArguments {
  @OptionGroup var printing: PrintOptions
  @OptionGroup var fontOptions: FontOptions
  @OptionGroup var document: DocumentOptions

  @Option(name: .long, help: "Pixels per point of PNGs.")
  var scale: Double = 2

  @Option(name: .long, help: "For characters that no font has: box, skip or error.")
  var missingGlyphs = MissingGlyphPolicy.box

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A .pdf file, or pictures such as 'out/{page}.png'.", valueName: "file"))
  var output: String

  /// Draws and writes a plan; returns the files, none for standard output.
  @MainActor
  func draw(_ plan: PlannerPlan, title: String) throws -> [URL] {
    let file = try OutputFile.parse(output)
    try document.check(for: file.format)
    let book = try book(plan, title: title)
    let report = try file.path == "-" ? print(book, to: file) : write(book, to: file)
    for warning in report.warnings { warn(warning) }
    return report.files
  }

  /// The plan with all settings of its drawing.
  func book(_ plan: PlannerPlan, title: String) throws -> PlannerBook {
    try check("--scale", scale, in: 0.1...16, unit: "pixels per point")
    var book = PlannerBook(
      plan, title: document.title ?? title, setup: try printing.setup(),
      run: try printing.printRun(),
      context: try fontOptions.context())
    book.scale = scale
    let metadata = try document.metadata(language: plan.text.locale)
    (book.standards, book.isTagged) = (metadata.standards, metadata.isTagged)
    book.missingGlyphs = missingGlyphs
    book.svgText = document.svgText
    return book
  }

  @MainActor
  private func write(_ book: PlannerBook, to file: OutputFile) throws -> PlannerReport {
    return try book.write(to: URL(fileURLWithPath: file.path))
  }

  /// Writes a single picture to standard output.
  @MainActor
  private func print(_ book: PlannerBook, to file: OutputFile) throws -> PlannerReport {
    let (pictures, report) = try book.pngPictures()
    guard let picture = pictures.first, pictures.count == 1 else {
      throw PlannerError.onePicture(file: file.path, pageCount: pictures.count)
    }
    try file.write(picture.data)
    return report
  }
}
