import Foundation
import KumihanData
import KumihanSwiftWords
import KumihanViews

/// What a command compiles: the sources of its input, read.
struct StageInput {
  let code: CodeInput
  let modules: [StageModule]
  /// The folder that views see as the app's bundle; nil where nothing lies beside the code.
  let mainBundle: URL?
  let assets: StageAssets
  let entities: StageEntities

  /// The sources of all modules, in order.
  var sources: [StageSource] { modules.flatMap(\.sources) }

  /// The folders with fonts of the input.
  var fontFolders: [String] {
    var seen: Set<String> = []
    return code.fontFolders.map(\.path).filter { seen.insert($0).inserted }
  }

  /// The app's own translations; nil where it has none.
  ///
  /// - Throws: ``StringsError`` for a file that cannot be read.
  func strings() throws(StringsError) -> LocalizedStrings? {
    guard let mainBundle else { return nil }
    let strings = try LocalizedStrings(
      folder: mainBundle, developmentLanguage: code.developmentLanguage)
    return strings.languages.isEmpty ? nil : strings
  }

  /// Reads the files, and puts what lies beside them into bundles.
  init(_ code: CodeInput, cache: StageCache) throws {
    var code = code
    var paths: Set<String> = []
    var modules: [StageModule] = []
    var main: [CodeResource] = []
    for module in code.modules {
      var read = StageModule(
        name: module.name, sources: [], dependencies: module.dependencies,
        defines: module.defines)
      for path in module.files {
        do {
          guard paths.insert(path).inserted else {
            throw CommandFailure("'\(path)' is named twice", hint: "name each file once")
          }
          let source = try Self.source(path)
          if code.isTolerant, source.isOfTools { continue }
          read.sources.append(source)
        } catch let failure as CommandFailure where code.isTolerant {
          code.omissions.append(CodeInput.Omission(name: path, reason: failure.message))
        }
      }
      if module.hasBundle {
        read.bundle = try cache.bundle(named: module.name, of: module.resources)
      } else {
        main += module.resources
      }
      read.sources = StageSource.module(of: read.sources)
      if !read.sources.isEmpty { modules.append(read) }
    }
    mainBundle = main.isEmpty ? nil : try cache.bundle(named: "main", of: main)
    if let accent = code.accent {
      code.catalogues.insert(try Self.catalogue(of: accent, cache), at: 0)
    }
    assets = StageAssets(around: code.files, and: code.catalogues)
    entities = StageEntities(of: modules.flatMap(\.sources), in: assets.projects)
    (self.code, self.modules) = (code, modules)
  }

  /// A catalogue that has nothing but one of the system's colours for its accent.
  private static func catalogue(of accent: String, _ cache: StageCache) throws -> URL {
    let reference = "system\(accent.prefix(1).uppercased())\(accent.dropFirst())Color"
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\(reference)"}}],
      "info": {"author": "xcode", "version": 1}}
      """
    let name = "Accent.xcassets"
    let resource = CodeResource(
      file: URL(fileURLWithPath: name), name: "\(name)/AccentColor.colorset/Contents.json",
      contents: Data(contents.utf8))
    return try cache.bundle(named: "accent", of: [resource])
      .appendingPathComponent(name, isDirectory: true)
  }

  private static func source(_ path: String) throws -> StageSource {
    guard path.hasSuffix(".swift") else {
      throw CommandFailure(
        "'\(path)' is not a Swift file",
        hint: "give files that end in .swift, a folder, a package or a project")
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
    return StageSource(path: path, bytes: [UInt8](data))
  }
}

extension StageSource {
  /// Whether the file is of tests, or tells a tool how an app is built: it needs a library that no app has.
  fileprivate var isOfTools: Bool {
    scan.tokens.missingImports(known: []).contains { Self.tools.contains($0.module) }
  }

  private static let tools: Set = [
    "XCTest", "Testing", "ProjectDescription", "ProjectDescriptionHelpers", "PackageDescription",
    "PackagePlugin", "Danger",
  ]
}
