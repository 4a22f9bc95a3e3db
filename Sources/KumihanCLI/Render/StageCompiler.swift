import Foundation
import KumihanCairo
import KumihanData
import KumihanStage

/// Compiles views against the modules that came with this program.
struct StageCompiler {
  static let moduleVariable = "KUMIHAN_MODULES"

  let compiler: URL
  let modules: URL
  let languageMode: String
  let moduleCache: URL
  /// The time limit of one run of the compiler.
  let seconds: Int

  /// - Throws: when the compiler or the modules are missing.
  init(languageMode: String, moduleCache: URL, seconds: Int) throws {
    guard ["5", "6"].contains(languageMode) else {
      throw CommandFailure("unknown --swift-version '\(languageMode)'", hint: "give 5 or 6")
    }
    (self.languageMode, self.moduleCache, self.seconds) = (languageMode, moduleCache, seconds)
    compiler = try Self.findCompiler()
    modules = try Self.findModules()
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// - Throws: when PATH has no compiler.
  static func findCompiler() throws -> URL {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return URL(fileURLWithPath: path) }
    }
    throw CommandFailure(
      "no Swift compiler found on PATH",
      hint: "install the Swift toolchain that kumihan was built with, swift.org/install/linux")
  }

  /// The folder of the shared Swift runtime that came with a compiler.
  static func runtime(of compiler: URL) -> URL {
    compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/linux")
  }

  static func findModules() throws -> URL {
    let beside = FontOptions.executable.deletingLastPathComponent()
    let places =
      environment[moduleVariable].map { [URL(fileURLWithPath: $0, isDirectory: true)] }
      ?? ["Modules", "../lib/kumihan/modules"].map {
        beside.appendingPathComponent($0, isDirectory: true).standardizedFileURL
      }
    for place in places
    where FileManager.default.fileExists(atPath: place.path + "/KumihanSwiftUI.swiftmodule") {
      return place
    }
    throw CommandFailure(
      "kumihan's Swift modules are not there; tried \(places.map(\.path).joined(separator: ", "))",
      hint: "run kumihan from its build folder or after 'make install', or name the folder in "
        + moduleVariable)
  }

  /// The dependencies of a compiled library besides its sources: this program, its modules and the
  /// compiler, by place, size and time.
  var identity: String {
    [
      FontOptions.executable, modules.appendingPathComponent("KumihanSwiftUI.swiftmodule"),
      compiler,
    ]
    .map { file in
      let path = file.resolvingSymlinksInPath().path
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      let time = (facts?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "\(path) \((facts?[.size] as? NSNumber)?.int64Value ?? 0) \(time)"
    }
    .joined(separator: "\n") + "\nSwift \(languageMode)"
  }

  /// What one run of the compiler makes.
  struct Unit {
    var module = CodeInput.plainModule
    var defines: [String] = []
    /// The folders of modules of the same input.
    var searched: [URL] = []
    /// Whether modules follow that import it.
    var isImported = false
    /// Whether what did not change since the last run is kept, file by file.
    var isIncremental = false
    /// Whether an expression may be searched for as long as it needs.
    var isPatient = false
  }

  /// Checks files, without a library.
  ///
  /// The compiler reads `contents` in place of the author's files, so it names those in its
  /// messages.
  ///
  /// - Returns: the compiler's messages, nil on success.
  func check(
    _ contents: [(path: String, text: String)], folder: URL, unit: Unit = Unit()
  ) throws -> String? {
    let files = try overlay(contents, in: folder)
    return try run(
      compiler, arguments(unit, in: folder) + ["-wmo", "-typecheck"] + files, folder: folder)
  }

  /// Compiles files as `check` reads them into an object.
  func compile(
    _ contents: [(path: String, text: String)], into object: URL, folder: URL
  ) throws -> String? {
    let files = try overlay(contents, in: folder)
    let output = ["-wmo", "-emit-object", "-Onone", "-o", object.path]
    return try impatiently { isPatient in
      try run(
        compiler, arguments(Unit(isPatient: isPatient), in: folder) + output + files,
        folder: folder)
    }
  }

  private func overlay(
    _ contents: [(path: String, text: String)], in folder: URL
  ) throws -> [String] {
    var roots: [JSONValue] = []
    for (number, content) in contents.enumerated() {
      let file = folder.appendingPathComponent("\(number).swift")
      try WholeFile.write(Data(content.text.utf8), to: file)
      roots.append([
        "type": "file",
        "name": .text(URL(fileURLWithPath: content.path).standardizedFileURL.path),
        "external-contents": .text(file.path),
      ])
    }
    let overlay = folder.appendingPathComponent("overlay.yaml")
    let list: JSONValue = [
      "version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": .list(roots),
    ]
    try WholeFile.write(Data(JSONWriter.text(of: list).utf8), to: overlay)
    return ["-vfsoverlay", overlay.path] + contents.map(\.path)
  }

  /// Compiles the files of a module that is one of several, each to an object of its own in `folder`.
  func compile(module unit: Unit, _ files: [URL], folder: URL) throws -> String? {
    try impatiently { isPatient in
      var unit = unit
      unit.isPatient = isPatient
      return try compileOnce(unit, files, folder: folder)
    }
  }

  private func compileOnce(_ unit: Unit, _ files: [URL], folder: URL) throws -> String? {
    var arguments = try arguments(unit, in: folder)
    if unit.isImported {
      let module = folder.appendingPathComponent("\(unit.module).swiftmodule")
      arguments += ["-emit-module", "-emit-module-path", module.path]
    }
    let object = folder.appendingPathComponent("module.o")
    if unit.isIncremental {
      // Of a time when the module was small.
      try? FileManager.default.removeItem(at: object)
    } else {
      arguments += ["-wmo", "-c", "-Onone", "-o", object.path]
      return try run(compiler, arguments + files.map(\.path), folder: folder)
    }
    var map: [String: JSONValue] = [
      "": ["swift-dependencies": .text(folder.appendingPathComponent("module.swiftdeps").path)]
    ]
    for file in files {
      let base = file.deletingPathExtension().path
      map[file.path] = [
        "object": .text(base + ".o"), "swift-dependencies": .text(base + ".swiftdeps"),
      ]
    }
    let list = folder.appendingPathComponent("map.json")
    try WholeFile.write(Data(JSONWriter.text(of: .object(map)).utf8), to: list)
    arguments += [
      "-incremental", "-enable-batch-mode", "-j2", "-c", "-Onone", "-output-file-map", list.path,
    ]
    return try run(compiler, arguments + files.map(\.path), folder: folder)
  }

  private func arguments(_ unit: Unit, in folder: URL) throws -> [String] {
    let maps = folder.appendingPathComponent("engine.modulemap")
    // A newer one would have every file compiled again.
    if FileManager.default.contents(atPath: maps.path) != Data(Self.cModules.utf8) {
      try WholeFile.write(Data(Self.cModules.utf8), to: maps)
    }
    var arguments = [
      "-parse-as-library", "-swift-version", languageMode, "-module-name", unit.module,
      // As in new Xcode projects, in Swift 5 mode too.
      "-enable-bare-slash-regex",
      // Also as in new projects: loading that never leaves the actor is drawn when complete.
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      // Previews are built for debugging, and often stand under `#if DEBUG`.
      "-D", "DEBUG", "-suppress-warnings", "-I", modules.path, "-module-cache-path",
      moduleCache.path, "-package-name", "input", "-diagnostic-style=llvm",
      "-Xcc", "-fmodule-map-file=\(maps.path)",
      // A wrong modifier in a chain of fifty would keep the compiler searching for more than a
      // minute before it reports it; correct ones, even a hundred, take a second.
      "-Xfrontend",
      "-solver-expression-time-threshold="
        + "\(unit.isPatient ? Self.mostSecondsOfPatience : Self.mostSecondsOfExpression)",
    ]
    // One unknown type in a closure would be searched for again and again, a minute in all.
    if !unit.isPatient {
      arguments += ["-Xfrontend", "-solver-scope-threshold=\(Self.mostScopesOfExpression)"]
    }
    for define in unit.defines { arguments += ["-D", define] }
    for folder in unit.searched { arguments += ["-I", folder.path] }
    // In one order: the compiler compiles everything again for other arguments.
    for (name, module) in Self.readings.sorted(by: { $0.key < $1.key }) {
      arguments += ["-module-alias", "\(name)=\(module)"]
    }
    return arguments
  }

  private static let mostSecondsOfExpression = 5
  /// Where nothing else is wrong: the compiler's own measure of steps, which is not changed then, ends before.
  private static let mostSecondsOfPatience = 20
  /// Of the compiler's own measure, a tenth of what it allows.
  private static let mostScopesOfExpression = 100_000

  /// Runs the compiler with little patience, and with more where that alone may have been the error.
  func impatiently(_ run: (_ isPatient: Bool) throws -> String?) throws -> String? {
    guard let words = try run(false) else { return nil }
    let errors = CompilerMessage.parse(words).filter { $0.kind == .error }
    guard !errors.isEmpty, errors.allSatisfy(\.isOfTime) else { return words }
    return try run(true)
  }

  /// Links object files to a library that finds engine and Swift runtime in the program that
  /// loads it: the compiler's own link would name a second runtime.
  ///
  /// - Parameter entry: the entry point of one of its modules.
  func link(_ objects: [URL], entry: String, into library: URL, folder: URL) throws -> String? {
    let tools = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    let start = Self.runtime(of: compiler).appendingPathComponent(Self.architecture + "/swiftrt.o")
    let list = folder.appendingPathComponent("objects")
    try WholeFile.write(
      Data(objects.map { "\"\($0.path)\"\n" }.joined().utf8), to: list)
    return try run(
      tools.appendingPathComponent("clang"),
      [
        "-shared", "-fuse-ld=lld", "-o", library.path, "@\(list.path)", start.path,
      ]
        + hiddenMembers(of: objects).map {
          "-Wl,--defsym=\($0)=\(StageSource.noSuperclass)_\(entry)"
        } + StageExits.wrapped.map { "-Wl,--wrap=\($0)" }, folder: folder)
  }

  /// Private members of Foundation's classes that the tables of their subclasses name. Foundation's archive hides them, so the
  /// program cannot export them; nothing calls them but Foundation itself, which does not look into the table.
  private func hiddenMembers(of objects: [URL]) -> [String] {
    // One object has the extensions of Foundation's types that another asks for.
    var (asked, known): (Set<String>, Set<String>) = ([], [])
    for symbols in objects.map(ObjectSymbols.init(of:)) {
      for prefix in ["$s10Foundation", "$s20FoundationEssentials"] {
        asked.formUnion(symbols.undefined(beginningWith: prefix))
        known.formUnion(symbols.defined(beginningWith: prefix))
      }
    }
    return asked.subtracting(known).filter { $0 == Self.superclass || !Stage.exports($0) }.sorted()
  }

  /// The one of `NSObject`, which a program that tests us exports.
  private static let superclass =
    "$s10Foundation8NSObjectC18nsObjectSuperclass33_6DA0945A07226B3278459E9368612FF4LLACmSgvgZ"

  #if arch(arm64)
    private static let architecture = "aarch64"
  #else
    private static let architecture = "x86_64"
  #endif

  /// The compiler needed too much time; what it had said by then.
  struct TooLong: Error {
    let seconds: Int
    let words: String

    var failure: CommandFailure {
      CommandFailure(
        "compiling the views takes more than \(seconds) seconds",
        hint: "split large expressions, or give more seconds with --timeout")
    }
  }

  /// Apple's modules that the compiler has, and those that it takes for others.
  func knownModules() -> Set<String> {
    let found = FolderFiles.names(in: Self.runtime(of: compiler))
      .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    // Those of this package that views import by their own names, as far as they came along.
    let ours = FolderFiles.names(in: modules).filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(12)) }
      .filter { $0.hasPrefix("Kumihan") || Self.systems.contains($0) }
    return Set(found).union(Self.found).union(ours).union([
      "Swift", "Foundation", "Dispatch", "Glibc", "CoreFoundation", "SwiftShims", "Builtin",
    ])
  }

  /// Runs a tool of the compiler.
  ///
  /// - Returns: its messages, nil on success.
  private func run(_ tool: URL, _ arguments: [String], folder: URL) throws -> String? {
    let log = folder.appendingPathComponent("log")
    try WholeFile.write(Data(), to: log)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    (process.executableURL, process.arguments) = (tool, arguments)
    (process.standardOutput, process.standardError) = (output, output)
    process.standardInput = FileHandle.nullDevice
    // The driver leaves an empty temporary folder at each run.
    process.environment = Self.environment.merging(["TMPDIR": folder.path]) { $1 }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + .seconds(seconds)) == .success else {
      // With the compiler's child processes, which are in its group.
      kill(-process.processIdentifier, SIGKILL)
      process.terminate()
      throw TooLong(seconds: seconds, words: (try? Self.words(of: log)) ?? "")
    }
    process.waitUntilExit()
    if process.terminationStatus == 0 { return nil }
    let words = try Self.words(of: log)
    return words.isEmpty
      ? "\(tool.lastPathComponent) ended with \(process.terminationStatus)\n" : words
  }

  /// The maximum size of the compiler's messages, in bytes: with all candidates of a call that fits none, an error takes
  /// some kilobytes, and the errors of the last files are to be told as well.
  private static let mostWords = 8 * 1024 * 1024

  private static func words(of log: URL) throws -> String {
    let file = try FileHandle(forReadingFrom: log)
    let data = try file.read(upToCount: mostWords + 1) ?? Data()
    let words = String(decoding: data.prefix(mostWords), as: UTF8.self)
    return data.count > mostWords ? words + "\n… and more\n" : words
  }
}
