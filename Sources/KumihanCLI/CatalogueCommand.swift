import ArgumentParser
import Foundation
import Joho
import Kumihan
import KumihanCairo
import KumihanStage

/// `kumihan catalogue`: a design system, every component in every state.
struct CatalogueCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Draws a design system's components in all their states: PNG, PDF, HTML and SVG.")

  /// The available systems.
  static var systems: [ComponentCatalogue] { [JohoCatalogue.catalogue] }

  @Option(
    name: .long,
    help: "The design system: joho, kajilis, system, studio, all, or the path of a token file.")
  var system = "joho"

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder of views of a token file's system, with a manifest.json.", valueName: "folder"))
  var views: String?

  @Option(name: .long, help: "Draws only this component; may be given several times.")
  var component: [String] = []

  @Option(name: .long, help: "Pixels per point of the PNGs; else 2.")
  var scale: Double?

  @Flag(name: .long, help: "Draw every state as an SVG too.")
  var svg = false

  @OptionGroup var document: DocumentOptions
  @OptionGroup var fontOptions: FontOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to draw into, made when missing.", valueName: "folder"))
  var output: String

  static let subject: String? = nil

  @MainActor
  func draw() throws -> [URL] {
    if let scale { try check("--scale", scale, in: 0.1...16, unit: "pixels per point") }
    let metadata = try document.metadata(language: "en")
    if SystemRun.handles(system) { return try drawSystem(metadata) }
    let catalogue = try CatalogueChoice(systems: Self.systems)
      .catalogue(system: system, components: component)
    let drawing = try CatalogueDrawing(
      catalogue, context: fontOptions.context(), scale: scale ?? 2,
      svgText: svg ? document.svgText : nil)
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    var files: [URL] = []
    for picture in drawing.pictures {
      warn(picture.report)
      for (format, data) in picture.files {
        files += try OutputFile(
          path: path("\(picture.name).\(format.rawValue)"), format: format
        ).write(data)
      }
    }
    let sheet = folder.appendingPathComponent("index.html")
    try WholeFile.write(Data(drawing.sheet.utf8), to: sheet)
    let book = folder.appendingPathComponent("\(catalogue.system).pdf")
    warn(try drawing.writeBook(to: book, metadata))
    return files + [sheet, book]
  }

  /// Draws a system that is data and components.
  @MainActor
  private func drawSystem(_ metadata: PDFMetadata) throws -> [URL] {
    defer {
      StageBounds.endWatch()
      StageBounds.finish()
    }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    if views != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let run = try SystemRun(system, views: views, folder: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try run.draw(
      into: folder, fonts: fontOptions, scale: scale, svgText: svg ? document.svgText : nil,
      metadata: metadata, components: component)
  }
}
