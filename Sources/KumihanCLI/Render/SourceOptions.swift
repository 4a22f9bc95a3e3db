import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanStage

/// The source files to compile, and the options of compiling.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "SwiftUI source files, a folder of them, a Swift package or a project of Xcode.",
      valueName: "path"))
  var files: [String]

  @Option(
    name: .long,
    help: ArgumentHelp("The target of a project of Xcode; else its app.", valueName: "name"))
  var target: String?

  @Option(name: .long, help: ArgumentHelp("The view to draw, by its type.", valueName: "name"))
  var view: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The preview to draw, by its number or name.", valueName: "preview"))
  var preview: String?

  @Option(name: .long, help: "The language mode of the files: 5 or 6.")
  var swiftVersion = "5"

  @Option(name: .long, help: "Seconds that drawing may take; compiling may take ten times as long.")
  var timeout = 20

  @Option(name: .long, help: "Megabytes of memory that drawing may use.")
  var memory = 4096

  @Option(
    name: .long, help: ArgumentHelp("Where compiled views are kept.", valueName: "folder"))
  var cache: String?

  @Flag(name: .long, help: "Compile anew and keep nothing.")
  var noCache = false

  @Flag(
    name: .long,
    help: "Give the code no files but these, no network, one process; needs bubblewrap.")
  var sandbox = false

  @Option(help: .hidden)
  var sandboxPhase: Sandbox.Phase?

  func validate() throws {
    try reporting {
      if sandbox, noCache {
        throw CommandFailure(
          "--sandbox loads what was compiled and kept", hint: "leave out --no-cache")
      }
      try check("--timeout", Double(timeout), in: 1...3600, unit: "seconds")
      try check("--memory", Double(memory), in: 256...1_048_576, unit: "megabytes")
      if view != nil, preview != nil {
        throw CommandFailure("--view and --preview name two views", hint: "give one of them")
      }
    }
  }

  /// What the paths come to, read; warns of what is left out.
  func input(isQuiet: Bool = false) throws -> StageInput {
    let code = try CodeInput.resolve(files, target: target)
    if sandbox, code.isTolerant {
      throw CommandFailure(
        "--sandbox draws files", hint: "name the files, or leave --sandbox out")
    }
    let input = try StageInput(code, cache: keep)
    for omission in input.code.omissions where !isQuiet {
      warn("left out \(omission.name): \(omission.reason)")
    }
    guard !input.sources.isEmpty else {
      throw CommandFailure(
        "no Swift file can be read", hint: "give Swift files, a folder, a package or a project")
    }
    return input
  }

  private var keep: StageCache {
    StageCache(explicit: cache, environment: ProcessInfo.processInfo.environment)
  }

  /// The library of views in this process. A second one may declare types of the same names, and
  /// Swift's runtime would take one for the other.
  @MainActor private static var loaded: URL?

  /// The error of a worker that has other views loaded.
  enum OtherViews: Error { case areLoaded }

  /// What compiles the files, or finds them compiled.
  ///
  /// - Parameter isStrict: whether what does not compile is an error, where a folder was named too.
  func builder(_ input: StageInput, isStrict: Bool = false) throws -> StageBuilder {
    let cache = keep
    return StageBuilder(
      modules: input.modules, cache: cache, isKept: !noCache,
      compiler: try StageCompiler(
        languageMode: swiftVersion, moduleCache: try cache.moduleCache(), seconds: 10 * timeout),
      assets: input.assets, entities: input.entities, mainBundle: input.mainBundle,
      isTolerant: input.code.isTolerant && !isStrict)
  }

  /// Compiles the files, or finds them compiled, and loads their entries.
  ///
  /// - Returns: nil where they were only to be compiled.
  @MainActor
  func load(
    _ input: StageInput, isStrict: Bool = false, isQuiet: Bool = false
  ) throws -> [StageEntry]? {
    let builder = try builder(input, isStrict: isStrict)
    let library = try builder.library()
    for note in library.notes where !isQuiet { warn(note) }
    if sandboxPhase == .compile { return nil }
    if sandboxPhase == .draw { try StageBounds.limit(seconds: timeout, megabytes: memory) }
    if let loaded = Self.loaded, loaded != library.file { throw OtherViews.areLoaded }
    Self.loaded = library.file
    StageBounds.watch(seconds: timeout, megabytes: memory) { DraftRemoval.removeAll() }
    do {
      try Stage.load(library.file.path, modules: library.modules)
    } catch {
      throw CommandFailure(
        "the compiled views cannot be loaded: \(error)",
        hint: "declare what the files use, or give the files that declare it")
    }
    builder.release(library)
    let order = Dictionary(uniqueKeysWithValues: input.sources.enumerated().map { ($1.path, $0) })
    return Stage.entries.sorted {
      (order[$0.file] ?? 0, $0.line) < (order[$1.file] ?? 0, $1.line)
    }
  }
}
