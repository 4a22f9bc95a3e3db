import Foundation
import KumihanCairo
import KumihanData
import KumihanStage
import KumihanSwiftWords

/// Compiles the modules of folders, packages and projects one after another, each in a folder that is kept: what did not
/// change is not compiled again. What cannot be compiled is left out, and said.
struct StageProject {
  let modules: [StageModule]
  let cache: StageCache
  let compiler: StageCompiler
  /// Our lines beside the files of each module.
  let additions: (StageModule) -> String
  /// Whether errors in a module leave out what has them.
  let isTolerant: Bool
  /// Where modules are compiled in place of the cache.
  var builds: URL?

  /// More files than these are compiled file by file, so that a change in one is no change in all.
  private static let mostTogether = 16
  /// How often what has errors is left out before the rest is given up.
  private static let mostRounds = 8

  struct Result {
    var objects: [URL] = []
    /// What was left out, and why: a line for each.
    var notes: [String] = []
    var loaded: [String] = []
    /// All errors, of what was left out.
    var errors: [CompilerMessage] = []
  }

  /// Compiles all modules and links them.
  ///
  /// - Throws: ``StageErrors`` where nothing is left that could be drawn.
  func build(into library: URL, folder work: URL) throws -> Result {
    var result = Result()
    var built: [String: (folder: URL, sum: String)] = [:]
    var failed: [CompilerMessage] = []
    for (number, module) in modules.enumerated() {
      let isImported = modules[(number + 1)...].contains { $0.dependencies.contains(module.name) }
      let needed = modules[..<number].map(\.name).compactMap { built[$0] }
      let outcome = try build(module, isImported: isImported, needed)
      result.notes += outcome.notes
      result.errors += outcome.errors
      guard let made = outcome.built else {
        result.notes.append("left out the module \(module.name): it does not compile")
        failed += outcome.errors
        continue
      }
      built[module.name] = (made, try Self.sum(of: made, module.name))
      result.objects += try Self.objects(in: made)
      result.loaded.append(module.name)
    }
    guard let first = result.loaded.first else {
      throw StageErrors(messages: failed, files: files)
    }
    let entry = Stage.entryPoint(of: first)
    if let words = try compiler.link(result.objects, entry: entry, into: library, folder: work) {
      throw CommandFailure(
        "the modules cannot be linked: \(words.split(separator: "\n").first ?? "")",
        hint: "look for two declarations of one name, or for code in C")
    }
    return result
  }

  private var files: Set<String> { Set(modules.flatMap(\.sources).map(\.path)) }

  private struct Outcome {
    var built: URL?
    var notes: [String] = []
    var errors: [CompilerMessage] = []
  }

  private func build(
    _ module: StageModule, isImported: Bool, _ needed: [(folder: URL, sum: String)]
  ) throws -> Outcome {
    let folder = try folder(of: module)
    let recipe = recipe(of: module, isImported: isImported, needed.map(\.sum))
    if let notes = Self.kept(in: folder, recipe: recipe) {
      return Outcome(built: folder, notes: notes)
    }
    let known = compiler.knownModules().union(modules.map(\.name))
    let missing = module.sources.map { $0.missingImports(known: known) }
    var left = [LeftOut](repeating: LeftOut(), count: module.sources.count)
    var outcome = Outcome()
    for (source, imports) in zip(module.sources, missing) {
      for one in imports where one.isWanted {
        outcome.errors.append(source.message(of: one))
      }
    }
    let unit = StageCompiler.Unit(
      module: module.name, defines: module.defines, searched: needed.map(\.folder),
      isImported: isImported,
      isIncremental: module.sources.count > Self.mostTogether)
    var reasons: [String] = []
    for round in 0..<Self.mostRounds {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("recipe"))
      let files = try write(module, left, missing, in: folder)
      guard files.count > 1 else { break }
      var words: String?
      do {
        words = try compiler.compile(module: unit, files, folder: folder)
      } catch let tooLong as StageCompiler.TooLong {
        guard isTolerant, tooLong.words.contains("error:") else { throw tooLong.failure }
        words = tooLong.words
      }
      guard let words else {
        outcome.built = folder
        break
      }
      let messages = CompilerMessage.parse(words).filter { $0.kind == .error }
      guard !messages.isEmpty else { throw CommandFailure("the compiler ended: \(words)") }
      // Later ones may be about what was left out by then.
      if round == 0 { outcome.errors += CompilerMessage.causes(in: messages) }
      guard isTolerant else {
        outcome.errors = Array(Set(outcome.errors)).sorted {
          ($0.path, $0.line) < ($1.path, $1.line)
        }
        throw StageErrors(messages: outcome.errors, files: self.files)
      }
      let said = StageTolerance(module: module).leaveOut(
        messages, from: &left, isLast: round > Self.mostRounds / 2)
      guard !said.isEmpty else { break }
      reasons += said
    }
    if outcome.built != nil {
      outcome.notes = reasons
      try WholeFile.write(
        Data(reasons.joined(separator: "\n").utf8), to: folder.appendingPathComponent("notes"))
      try WholeFile.write(recipe, to: folder.appendingPathComponent("recipe"))
    }
    return outcome
  }

  private func folder(of module: StageModule) throws -> URL {
    guard let builds else {
      return try cache.buildFolder(
        named: module.name, of: [compiler.identity] + module.sources.map(\.path))
    }
    let folder = builds.appendingPathComponent(module.name, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func recipe(of module: StageModule, isImported: Bool, _ needed: [String]) -> Data {
    var recipe = Data(
      "\(compiler.identity)\n\(module.name) \(module.defines) \(isImported) \(needed)\n".utf8)
    for source in module.sources {
      recipe += Data("\n\(source.path) \(source.bytes.count)\n".utf8) + source.bytes
    }
    return recipe + Data(additions(module).utf8)
  }

  /// The notes of a module that was compiled as it is now; nil for another.
  private static func kept(in folder: URL, recipe: Data) -> [String]? {
    let files = FileManager.default
    guard files.contents(atPath: folder.appendingPathComponent("recipe").path) == recipe,
      let notes = files.contents(atPath: folder.appendingPathComponent("notes").path)
    else { return nil }
    return String(decoding: notes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Writes the files as they are compiled; those that stay the same keep their time.
  private func write(
    _ module: StageModule, _ left: [LeftOut], _ missing: [[MissingImport]], in folder: URL
  ) throws -> [URL] {
    var files: [URL] = []
    let sources = folder.appendingPathComponent("src", isDirectory: true)
    func write(_ text: String, _ number: Int, _ name: String) throws {
      let place = sources.appendingPathComponent("\(number)", isDirectory: true)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let file = place.appendingPathComponent(name)
      let data = Data(text.utf8)
      if FileManager.default.contents(atPath: file.path) != data {
        // The compiler takes a change within the second of its last run for none, but never goes without an object.
        let object = file.deletingPathExtension().appendingPathExtension("o")
        try? FileManager.default.removeItem(at: object)
        try data.write(to: file)
      }
      files.append(file)
    }
    var numbers: [Int] = []
    for number in left.indices where left[number].isWhole {
      try? FileManager.default.removeItem(at: sources.appendingPathComponent("\(number)"))
    }
    for (number, source) in module.sources.enumerated() where !left[number].isWhole {
      let path = URL(fileURLWithPath: source.path)
      let text = source.text(
        number: number, entries: true, without: left[number], missing: missing[number])
      try write(
        "#sourceLocation(file: \(StageSource.literal(source.path)), line: 1)\n" + text, number,
        path.lastPathComponent)
      if !left[number].entries { numbers.append(number) }
    }
    let entry = StageSource.entryPoint(Stage.entryPoint(of: module.name), files: numbers)
    try write(additions(module) + entry, module.sources.count, "kumihan-entry.swift")
    return files
  }

  private static func objects(in folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let single = folder.appendingPathComponent("module.o")
    if FileManager.default.fileExists(atPath: single.path) { return [single] }
    return paths.filter { path in
      // Objects of files that have gone or were left out stay behind.
      path.hasSuffix(".o")
        && FileManager.default.fileExists(
          atPath: folder.path + "/" + path.dropLast(2) + ".swift")
    }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// A name for a module's interface as it is.
  private static func sum(of folder: URL, _ name: String) throws -> String {
    let file = folder.appendingPathComponent("\(name).swiftmodule")
    guard let data = FileManager.default.contents(atPath: file.path) else { return "" }
    return String(data.checksum, radix: 16)
  }
}

/// Errors of the compiler that leave nothing to draw.
struct StageErrors: Error {
  let messages: [CompilerMessage]
  /// The author's files.
  let files: Set<String>
}
