import ArgumentParser
import Foundation
import Kumihan
import KumihanCombine
import KumihanStage
import KumihanViews

/// `kumihan render`: draws a view of SwiftUI source files.
struct RenderCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: KumihanCommand.name,
    abstract: "Draws a view of SwiftUI source files, a folder, a package or a project.",
    discussion: """
      Compiles the files as they are and draws a View that needs no arguments, a #Preview or a \
      PreviewProvider. What was compiled is kept: the next picture of the same files comes at once.

      A folder is taken with the files below it, a Swift package with its modules, a project of \
      Xcode with its app. What cannot be compiled there is left out, and said.

      The code of the files runs with your rights: draw only what you would run, or use --sandbox.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var document: DocumentOptions

  @Flag(name: .long, help: "List the views and previews, and draw nothing.")
  var list = false

  @Flag(
    name: .long,
    help:
      "Draw every preview into the folder that -o names, or as its pattern: 'out/{preview}.svg'.")
  var all = false

  /// The preview to go on with, after one that ended the program, and how many failed before.
  @Option(help: .hidden)
  var goOnAt = 0

  @Option(help: .hidden)
  var failedBefore = 0

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
    _ = try document.metadata(language: screen.language)
    if all { return try drawAll() }
    let file = try output.map(OutputFile.parse)
    if let file { try document.check(for: file.format) }
    guard list || accessibility || file != nil else {
      throw CommandFailure("no output file", hint: "add -o card.png, or --list")
    }
    let input = try source.input()
    Stage.developmentLanguage = input.code.developmentLanguage
    if source.sandbox, source.sandboxPhase == nil { return try drawInSandbox(input, file) }
    defer { StageBounds.endWatch() }
    guard let entries = try source.load(input) else { return [] }
    let choice = StageChoice(
      sources: input.sources, entries: entries, context: try context(of: input), isDark: screen.dark
    )
    let listing = list ? try choice.list() : ""
    guard file != nil || accessibility else {
      StageBounds.endWatch()
      try say(listing, terminator: "")
      return []
    }
    let chosen = try choice.chosen(view: source.view, preview: source.preview)
    let name = chosen.entry.name ?? chosen.entry.fileName
    let page = try page(of: chosen, in: input, context: choice.context)
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
      place.site = place.site.map { site in input.siteAsGiven(site) }
    }
    return try file.write(exported)
  }
}

extension RenderCommand {
  /// The fonts, caches and assets to draw an input with.
  func context(of input: StageInput) throws -> RenderingContext {
    try screen.fontOptions.context(assets: input.assets.catalogues, fonts: input.fontFolders)
  }

  /// The layout of a view.
  ///
  /// - Parameter isPaper: whether a page in a frame of its own is a sheet of that size.
  /// - Throws: for one that nests without end, and what layout throws.
  @MainActor
  func page(
    of chosen: (entry: StageEntry, view: AnyView), in input: StageInput, context: RenderingContext,
    isPaper: Bool = false
  ) throws -> LaidOutPage {
    let page = try screen.page(
      of: chosen.view, wishes: chosen.entry.wishes, context: context, strings: input.strings(),
      isPaper: isPaper)
    let name = chosen.entry.name ?? chosen.entry.fileName
    if let moment = MainQueue.waitsUntil {
      let told = "\((moment * 100).rounded(.up) / 100)".replacing(/\.0$/, with: "")
      warn("'\(name)' waits for something \(told) s long; --at \(told)s draws what comes then")
    }
    if let (type, limit) = page.report.endless {
      throw CommandFailure(
        "the views of '\(name)' nest deeper than \(limit) at \(type)",
        hint: "give a view that contains itself a condition under which it does not, or nest less")
    }
    return page
  }

  /// Draws by this program in a sandbox, and writes what it gives.
  private func drawInSandbox(_ input: StageInput, _ file: OutputFile?) throws -> [URL] {
    let builder = try source.builder(input)
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
  var fileName: String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }
}

extension StageInput {
  /// A call site of a module that was compiled, with the file's path as it was given.
  func siteAsGiven(_ site: String) -> String {
    let parts = site.split(separator: ":", maxSplits: 1)
    let name = (parts.first ?? "").split(separator: "/", maxSplits: 1)
    guard name.count == 2, let module = modules.first(where: { $0.name == name[0] }),
      let source = module.sources.first(where: {
        URL(fileURLWithPath: $0.path).lastPathComponent == name[1]
      })
    else { return site }
    return source.path + site.dropFirst(parts[0].count)
  }

  /// Words about call sites, with the files' paths as they were given.
  func sitesAsGiven(in words: String) -> String {
    words.replacing(/[^\s:\/]+\/[^\s:\/]+\.swift:\d+/) { siteAsGiven(String($0.output)) }
  }
}

extension RenderReport {
  /// The view that was nested too deeply, and the depth that it reached.
  fileprivate var endless: (type: String, limit: Int)? {
    for case .view(.nestedTooDeeply(let type, let limit)) in findings.lazy.map(\.cause) {
      return (type, limit)
    }
    return nil
  }
}
