import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanStage

/// The source files to compile, and the options of compiling.
struct SourceOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("SwiftUI source files.", valueName: "file.swift"))
  var files: [String]

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

  func sources() throws -> [StageSource] {
    var paths: Set<String> = []
    return try files.map { path in
      guard path.hasSuffix(".swift") else {
        throw CommandFailure("'\(path)' is not a Swift file", hint: "give files that end in .swift")
      }
      let data: Data
      do throws(InputFile.Problem) {
        data = try InputFile.read(path)
      } catch {
        throw CommandFailure(
          "cannot read '\(path)': \(error)", hint: "give the path of a Swift file")
      }
      guard String(validating: data, as: UTF8.self) != nil else {
        throw CommandFailure("'\(path)' is not text in UTF-8", hint: "give Swift source files")
      }
      guard paths.insert(path).inserted else {
        throw CommandFailure("'\(path)' is named twice", hint: "name each file once")
      }
      return StageSource(path: path, bytes: [UInt8](data))
    }
  }

  /// The library of views in this process. A second one may declare types of the same names, and
  /// Swift's runtime would take one for the other.
  @MainActor private static var loaded: URL?

  /// The error of a worker that has other views loaded.
  enum OtherViews: Error { case areLoaded }

  /// What compiles the files, or finds them compiled.
  func builder(_ sources: [StageSource]) throws -> StageBuilder {
    let cache = StageCache(explicit: cache, environment: ProcessInfo.processInfo.environment)
    return StageBuilder(
      sources: sources, cache: cache, isKept: !noCache,
      compiler: try StageCompiler(
        languageMode: swiftVersion, moduleCache: try cache.moduleCache(), seconds: 10 * timeout),
      assets: StageAssets(around: files))
  }

  /// Compiles the files, or finds them compiled, and loads their entries.
  ///
  /// - Returns: nil where they were only to be compiled.
  @MainActor
  func load(_ sources: [StageSource]) throws -> [StageEntry]? {
    let builder = try builder(sources)
    let library = try builder.library()
    if sandboxPhase == .compile { return nil }
    if sandboxPhase == .draw { try StageBounds.limit(seconds: timeout, megabytes: memory) }
    if let loaded = Self.loaded, loaded != library { throw OtherViews.areLoaded }
    Self.loaded = library
    StageBounds.watch(seconds: timeout, megabytes: memory) { DraftRemoval.removeAll() }
    do {
      try Stage.load(library.path)
    } catch {
      throw CommandFailure(
        "the compiled views cannot be loaded: \(error)",
        hint: "declare what the files use, or give the files that declare it")
    }
    builder.release(library)
    let order = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    return Stage.entries.sorted {
      (order[$0.file] ?? 0, $0.line) < (order[$1.file] ?? 0, $1.line)
    }
  }
}
