import ArgumentParser
import Foundation
import Kumihan
import KumihanCairo
import KumihanStage

/// `kumihan catalogue`: a design system, every component in every state.
struct CatalogueCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue", _superCommandName: KumihanCommand.name,
    abstract: "Draws a design system's components in all their states: PNG, PDF, HTML and SVG.")

  @Option(
    name: .long,
    help: """
      The design system: joho, kajilis, system, studio, all, or the path of a token file; or \
      controls, the platform's own.
      """)
  var system = "joho"

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder of views of a token file's system, with a manifest.json.", valueName: "folder"))
  var views: String?

  @Option(name: .long, help: "Draws only this component; may be given several times.")
  var component: [String] = []

  @Option(name: .long, help: "Pixels per point of the PNGs; else 2, and 1 for whole screens.")
  var scale: Double?

  @Flag(name: .long, help: "Draw every state as an SVG too, which the page then shows.")
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
    defer {
      StageBounds.endWatch()
      StageBounds.finish()
    }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    if views != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let run = try SystemRun(system, views: views, folder: folder)
    let chosen = try run.catalogues.map { try SystemRun.chosen(component, in: $0) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try run.draw(
      chosen, into: folder, fonts: fontOptions, scale: scale,
      svgText: svg ? document.svgText : nil, metadata: metadata)
  }
}
