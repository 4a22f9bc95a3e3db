import Foundation
import KumihanData

/// What the paths of a command line come to: modules to compile, in the order of their dependencies, and what lies beside
/// their code.
struct CodeInput {
  /// Files that are compiled together.
  struct Module {
    var name: String
    /// Paths of Swift files, as they are told to the user.
    var files: [String]
    /// The names of modules of the same input, already in the list.
    var dependencies: [String] = []
    /// Conditions that hold in `#if`.
    var defines: [String] = []
    var resources: [CodeResource] = []
    /// Whether it has a bundle of its own, `Bundle.module`.
    var hasBundle = false
  }

  /// Something that belongs to the input and is not drawn.
  struct Omission: Hashable {
    let name: String
    let reason: String
  }

  var modules: [Module] = []
  var omissions: [Omission] = []
  /// Asset catalogues besides those around the files.
  var catalogues: [URL] = []
  /// The system's colour that an app of Swift Playgrounds is tinted with, such as `teal`.
  var accent: String?
  /// Folders with font files.
  var fontFolders: [URL] = []
  /// The language of texts without translation.
  var developmentLanguage = "en"
  /// Whether what does not compile is left out: of a folder, not of files that were named.
  var isTolerant = false

  /// The files, in the order of their modules.
  var files: [String] { modules.flatMap(\.files) }

  /// The module of files that were named one by one.
  static let plainModule = "Views"

  /// Reads what the paths name: Swift files, folders of them, packages, Xcode projects.
  ///
  /// - Parameter target: the one of several targets of a project; nil for its app.
  static func resolve(_ paths: [String], target: String? = nil) throws -> CodeInput {
    guard !paths.isEmpty else {
      throw CommandFailure("no files", hint: "give Swift files, a folder, a package or a project")
    }
    var input = CodeInput()
    var loose = Module(name: plainModule, files: [])
    for path in paths {
      guard let folder = Self.folder(path) else {
        loose.files.append(path)
        continue
      }
      input.isTolerant = true
      try input.add(folder: folder, path: path, to: &loose, target: target)
    }
    var seen: Set<String> = []
    if input.isTolerant { loose.files.removeAll { !seen.insert($0).inserted } }
    if !loose.files.isEmpty { input.modules += input.isTolerant ? loose.targets() : [loose] }
    if let target, !input.modules.contains(where: { $0.name == target }) {
      let names = input.modules.map(\.name)
      throw CommandFailure(
        "no target '\(target)'",
        hint: NearMatch.hint(for: target, among: names))
    }
    return input
  }

  /// The folder that a path names; nil for a file.
  private static func folder(_ path: String) -> URL? {
    let url = URL(fileURLWithPath: path)
    // A package or project stands for its folder.
    if url.lastPathComponent == "Package.swift" { return url.deletingLastPathComponent() }
    if url.lastPathComponent == "project.pbxproj" { return url.deletingLastPathComponent() }
    let facts = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)
    return facts?[.type] as? FileAttributeType == .typeDirectory ? url : nil
  }

  private mutating func add(
    folder: URL, path: String, to loose: inout Module, target: String?
  ) throws {
    switch Self.kind(of: folder) {
    case .project(let project):
      merge(try XcodeProject(at: project).input(target: target))
    case .package(let package):
      do {
        merge(try PackageReader().input(of: package))
      } catch let failure as CommandFailure {
        // Its files may be views all the same.
        guard (try? FolderFiles.swift(in: path))?.isEmpty == false else { throw failure }
        omissions.append(Omission(name: "the package's manifest", reason: failure.message))
        try addFiles(of: folder, path: path, to: &loose)
      }
    case .plain: try addFiles(of: folder, path: path, to: &loose)
    }
  }

  private mutating func addFiles(of folder: URL, path: String, to loose: inout Module) throws {
    let files = try FolderFiles.swift(in: path)
    guard !files.isEmpty else {
      throw CommandFailure(
        "no Swift file in '\(path)'", hint: "give files, or a folder with sources of views")
    }
    loose.files += files
    accent = accent ?? PackageReader.accent(of: folder)
    loose.resources += FolderFiles.resources(in: folder)
    catalogues += FolderFiles.catalogues(in: folder)
    fontFolders += loose.resources.map(\.file).filter(FolderFiles.isFont)
      .map { $0.deletingLastPathComponent() }
  }

  private mutating func merge(_ other: CodeInput) {
    for module in other.modules where !modules.contains(where: { $0.name == module.name }) {
      modules.append(module)
    }
    omissions += other.omissions
    catalogues += other.catalogues
    fontFolders += other.fontFolders
    developmentLanguage = other.developmentLanguage
  }

  private enum Kind {
    case project(URL), package(URL), plain
  }

  /// A folder is what it holds; one that holds neither is what the only project below it is, of those that lie least deep.
  private static func kind(of folder: URL) -> Kind {
    if folder.pathExtension == "xcodeproj" { return .project(folder) }
    if folder.pathExtension == "xcworkspace" { return kind(of: folder.deletingLastPathComponent()) }
    let names = FolderFiles.names(in: folder)
    if let project = names.first(where: { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }) {
      return .project(folder.appendingPathComponent(project))
    }
    if names.contains("Package.swift") {
      return PackageReader.isPlayground(folder) ? .plain : .package(folder)
    }
    if names.contains(where: { $0.hasSuffix(".swift") }) { return .plain }
    var level = [folder]
    for _ in 0..<deepestProject {
      level = level.flatMap(FolderFiles.folders)
      let projects = level.filter { place in
        FolderFiles.names(in: place).contains {
          $0.hasSuffix(".xcodeproj") || $0 == "Package.swift"
        }
      }
      if projects.count == 1 { return kind(of: projects[0]) }
      if projects.count > 1 { break }
    }
    return .plain
  }

  /// As in `apps/ios/Client/Client.xcodeproj`.
  private static let deepestProject = 3
}
