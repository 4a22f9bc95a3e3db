import ArgumentParser
import Foundation
import Kumihan
import KumihanStage
import KumihanViews

/// `kumihan render`: draws a view of SwiftUI source files.
struct RenderCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a view of SwiftUI source files.",
    discussion: """
      Compiles the files as they are and draws a View that needs no arguments, a #Preview or a \
      PreviewProvider. What was compiled is kept: the next picture of the same files comes at once.

      The code of the files runs with your rights: draw only what you would run.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var document: DocumentOptions

  @Flag(name: .long, help: "List the views and previews, and draw nothing.")
  var list = false

  @Flag(
    name: .long,
    help: "Print what a screen reader says, element by element in its order; needs no -o.")
  var accessibility = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("A .png, .pdf or .svg file, or - for standard output.", valueName: "file"))
  var output: String?

  static let subject: String? = "files"

  @MainActor
  func draw() throws -> [URL] {
    defer { StageBounds.finish() }
    Stage.setTimeZone()
    Stage.locale = screen.readersLocale
    let file = try output.map(OutputFile.parse)
    let metadata = try document.metadata(language: screen.language)
    guard list || accessibility || file != nil else {
      throw CommandFailure("no output file", hint: "add -o card.png, or --list")
    }
    let sources = try source.sources()
    defer { StageBounds.endWatch() }
    let choice = StageChoice(sources: sources, entries: try source.load(sources))
    let listing = list ? try choice.list() : ""
    guard file != nil || accessibility else {
      StageBounds.endWatch()
      try say(listing, terminator: "")
      return []
    }
    let chosen = try choice.chosen(view: source.view, preview: source.preview)
    let title = chosen.entry.name ?? "Preview"
    let page = try screen.page(
      of: chosen.view,
      wishes: chosen.entry.traits.map(\.wish)
        + (chosen.entry.kind == .provider ? try screen.wishes(of: chosen.view) : []),
      assets: StageAssets(around: source.files).catalogues)
    if let type = page.report.endlessType {
      throw CommandFailure(
        "the views of '\(title)' nest deeper than \(Lowering.depthLimit) at \(type)",
        hint: "give a view that contains itself a condition under which it does not, or nest less")
    }
    let exported = try file.map {
      try page.export($0.format.exporter(title: title, metadata: metadata))
    }
    let spoken = accessibility ? page.accessibility.description : ""
    // From here on standard output belongs to the command again, not to the views.
    StageBounds.endWatch()
    try say(listing + spoken, terminator: "")
    guard let file, let exported else { return [] }
    return try file.write(exported)
  }
}

extension RenderReport {
  /// The view that was nested too deeply.
  fileprivate var endlessType: String? {
    for case .view(.nestedTooDeeply(let type)) in findings.lazy.map(\.cause) { return type }
    return nil
  }
}
