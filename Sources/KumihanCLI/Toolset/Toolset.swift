import Foundation
import KumihanCairo

/// The options of `swift build` with which packages find our modules under Apple's names: a file of
/// options, and a folder with the modules, the names and the engine's objects.
struct Toolset {
  /// Our modules that a user's code or a module of these needs.
  static let modules = [
    "Kumihan", "KumihanAppleNames", "KumihanCairo", "KumihanCharts", "KumihanCombine",
    "KumihanContentTypes", "KumihanControls", "KumihanCoreData", "KumihanCoreGraphics",
    "KumihanDarwin", "KumihanData", "KumihanDiscovery", "KumihanDrawing", "KumihanFamily",
    "KumihanFonts",
    "KumihanFoundation", "KumihanImageIO", "KumihanIntents", "KumihanLayout", "KumihanLocation",
    "KumihanLogs", "KumihanMaps", "KumihanMarkdown", "KumihanMusic", "KumihanOSLog",
    "KumihanPhotos", "KumihanQuartzCore", "KumihanReality", "KumihanServices", "KumihanShaping",
    "KumihanSimd", "KumihanStore", "KumihanSVG", "KumihanSwiftData", "KumihanSwiftUI",
    "KumihanText", "KumihanTips", "KumihanUIKit", "KumihanViews", "KumihanWidgets",
  ]

  /// Libraries of the engine.
  static let libraries = [
    "cairo", "freetype", "harfbuzz", "harfbuzz-subset", "icuuc", "icudata", "isal", "turbojpeg",
    "spng", "z", "cmark-gfm", "cmark-gfm-extensions",
    // Of the toolchain: nothing that a package imports names it.
    "swiftSynchronization",
  ]

  /// The folder of the `.swiftmodule` files.
  let modules: URL
  /// The compiler's plug-in.
  let plugin: URL
  /// The engine as an archive, or its objects.
  let objects: [URL]
  /// Apple's names that packages find.
  var names = StageCompiler.aliases.keys.sorted()
  /// Whether modules of views are compiled as for an iPhone.
  var isForIPhone = false

  /// The parts that came with this program.
  ///
  /// - Throws: when a part is missing.
  static func installed(names: [String]) throws -> Toolset {
    let modules = try StageCompiler.findModules()
    let beside = FontOptions.executable.deletingLastPathComponent()
    let places = [
      beside.appendingPathComponent("KumihanMacros-tool"),
      beside.appendingPathComponent("../lib/kumihan/bin/KumihanMacros").standardizedFileURL,
    ]
    guard let plugin = places.first(where: { isFile($0) }) else {
      throw CommandFailure(
        "kumihan's macros are not there; tried \(places.map(\.path).joined(separator: ", "))",
        hint: "run kumihan from its build folder or after 'make install'")
    }
    let archive = modules.deletingLastPathComponent().appendingPathComponent("libKumihan.a")
    let objects =
      isFile(archive) ? [archive] : Self.modules.flatMap { files(of: $0, in: beside) }
    return Toolset(modules: modules, plugin: plugin, objects: objects, names: names)
  }

  private static func isFile(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  private static func files(of module: String, in build: URL) -> [URL] {
    let folder = build.appendingPathComponent("\(module).build")
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Writes the folder, then the file.
  func write(to file: URL) throws {
    let folder = file.deletingPathExtension()
    do {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for module in Self.modules {
        let name = "\(module).swiftmodule"
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent(name),
          withDestinationURL: modules.appendingPathComponent(name))
      }
      let maps = folder.appendingPathComponent("c")
      try FileManager.default.createDirectory(at: maps, withIntermediateDirectories: true)
      try Data(StageCompiler.cModules.utf8)
        .write(to: maps.appendingPathComponent("module.modulemap"))
      for name in names { try compile(name, in: folder) }
      let archive = folder.appendingPathComponent("libKumihan.a")
      try pack(into: archive)
      let tools = isForIPhone ? try writeCompiler(in: folder) : nil
      try WholeFile.write(
        JSONEncoder.readable.encode(options(folder, archive, tools: tools)), to: file)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(
        "cannot write '\(file.path)' and the folder beside it",
        hint: "check that the folder '\(file.deletingLastPathComponent().path)' may be written to")
    }
  }

  /// Writes a compiler that asks this program how files read for an iPhone.
  ///
  /// - Returns: its folder, in which SwiftPM looks first.
  private func writeCompiler(in folder: URL) throws -> URL {
    let tools = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    func quoted(_ url: URL) -> String { "'\(url.path.replacing("'", with: "'\\''"))'" }
    let compiler = try quoted(StageCompiler.findCompiler())
    let script = tools.appendingPathComponent("swiftc")
    try WholeFile.write(
      Data(
        """
        #!/bin/sh
        case " $* " in
        *" -module-name "*) exec \(quoted(FontOptions.executable)) phone-compiler \(compiler) "$@" ;;
        esac
        exec \(compiler) "$@"

        """.utf8), to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    return tools
  }

  /// Makes a module of Apple's name that re-exports ours. An interface, as in the products, would
  /// be read by a compiler that finds two folders of empty C modules in packages that use both.
  private func compile(_ name: String, in folder: URL) throws {
    let service = StageCompiler.services[name]
    guard let module = StageCompiler.aliases[service ?? name] ?? service else { return }
    try compile("@_exported import \(module)\n", as: name, in: folder)
    if Self.overlaid.contains(name) { try compile("", as: "_Testing_\(name)", in: folder) }
  }

  /// Names with which a file that imports Swift Testing too wants a module `_Testing_…`, which the
  /// toolchain has on Apple's platforms only.
  static let overlaid: Set = ["UIKit", "CoreGraphics", "CoreImage"]

  private func compile(_ text: String, as name: String, in folder: URL) throws {
    let source = folder.appendingPathComponent("\(name).swift")
    try Data(text.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    try run(
      StageCompiler.findCompiler(),
      [
        "-parse-as-library", "-emit-module", "-module-name", name, "-I", folder.path, "-Xcc",
        "-I\(folder.path)/c", "-emit-module-path", folder.path + "/\(name).swiftmodule",
        source.path,
      ], "make the module \(name)")
  }

  /// One archive, from which a linker takes the symbols that a program lacks.
  private func pack(into archive: URL) throws {
    if let only = objects.first, objects.count == 1 {
      return try FileManager.default.createSymbolicLink(at: archive, withDestinationURL: only)
    }
    let tool = try StageCompiler.findCompiler().resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("llvm-ar")
    let list = archive.appendingPathExtension("list")
    try Data(objects.map { "\"\($0.path)\"\n" }.joined().utf8).write(to: list)
    try run(tool, ["qc", "--thin", archive.path, "@\(list.path)"], "pack the engine")
    try FileManager.default.removeItem(at: list)
  }

  private func run(_ tool: URL, _ arguments: [String], _ purpose: String) throws {
    let process = Process()
    (process.executableURL, process.arguments) = (tool, arguments)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        "'\(tool.path)' could not \(purpose)", hint: "its message stands above")
    }
  }

  private func options(_ folder: URL, _ archive: URL, tools: URL?) -> Options {
    Options(
      rootPath: tools?.path,
      swiftCompiler: Options.Tool(
        extraCLIOptions: [
          "-I", folder.path, "-Xcc", "-I\(folder.path)/c", "-load-plugin-executable",
          "\(plugin.path)#KumihanMacros",
        ]
          // By their files, before any interface of the same name is read.
          + names.flatMap {
            ["-Xfrontend", "-swift-module-file=\($0)=\(folder.path)/\($0).swiftmodule"]
          }),
      linker: Options.Tool(
        extraCLIOptions: [archive.path, "--push-state", "--as-needed"]
          + Self.libraries.map { "-l\($0)" } + ["--pop-state"]))
  }

  /// SwiftPM's file of options for tools, version 1.0.
  private struct Options: Encodable {
    var schemaVersion = "1.0"
    var rootPath: String?
    var swiftCompiler: Tool
    var linker: Tool
    struct Tool: Encodable { var extraCLIOptions: [String] }
  }
}

extension JSONEncoder {
  fileprivate static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
