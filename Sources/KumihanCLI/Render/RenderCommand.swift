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

      The code of the files runs with your rights: draw only what you would run, or use --sandbox.
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
  var texts = InlineTexts()

  @MainActor
  func draw() throws -> [URL] {
    defer { StageBounds.finish() }
    Stage.setTimeZone()
    Stage.locale = screen.readersLocale
    let file = try output.map(OutputFile.parse)
    _ = try document.metadata(language: screen.language)
    guard list || accessibility || file != nil else {
      throw CommandFailure("no output file", hint: "add -o card.png, or --list")
    }
    let sources = try source.sources()
    if source.sandbox, source.sandboxPhase == nil { return try drawInSandbox(sources, file) }
    defer { StageBounds.endWatch() }
    guard let entries = try source.load(sources) else { return [] }
    let choice = StageChoice(sources: sources, entries: entries)
    let listing = list ? try choice.list() : ""
    guard file != nil || accessibility else {
      StageBounds.endWatch()
      try say(listing, terminator: "")
      return []
    }
    let chosen = try choice.chosen(view: source.view, preview: source.preview)
    let name = chosen.entry.name ?? chosen.entry.fileName
    let page = try screen.page(
      of: chosen.view,
      wishes: chosen.entry.traits.map(\.wish)
        + (chosen.entry.kind == .provider ? try screen.wishes(of: chosen.view) : []),
      assets: StageAssets(around: source.files).catalogues)
    if let type = page.report.endlessType {
      throw CommandFailure(
        "the views of '\(name)' nest deeper than \(Lowering.depthLimit) at \(type)",
        hint: "give a view that contains itself a condition under which it does not, or nest less")
    }
    let exported = try file.map {
      try page.export(
        document.exporter(for: $0.format, title: name, language: screen.language))
    }
    let spoken = accessibility ? page.accessibility.description : ""
    // From here on standard output belongs to the command again, not to the views.
    StageBounds.endWatch()
    try say(listing + spoken, terminator: "")
    guard let file, var exported else { return [] }
    exported.report = exported.report.placed { place in
      place.site = place.site.map { site in sources.siteAsGiven(site) }
    }
    return try file.write(exported)
  }
}

extension RenderCommand {
  /// Draws by this program in a sandbox, and writes what it gives.
  private func drawInSandbox(_ sources: [StageSource], _ file: OutputFile?) throws -> [URL] {
    let builder = try source.builder(sources)
    let given = texts.arguments ?? Array(CommandLine.arguments.dropFirst(2))
    let end = given.firstIndex(of: "--") ?? given.endIndex
    let cache = builder.cache.folder.resolvingSymlinksInPath()
    let options = file.map { ["--output=-.\($0.format.rawValue)"] } ?? []
    let sandbox = Sandbox(
      inputs: source.files + builder.assets.catalogues.map(\.path) + screen.fontOptions.fonts,
      projects: builder.assets.projects, cache: cache, compiler: builder.compiler.compiler,
      seconds: source.timeout * 10 + 5,
      arguments: { phase in
        ["render"] + given[..<end] + options
          + ["--cache=\(cache.path)", "--sandbox-phase=\(phase.rawValue)"] + given[end...]
      })
    if try !builder.isBuilt { _ = try sandbox.run(.compile) }
    let drawn = try sandbox.run(.draw)
    guard let file, !list else {
      try say(String(decoding: drawn, as: UTF8.self), terminator: "")
      return []
    }
    return try file.write(drawn)
  }
}

extension StageEntry {
  /// The file's name without its ending: the title of a preview without a name.
  fileprivate var fileName: String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }
}

extension [StageSource] {
  /// A call site of the module that the files are compiled as, with the file's path as it was given.
  func siteAsGiven(_ site: String) -> String {
    let parts = site.split(separator: ":", maxSplits: 1)
    guard let name = parts.first, name.hasPrefix("Views/"),
      let source = first(where: {
        URL(fileURLWithPath: $0.path).lastPathComponent == name.dropFirst(6)
      })
    else { return site }
    return source.path + site.dropFirst(name.count)
  }
}

extension RenderReport {
  /// The view that was nested too deeply.
  fileprivate var endlessType: String? {
    for case .view(.nestedTooDeeply(let type)) in findings.lazy.map(\.cause) { return type }
    return nil
  }
}
