import Foundation
import KumihanCairo
import KumihanDrawing
import KumihanStage

/// Turns source files into a library: the cached one where nothing changed.
struct StageBuilder {
  let sources: [StageSource]
  let cache: StageCache
  let isKept: Bool
  let compiler: StageCompiler
  let assets: StageAssets

  /// All dependencies of the library.
  private var recipe: Data {
    var recipe = Data(compiler.identity.utf8)
    for source in sources {
      recipe += Data("\n\(source.path) \(source.bytes.count)\n".utf8)
      recipe += source.bytes
    }
    recipe += Data("\n\(additions)".utf8)
    return recipe
  }

  /// Our lines beside the files.
  private var additions: String { assets.constants + StageLocale.shadows }

  /// Whether there is nothing to compile.
  var isBuilt: Bool { get throws { try isKept && cache.library(of: recipe) != nil } }

  func library() throws -> URL {
    let recipe = recipe
    if isKept, let library = try cache.library(of: recipe) { return library }
    let work = try cache.workFolder()
    do {
      let library = work.appendingPathComponent("views.so")
      if let words = try compile(into: library, folder: work, entries: true) {
        // Errors in the author's lines, without those that follow in our lines below the files.
        let own =
          words.contains("kumihan")
          ? Self.ownErrors(try compile(into: nil, folder: work, entries: false) ?? words) : words
        guard !own.contains("No space left on device") else {
          throw RenderError.unwritableFile(path: work.path, reason: .noSpace)
        }
        if !Notices.keep(messages: own) { FileHandle.standardError.write(Data(own.utf8)) }
        throw CommandFailure(Self.failure(own), hint: Self.hint(own))
      }
      return isKept ? try cache.keep(work, recipe: recipe) : library
    } catch {
      try? FileManager.default.removeItem(at: work)
      throw error
    }
  }

  /// Removes a library that is not kept; the process keeps its loaded code.
  func release(_ library: URL) {
    if !isKept { try? FileManager.default.removeItem(at: library.deletingLastPathComponent()) }
  }

  private func compile(into library: URL?, folder: URL, entries: Bool) throws -> String? {
    var contents = sources.enumerated().map { number, source in
      (path: source.path, text: source.text(number: number, entries: entries))
    }
    if entries {
      // On disk as well: the compiler checks that a file exists before it reads it.
      let entry = folder.appendingPathComponent("kumihan-entry.swift").path
      let text = additions + StageSource.entryPoint(Stage.entryPoint, files: sources.count)
      try WholeFile.write(Data(text.utf8), to: URL(fileURLWithPath: entry))
      contents.append((entry, text))
    }
    let words = try compiler.compile(contents, into: library, folder: folder)
    // A module cached by the compiler may be damaged like a library of ours; it is not repaired.
    guard let words, words.contains(compiler.moduleCache.path) else { return words }
    try? FileManager.default.removeItem(at: compiler.moduleCache)
    return try compiler.compile(contents, into: library, folder: folder)
  }

  /// The compiler's messages for the author's lines, without those for ours that follow from them.
  private static func ownErrors(_ words: String) -> String {
    let parts = words.components(separatedBy: "\n\n")
    let own = parts.filter { part in
      !(part.split(separator: "\n").first?.contains("kumihan:") ?? false)
    }
    return own.contains { $0.contains("error:") } ? own.joined(separator: "\n\n") : words
  }

  private static func failure(_ words: String) -> String {
    let errors = words.split(separator: "\n").count { $0.contains("error:") && $0.first != " " }
    return "the views do not compile" + (errors > 1 ? " (\(errors) errors)" : "")
  }

  private static func hint(_ words: String) -> String {
    for module in [
      "AppKit", "ActivityKit", "RealityKit", "ARKit",
    ]
    where words.contains("no such module '\(module)'") {
      return "\(module) is Apple's and not here; put it in '#if canImport(\(module))'"
    }
    if words.contains("in reasonable time") {
      return
        "a modifier or an argument in the chain that the compiler names is probably misspelt or "
        + "of another type; leave out half of the chain to find which"
    }
    return "mend the lines that the compiler names above"
  }
}
