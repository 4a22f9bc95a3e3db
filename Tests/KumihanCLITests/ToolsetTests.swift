import Foundation
import Testing

@testable import KumihanCLI

struct ToolsetTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func inFolder(_ work: (URL) throws -> Void) throws {
    let folder = URL.temporaryDirectory.appending(path: "toolset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  @Test(arguments: StageCompiler.aliases.keys.sorted())
  func namesAreThoseOfTheProducts(name: String) throws {
    let module = try #require(StageCompiler.aliases[name])
    let bundle = Self.root.appending(path: "Names/\(name).artifactbundle")
    let interface = bundle.appending(path: "modules/\(name).swiftinterface")
    #expect(
      try String(contentsOf: interface, encoding: .utf8) == """
        // swift-interface-format-version: 1.0
        // swift-compiler-version: Swift version 6.2
        // swift-module-flags: -swift-version 6 -enable-library-evolution -module-name \(name)
        @_exported import \(module)

        """)
    let info = try String(contentsOf: bundle.appending(path: "info.json"), encoding: .utf8)
    #expect(info.contains("\"\(module)Name\": {"))
    #expect(info.contains("\"path\": \"lib\(module)Name.a\""))
  }

  /// A file that imports one of these names and Swift Testing is given a module more.
  @Test(arguments: Toolset.overlaid.intersection(StageCompiler.aliases.keys))
  func namesBringTheirOverlayOfSwiftTesting(name: String) throws {
    let overlay = Self.root.appending(
      path: "Names/\(name).artifactbundle/modules/_Testing_\(name).swiftinterface")
    #expect(
      try String(contentsOf: overlay, encoding: .utf8)
        .hasSuffix("-module-name _Testing_\(name)\n"))
    try inFolder { folder in
      let file = folder.appending(path: "tools.json")
      try #require(try Command("toolset", "--names", name, "-o", file.path).status == 0)
      #expect(
        FileManager.default.fileExists(
          atPath: folder.path + "/tools/_Testing_\(name).swiftmodule"))
    }
  }

  @Test func aToolsetNamesItsFolderAndThePlugin() throws {
    try inFolder { folder in
      let file = folder.appending(path: "tools.json")
      // A second time replaces the first, with the chosen names only.
      for names in ["SwiftUI,Combine", "SwiftUI"] {
        let run = try Command("toolset", "--names", names, "-o", file.path)
        try #require(run.status == 0, "\(run.errors)")
        #expect(run.text == "swift build --toolset \(file.path)\n")
      }
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("\"schemaVersion\" : \"1.0\""))
      #expect(text.contains("#KumihanMacros\""))
      #expect(text.contains("/tools\""))
      #expect(text.contains("/tools/libKumihan.a\""))
      let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tools")
      #expect(written.contains("SwiftUI.swiftmodule"))
      #expect(!written.contains("Combine.swiftmodule"))
      #expect(written.contains("KumihanViews.swiftmodule"))
    }
  }

  @Test func theCompilerOfAToolsetForIOSAsksThisProgram() throws {
    try inFolder { folder in
      let file = folder.appending(path: "tools.json")
      try #require(try Command("toolset", "--names", "SwiftUI", "-o", file.path).status == 0)
      #expect(try !String(contentsOf: file, encoding: .utf8).contains("rootPath"))
      let run = try Command("toolset", "--ios", "--names", "SwiftUI", "-o", file.path)
      try #require(run.status == 0, "\(run.errors)")
      #expect(
        try String(contentsOf: file, encoding: .utf8)
          .contains("\"rootPath\" : \"\(folder.path)/tools/bin\""))
      let script = folder.path + "/tools/bin/swiftc"
      #expect(FileManager.default.isExecutableFile(atPath: script))
      #expect(
        try String(contentsOfFile: script, encoding: .utf8).contains(" phone-compiler '/"))
      // What asks about the compiler reaches it.
      let version = Process()
      let pipe = Pipe()
      (version.executableURL, version.arguments) = (URL(filePath: script), ["--version"])
      (version.standardOutput, version.standardError) = (pipe, FileHandle.nullDevice)
      try version.run()
      let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      version.waitUntilExit()
      #expect(version.terminationStatus == 0)
      #expect(words.contains("Swift version"))
    }
  }

  @Test func modulesOfViewsReadAsOnAnIPhone() throws {
    try inFolder { folder in
      func file(_ name: String, _ text: String) throws -> String {
        let path = folder.appending(path: name).path
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
      }
      let view = try file(
        "My View.swift",
        "import SwiftUI\nimport AVKit\n#if os(iOS)\nlet a = #selector(A.b)\n#endif\n")
      let plain = try file("Plain.swift", "let b = 2\n")
      let list = try file("sources", "'\(view)'\n\(plain)\n")
      func options(_ sources: String) throws -> [String] {
        try PhoneCompiler(
          compiler: folder,
          arguments: [
            "-module-name", "App", "-output-file-map", folder.path + "/map.json", "-c", sources,
          ]
        ).overlay()
      }
      let found = try options("@\(list)")
      try #require(found.count == 2 && found[0] == "-vfsoverlay")
      struct Overlay: Decodable { var roots: [[String: String]] }
      let overlay = try JSONDecoder().decode(
        Overlay.self, from: Data(contentsOf: URL(filePath: found[1])))
      #expect(overlay.roots.map { $0["name"] } == [view])
      let copy = try String(
        contentsOfFile: #require(overlay.roots[0]["external-contents"]), encoding: .utf8)
      // Lines and columns stay; what stands in modules of ours is imported below.
      #expect(
        copy == """
          import SwiftUI
          \("            ")
          #if true   \("")
          let a = _Sel(     "b")
          #endif

          import KumihanFoundation
          import KumihanServices

          """)
      // Others may need their own side of `#if os(Linux)`.
      #expect(try options(plain) == [])
      #expect(try PhoneCompiler(compiler: folder, arguments: ["--version"]).overlay() == [])
    }
  }

  @Test func unknownNamesAreRefused() throws {
    let run = try Command("toolset", "--names", "SwiftUI,Combin", "-o", "tools.json")
    #expect(run.status != 0)
    #expect(
      run.errors.hasPrefix(
        "Error: unknown name 'Combin'\nHint: choose some of: AppIntents, Charts, Combine,"))
  }

  @Test func aFolderThatIsNotThereIsOneError() throws {
    try inFolder { folder in
      let toolset = Toolset(modules: folder, plugin: folder, objects: [folder])
      let file = URL(filePath: "/proc/nowhere/tools.json")
      let failure = #expect(throws: CommandFailure.self) { try toolset.write(to: file) }
      #expect(
        failure?.message == "cannot write '/proc/nowhere/tools.json' and the folder beside it")
    }
  }

  @Test func theFileIsJSON() throws {
    let run = try Command("toolset", "-o", "tools.yaml")
    #expect(run.status != 0)
    #expect(
      run.errors.hasPrefix(
        "Error: 'tools.yaml' does not end in .json\nHint: name it kumihan-toolset.json"))
  }

  /// The imports of our modules are there too, or `import SwiftUI` would not load.
  @Test func noModuleIsMissing() throws {
    let wanted = Set(Toolset.modules)
    for module in wanted {
      let folder =
        module == "KumihanFonts"
        ? Self.root.appending(path: "fonts") : Self.root.appending(path: "Sources/\(module)")
      for path in FileManager.default.subpaths(atPath: folder.path) ?? []
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        for line in text.split(separator: "\n") where line.contains("import Kumihan") {
          let name = line.split(separator: " ").last.map(String.init) ?? ""
          if !line.hasPrefix("//") {
            #expect(wanted.contains(name), "\(module)/\(path) imports \(name)")
          }
        }
      }
    }
  }
}
