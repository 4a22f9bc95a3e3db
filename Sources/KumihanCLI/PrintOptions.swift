public import ArgumentParser
import Foundation
public import Kumihan
public import KumihanPlanner

/// The paper of a command's output, and the print settings.
struct PrintOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A3 to A6, B5, B6, B5-JIS, B6-JIS, letter, legal, half-letter, a planner's size such as "
        + "personal or hobonichi-weeks, or one like 210x297mm, 8.5x11in, 595x842pt.",
      valueName: "size"))
  var paper = "a4"

  @Flag(name: .long, help: "Turn the paper on its long side.")
  var landscape = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Free millimetres at the edges: one for all, or top,right,bottom,left.",
      valueName: "mm"))
  var margins = "10"

  @Option(
    name: .long, help: ArgumentHelp("More millimetres at the bound edge.", valueName: "mm"))
  var binding: Double = 0

  @Option(name: .long, help: "Which edge of the first page is bound: left, right or top.")
  var bindingEdge = PageSetup.BindingEdge.left

  @Flag(name: .long, help: "Bind even pages at the opposite edge, for printing on both sides.")
  var mirrored = false

  @Option(
    name: .long,
    help: ArgumentHelp("Holes to keep free: none, iso, letter, rings or disc.", valueName: "kind"))
  var punch = PunchHoles.none

  @Option(
    name: .long,
    help: ArgumentHelp("How far backgrounds reach beyond the cut.", valueName: "mm"))
  var bleed: Double = 0

  @Flag(name: .long, help: "Print marks that show where to cut, on a larger sheet.")
  var cropMarks = false

  @Option(
    name: .long,
    help: ArgumentHelp("Pages on a sheet: single, two-up or booklet.", valueName: "way"))
  var impose = Imposition.single

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The sheet for two-up and booklet, laid on its long side; as large as the page unless given.",
      valueName: "size"))
  var sheet: String?

  @Option(name: .long, help: "The colours: color, greyscale, e-ink or dark.")
  var look = PrintTone.color

  /// The pages' paper and margins; throws errors in them before anything is drawn.
  func setup() throws -> PageSetup {
    let setup = PageSetup(
      paper: try PaperSize(parsing: paper), orientation: landscape ? .landscape : .portrait,
      margins: try PageMargins(parsing: margins), binding: CGFloat(binding),
      bindingEdge: bindingEdge, isMirrored: mirrored, bleed: CGFloat(bleed),
      hasCropMarks: cropMarks, punchHoles: punch)
    for number in 1...2 { _ = try setup.page(number) }
    return setup
  }

  /// The arrangement of pages on sheets.
  func printRun() throws -> PrintRun {
    let size = try sheet.map { try PaperSize(parsing: $0).size }
    return PrintRun(
      imposition: impose,
      sheetSize: size.map {
        CGSize(width: max($0.width, $0.height), height: min($0.width, $0.height))
      },
      opensRight: bindingEdge == .right, tone: look)
  }
}

extension PageSetup.BindingEdge: ExpressibleByArgument {}
extension PunchHoles: ExpressibleByArgument {}
extension Imposition: ExpressibleByArgument {}
extension PrintTone: ExpressibleByArgument {}

extension NoteGround {
  /// The ground of that name, in any letter case.
  static func named(_ name: String) throws -> NoteGround {
    if let ground = NoteGround(rawValue: name.lowercased()) { return ground }
    let names = allCases.map(\.rawValue)
    let guess = NearMatch.value(for: name, among: names).map { "did you mean '\($0)'? " } ?? ""
    throw CommandFailure(
      "unknown ground '\(name)'", hint: "\(guess)known: \(names.joined(separator: ", "))")
  }
}
