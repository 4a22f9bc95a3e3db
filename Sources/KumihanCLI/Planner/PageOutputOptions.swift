import ArgumentParser
import Kumihan
import KumihanPlanner

/// Where the pages of a planner go, and how they are drawn.
struct PageOutputOptions: ParsableArguments {
  @OptionGroup var printing: PrintOptions
  @OptionGroup var fontOptions: FontOptions

  @Option(name: .long, help: "Pixels per point of PNGs.")
  var scale: Double = 2

  @Option(name: .long, help: "For characters that no font has: box, skip or error.")
  var missingGlyphs = MissingGlyphPolicy.box

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A .pdf file, or pictures such as 'out/{page}.png'.", valueName: "file"))
  var output: String

  @MainActor
  func draw(_ plan: PlannerPlan, title: String) throws {
    try check("--scale", scale, in: 0.1...16, unit: "pixels per point")
    var run = try printing.printRun()
    // The rounded face is drawn at 96.8 % of its size, to look as large as the one it stands for.
    run.leastTextSize *= 0.968
    try PagePrinter(
      setup: printing.setup(), run: run, file: OutputFile.parse(output),
      title: title, context: fontOptions.context(), scale: scale, missingGlyphs: missingGlyphs
    ).draw(plan)
  }
}
