import Foundation
import KumihanData

/// Reads Swift packages as the compiler's package manager describes them: the modules of a package and of those that it
/// depends on, where these are there. Nothing is fetched.
struct PackageReader {
  private struct Target {
    let package: URL
    let name: String
    let description: [String: JSONValue]
  }

  /// A package that was read.
  private final class Package {
    let folder: URL
    let name: String
    let description: [String: JSONValue]
    var dependencies: [(names: Set<String>, folder: URL?)] = []

    init(_ folder: URL, _ description: [String: JSONValue]) {
      (self.folder, self.description) = (folder, description)
      name = description["name"]?.asText ?? folder.lastPathComponent
    }
  }

  /// Whether a package is an app of Swift Playgrounds, whose manifest Apple's tools alone can read; its folder is the app.
  static func isPlayground(_ folder: URL) -> Bool {
    manifest(of: folder).contains("import AppleProductTypes")
  }

  /// The colour of the system that the manifest of such an app names.
  static func accent(of folder: URL) -> String? {
    let named = manifest(of: folder).firstMatch(of: /accentColor:\s*\.presetColor\(\.(\w+)\)/)
    return named.map { String($0.1) }
  }

  private static func manifest(of folder: URL) -> String {
    let path = folder.appendingPathComponent("Package.swift").path
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// The input of a package: its own modules and those that they need.
  func input(of folder: URL) throws -> CodeInput {
    var reading = Reading(root: folder)
    let root = try reading.package(at: folder)
    for target in root.description["targets"]?.asList ?? [] {
      guard let target = target.asObject, let name = target["name"]?.asText else { continue }
      switch target["type"]?.asText {
      case "regular", "executable": try reading.add(name, of: root)
      default: continue
      }
    }
    var input = reading.input
    input.isTolerant = true
    input.developmentLanguage = root.description["defaultLocalization"]?.asText ?? "en"
    guard !input.modules.isEmpty else {
      throw CommandFailure(
        "the package '\(root.name)' has no module of Swift files",
        hint: "give a package with a library or an app")
    }
    return input
  }

  private struct Reading {
    let root: URL
    var input = CodeInput()
    private var packages: [String: Package] = [:]
    private var done: Set<String> = []
    private var open: [String] = []

    init(root: URL) { self.root = root }

    mutating func package(at folder: URL) throws -> Package {
      let path = folder.standardizedFileURL.resolvingSymlinksInPath().path
      if let known = packages[path] { return known }
      let package = Package(folder, try Self.describe(folder))
      packages[path] = package
      package.dependencies = (package.description["dependencies"]?.asList ?? [])
        .flatMap { dependency(in: $0.asObject ?? [:], of: folder) }
      return package
    }

    /// Adds a target's module after those that it depends on.
    mutating func add(_ name: String, of package: Package) throws {
      let key = "\(package.folder.path) \(name)"
      if let start = open.firstIndex(of: key) {
        let cycle = (open[start...] + [key]).map { $0.split(separator: " ").last ?? "" }
        input.omissions.append(
          CodeInput.Omission(
            name: name, reason: "depends on itself: \(cycle.joined(separator: " → "))"))
        return
      }
      guard done.insert(key).inserted else { return }
      let targets = (package.description["targets"]?.asList ?? []).compactMap(\.asObject)
      guard let target = targets.first(where: { $0["name"]?.asText == name }) else { return }
      open.append(key)
      defer { open.removeLast() }
      var dependencies: [String] = []
      for dependency in target["dependencies"]?.asList ?? [] {
        dependencies += try add(dependency: dependency.asObject ?? [:], of: package)
      }
      guard let module = module(name, target, in: package, needing: dependencies) else { return }
      input.modules.append(module)
    }

    /// Adds what a target depends on, and returns the names of the modules.
    private mutating func add(
      dependency: [String: JSONValue], of package: Package
    ) throws -> [String] {
      let words = (dependency.values.first?.asList ?? []).map { $0.asText }
      guard let name = words.first ?? nil else { return [] }
      let own = (package.description["targets"]?.asList ?? []).contains {
        $0.asObject?["name"]?.asText == name
      }
      if own, dependency["product"] == nil {
        try add(name, of: package)
        return [FolderFiles.moduleName(name)]
      }
      // Our own modules are always there.
      if StageCompiler.readings[name] != nil { return [] }
      let wanted = words.count > 1 ? words[1]?.lowercased() : nil
      for (names, folder) in package.dependencies {
        if let wanted, !names.contains(wanted) { continue }
        guard let folder else { continue }
        let other = try self.package(at: folder)
        let products = (other.description["products"]?.asList ?? []).compactMap(\.asObject)
        guard let product = products.first(where: { $0["name"]?.asText == name }) else { continue }
        var modules: [String] = []
        for target in product["targets"]?.asList ?? [] {
          guard let target = target.asText else { continue }
          try add(target, of: other)
          modules.append(FolderFiles.moduleName(target))
        }
        return modules
      }
      input.omissions.append(
        CodeInput.Omission(
          name: name,
          reason: "its package is not there; 'swift package resolve' fetches what a package needs"))
      return []
    }

    private mutating func module(
      _ name: String, _ target: [String: JSONValue], in package: Package,
      needing dependencies: [String]
    ) -> CodeInput.Module? {
      func omit(_ reason: String) {
        input.omissions.append(CodeInput.Omission(name: name, reason: reason))
      }
      switch target["type"]?.asText {
      case "regular", "executable": break
      case let type?:
        omit("a target of the kind \(type) is not compiled")
        return nil
      case nil: return nil
      }
      guard let folder = Self.folder(of: name, target["path"]?.asText, in: package.folder) else {
        omit("its folder is not there")
        return nil
      }
      let excluded = (target["exclude"]?.asList ?? []).compactMap(\.asText)
      let chosen = target["sources"]?.asList?.compactMap(\.asText)
      func isIn(_ path: String, _ list: [String]) -> Bool {
        list.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == "." }
      }
      let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
        .filter { path in
          !isIn(path, excluded) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
      let files = paths.filter { path in
        path.hasSuffix(".swift") && !path.hasSuffix("Package.swift")
          && (chosen.map { isIn(path, $0) } ?? true)
      }.map { FolderFiles.told(folder.appendingPathComponent($0)) }
      guard !files.isEmpty else {
        omit("it has no Swift files")
        return nil
      }
      var module = CodeInput.Module(name: FolderFiles.moduleName(name), files: files)
      module.dependencies = dependencies.filter { name in
        input.modules.contains { $0.name == name }
      }
      for setting in target["settings"]?.asList ?? [] {
        guard let setting = setting.asObject, setting["tool"]?.asText == "swift",
          let define = setting["kind"]?.asObject?["define"]?.asObject?["_0"]?.asText
        else { continue }
        module.defines.append(define)
      }
      addResources(target, in: folder, paths: paths, to: &module)
      return module
    }

    private mutating func addResources(
      _ target: [String: JSONValue], in folder: URL, paths: [String],
      to module: inout CodeInput.Module
    ) {
      let rules = (target["resources"]?.asList ?? []).compactMap(\.asObject)
      for rule in rules {
        guard let path = rule["path"]?.asText else { continue }
        let place = folder.appendingPathComponent(path)
        if rule["rule"]?.asObject?["copy"] != nil {
          module.resources.append(CodeResource(file: place, name: place.lastPathComponent))
          continue
        }
        let prefix = path == "." ? "" : path + "/"
        let processed = paths.filter { $0 == path || prefix.isEmpty || $0.hasPrefix(prefix) }
        module.resources += processed.compactMap { FolderFiles.resource($0, in: folder) }
      }
      // String and asset catalogues are taken without a rule.
      module.resources += paths.filter { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".strings") }
        .compactMap { FolderFiles.resource($0, in: folder) }
      let catalogues = paths.filter { $0.hasSuffix(".xcassets") }
        .map { folder.appendingPathComponent($0, isDirectory: true) }
      input.catalogues += catalogues
      module.resources += catalogues.map {
        CodeResource(file: $0, name: $0.lastPathComponent)
      }
      input.fontFolders += module.resources.map(\.file).filter(FolderFiles.isFont)
        .map { $0.deletingLastPathComponent() }
      var seen: Set<String> = []
      module.resources.removeAll { !seen.insert($0.name).inserted }
      module.hasBundle = !module.resources.isEmpty || !rules.isEmpty
    }

    private static func folder(of name: String, _ path: String?, in package: URL) -> URL? {
      let places =
        path.map { [$0] } ?? [
          "Sources/\(name)", "Source/\(name)", "src/\(name)", "srcs/\(name)", "Sources",
        ]
      return places.map { package.appendingPathComponent($0, isDirectory: true) }.first {
        (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      }
    }

    /// A dependency by the names that targets call it, and where it is; nil for one that has not been fetched.
    private func dependency(
      in description: [String: JSONValue], of folder: URL
    ) -> [(names: Set<String>, folder: URL?)] {
      description.flatMap { kind, values in
        (values.asList ?? []).compactMap(\.asObject).map { value in
          let identity = value["identity"]?.asText ?? ""
          var names: Set = [identity.lowercased()]
          if let name = value["nameForTargetDependencyResolutionOnly"]?.asText {
            names.insert(name.lowercased())
          }
          if kind == "fileSystem", let path = value["path"]?.asText {
            let place = URL(fileURLWithPath: path, isDirectory: true)
            names.insert(place.lastPathComponent.lowercased())
            return (names, place)
          }
          let place = Self.checkouts(around: [root, folder]).first { checkout in
            names.contains(checkout.lastPathComponent.lowercased())
          }
          return (names, place)
        }
      }
    }

    private static func checkouts(around folders: [URL]) -> [URL] {
      folders.flatMap { folder in
        [".build/checkouts", "SourcePackages/checkouts", ".."].flatMap { place in
          let place = folder.appendingPathComponent(place, isDirectory: true).standardizedFileURL
          // Beside a checkout lie the others; beside a package lies whatever there is.
          guard place.lastPathComponent == "checkouts" else { return [URL]() }
          return FolderFiles.names(in: place).map { place.appendingPathComponent($0) }
        }
      }
    }

    /// The manifest, evaluated.
    private static func describe(_ folder: URL) throws -> [String: JSONValue] {
      let tool = try StageCompiler.findCompiler().deletingLastPathComponent()
        .appendingPathComponent("swift")
      let run = try ToolRun.output(
        of: tool,
        ["package", "--package-path", folder.path, "--disable-sandbox", "dump-package"])
      guard run.status == 0, let value = try? JSONNode(parsing: run.output).value.asObject else {
        let words = run.errors.split(separator: "\n").filter { $0.contains("error:") }
        throw CommandFailure(
          "the manifest of '\(FolderFiles.told(folder))' cannot be read"
            + (words.first.map { ": \($0)" } ?? ""),
          hint: "'swift package dump-package' says more there")
      }
      return value
    }
  }
}

/// Runs a program for what it prints.
enum ToolRun {
  static func output(
    of tool: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: Data, errors: String) {
    let process = Process()
    (process.executableURL, process.arguments) = (tool, arguments)
    process.standardInput = FileHandle.nullDevice
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, try FileHandle(forWritingTo: errors))
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = (try? Data(contentsOf: errors)) ?? Data()
    return (process.terminationStatus, data, String(decoding: words, as: UTF8.self))
  }
}
