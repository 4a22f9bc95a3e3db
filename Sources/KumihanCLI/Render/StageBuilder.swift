import Foundation
import KumihanCairo
import KumihanDrawing
import KumihanStage
import KumihanSwiftWords

/// Compiled views, to be loaded.
struct StageLibrary {
  let file: URL
  /// The modules with entries.
  var modules: [String]
  /// What was left out, and why.
  var notes: [String] = []
}

/// Turns source files into a library: the cached one where nothing changed.
struct StageBuilder {
  let modules: [StageModule]
  let cache: StageCache
  let isKept: Bool
  let compiler: StageCompiler
  let assets: StageAssets
  /// The folder that views see as the app's bundle.
  var mainBundle: URL?
  /// Whether what does not compile is left out.
  var isTolerant = false

  /// Files that were named, and not a folder, a package or a project.
  private var plain: StageModule? {
    modules.count == 1 && !isTolerant ? modules[0] : nil
  }

  /// All dependencies of the library.
  private var recipe: Data {
    var recipe = Data(compiler.identity.utf8)
    for module in modules {
      if plain == nil { recipe += Data("\n\(module.name) \(module.defines)\n".utf8) }
      for source in module.sources {
        recipe += Data("\n\(source.path) \(source.bytes.count)\n".utf8)
        recipe += source.bytes
      }
      recipe += Data("\n\(additions(module))".utf8)
    }
    return recipe
  }

  /// Our lines beside the files of a module.
  private func additions(_ module: StageModule) -> String {
    assets.constants + StageLocale.shadows + StageAssets.imageName(in: module)
      + module.bundles(main: mainBundle)
  }

  /// Whether there is nothing to compile.
  var isBuilt: Bool { get throws { try isKept && cache.library(of: recipe) != nil } }

  func library() throws -> StageLibrary {
    let recipe = recipe
    if isKept, let file = try cache.library(of: recipe) { return try described(file) }
    let work = try cache.workFolder()
    do {
      let library = work.appendingPathComponent("views.so")
      if let plain {
        try build(plain, into: library, folder: work)
      } else {
        let result = try StageProject(
          modules: modules, cache: cache, compiler: compiler, additions: additions,
          isTolerant: isTolerant
        ).build(into: library, folder: work)
        try write(result.notes, to: "notes", in: work)
        try write(result.loaded, to: "modules", in: work)
      }
      return try described(isKept ? try cache.keep(work, recipe: recipe) : library)
    } catch {
      try? FileManager.default.removeItem(at: work)
      throw error is StageErrors ? failure(error) : error
    }
  }

  /// All errors of the files, those that hide behind others too; nothing is kept.
  func errors() throws -> [CompilerMessage] {
    let work = try cache.workFolder()
    defer { try? FileManager.default.removeItem(at: work) }
    let project = StageProject(
      modules: modules, cache: cache, compiler: compiler, additions: additions, isTolerant: true,
      builds: work)
    do {
      let library = work.appendingPathComponent("views.so")
      return try project.build(into: library, folder: work).errors
    } catch let errors as StageErrors {
      return errors.messages
    }
  }

  private func write(_ lines: [String], to name: String, in folder: URL) throws {
    try WholeFile.write(
      Data(lines.joined(separator: "\n").utf8), to: folder.appendingPathComponent(name))
  }

  private func described(_ file: URL) throws -> StageLibrary {
    guard plain == nil else { return StageLibrary(file: file, modules: modules.map(\.name)) }
    func lines(_ name: String) -> [String] {
      let place = file.deletingLastPathComponent().appendingPathComponent(name)
      let data = FileManager.default.contents(atPath: place.path) ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return StageLibrary(file: file, modules: lines("modules"), notes: lines("notes"))
  }

  /// Removes a library that is not kept; the process keeps its loaded code.
  func release(_ library: StageLibrary) {
    if !isKept {
      try? FileManager.default.removeItem(at: library.file.deletingLastPathComponent())
    }
  }

  /// Compiles files that were named, all together.
  private func build(_ module: StageModule, into library: URL, folder: URL) throws {
    let known = compiler.knownModules()
    let missing = module.sources.map { $0.missingImports(known: known) }
    var errors = zip(module.sources, missing).flatMap { source, imports in
      imports.filter(\.isWanted).map { source.message(of: $0) }
    }
    var contents = module.sources.enumerated().map { number, source in
      (
        path: source.path,
        text: source.text(
          number: number, entries: true, without: LeftOut(), missing: missing[number])
      )
    }
    // On disk as well: the compiler checks that a file exists before it reads it.
    let path = folder.appendingPathComponent("kumihan-entry.swift").path
    let entry = Stage.entryPoint(of: module.name)
    let text =
      additions(module) + StageSource.entryPoint(entry, files: Array(module.sources.indices))
    try WholeFile.write(Data(text.utf8), to: URL(fileURLWithPath: path))
    contents.append((path, text))
    let object = folder.appendingPathComponent("views.o")
    var words = try compile(contents, into: object, folder: folder)
    if let said = words, said.contains("error: call can throw") {
      // Our initialiser of views that need arguments took a call of the author's: checked without it.
      for (number, source) in module.sources.enumerated() {
        contents[number].text = source.text(
          number: number, entries: false, without: LeftOut(), missing: missing[number])
      }
      contents.removeLast()
      words = try compiler.check(contents, folder: folder) ?? said
    }
    if let words {
      guard !words.contains("No space left on device") else {
        throw RenderError.unwritableFile(path: folder.path, reason: .noSpace)
      }
      let messages = CompilerMessage.parse(words).filter { $0.kind == .error }
      guard !messages.isEmpty || !errors.isEmpty else {
        throw CommandFailure("the compiler ended: \(words)")
      }
      // Errors in our lines follow from those in the author's.
      let own = CompilerMessage.causes(in: messages)
      errors += own.isEmpty && errors.isEmpty ? messages : own
    }
    guard errors.isEmpty else {
      throw StageErrors(messages: errors, files: Set(module.sources.map(\.path)))
    }
    if let words = try compiler.link([object], entry: entry, into: library, folder: folder) {
      throw CommandFailure("the views cannot be linked: \(words)")
    }
  }

  private func compile(
    _ contents: [(path: String, text: String)], into object: URL, folder: URL
  ) throws -> String? {
    func once() throws -> String? {
      do {
        return try compiler.compile(contents, into: object, folder: folder)
      } catch let tooLong as StageCompiler.TooLong {
        // What was found by then is worth more than that it took long.
        guard tooLong.words.contains("error:") else { throw tooLong.failure }
        return tooLong.words
      }
    }
    let words = try once()
    // A module cached by the compiler may be damaged like a library of ours; it is not repaired.
    guard let words, words.contains(compiler.moduleCache.path) else { return words }
    try? FileManager.default.removeItem(at: compiler.moduleCache)
    return try once()
  }

  /// Tells the errors, and says what stands in the way as a whole.
  private func failure(_ error: any Error) -> any Error {
    guard let errors = error as? StageErrors else { return error }
    let ordered = errors.messages.filter { !$0.isOfTime } + errors.messages.filter(\.isOfTime)
    let words = ordered.map { $0.words(about: errors.files) }.joined()
    if !Notices.keep(messages: words) {
      try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
    }
    let count = errors.messages.count
    return CommandFailure(
      "the views do not compile" + (count > 1 ? " (\(count) errors)" : ""),
      hint: Self.hint(errors.messages))
  }

  private static func hint(_ messages: [CompilerMessage]) -> String {
    let missing = messages.map(\.text).filter { $0.hasPrefix("no such module '") }
      .map { String($0.dropFirst(16).prefix { $0 != "'" }) }
    let obstacles = CodeObstacle.all(in: messages, missingModules: Set(missing))
    let apples = obstacles.filter { $0.owner == .apple }
    if let first = apples.first, first.kind == "module" {
      return
        "\(first.name) is Apple's and not here; put it in '#if canImport(\(first.name))'"
    }
    if !apples.isEmpty {
      let names = apples.prefix(4).map(\.name).joined(separator: ", ")
      return "Apple has \(names), Kumihan does not; 'kumihan check' lists all"
    }
    if let guess = obstacles.lazy.compactMap({ obstacle in
      obstacle.nearest.map { "'\(obstacle.name)': did you mean '\($0)'?" }
    }).first {
      return "\(guess) Mend the lines that the compiler names above"
    }
    if messages.allSatisfy(\.isOfTime) {
      return
        "a modifier or an argument in the chain that the compiler names is probably misspelt or "
        + "of another type; leave out half of the chain to find which"
    }
    return "mend the lines that the compiler names above"
  }
}
