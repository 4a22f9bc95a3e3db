import Foundation
import KumihanData

/// Reads the project file of Xcode: the files and resources of an app's target, the targets and local packages that it
/// depends on.
struct XcodeProject {
  private typealias Object = [String: Any]

  /// The folder that paths start from.
  private let root: URL
  private let objects: [String: Object]
  /// The group of each file and group.
  private var parents: [String: String] = [:]

  /// - Throws: for a file that is no project.
  init(at bundle: URL) throws {
    let file = bundle.appendingPathComponent("project.pbxproj")
    let path = FolderFiles.told(file)
    let data: Data
    do throws(InputFile.Problem) {
      data = try InputFile.read(file.path)
    } catch {
      throw CommandFailure(
        "cannot read '\(path)': \(error)", hint: "give the folder of a project of Xcode")
    }
    guard
      let list = try? PropertyListDecoder().decode(ProjectNode.self, from: data),
      let objects = (list.value as? Object)?["objects"] as? [String: Object]
    else {
      throw CommandFailure(
        "'\(path)' is not a project of Xcode",
        hint: "save it in Xcode, or give the folder of the files")
    }
    self.objects = objects
    let folder = bundle.deletingLastPathComponent()
    let project = objects.values.first { $0["isa"] as? String == "PBXProject" }
    let inner = project?["projectDirPath"] as? String ?? ""
    root = inner.isEmpty ? folder : folder.appendingPathComponent(inner)
    for (id, object) in objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
  }

  private func all(_ kind: String) -> [Object] {
    objects.sorted { $0.key < $1.key }.map(\.value).filter { $0["isa"] as? String == kind }
  }

  private static func name(of target: Object) -> String { target["name"] as? String ?? "" }

  /// The input of a target with those it needs: the one named, else the app for the phone.
  func input(target wanted: String?) throws -> CodeInput {
    let targets = all("PBXNativeTarget").filter { target in
      !(target["productType"] as? String ?? "").contains("bundle.u")
    }
    guard !targets.isEmpty else {
      throw CommandFailure("the project has no target", hint: "give the folder of the files")
    }
    let chosen: Object
    if let wanted {
      guard let found = targets.first(where: { Self.name(of: $0) == wanted }) else {
        throw CommandFailure(
          "no target '\(wanted)'",
          hint: NearMatch.hint(for: wanted, among: targets.map(Self.name)))
      }
      chosen = found
    } else {
      let ranked = targets.sorted { rank($0) < rank($1) }
      chosen = ranked[0]
    }
    var input = CodeInput()
    input.isTolerant = true
    input.developmentLanguage =
      all("PBXProject").first?["developmentRegion"] as? String ?? "en"
    try addPackages(to: &input)
    var done: Set<String> = []
    add(chosen, to: &input, &done)
    for target in targets where !done.contains(Self.name(of: target)) {
      input.omissions.append(
        CodeInput.Omission(
          name: Self.name(of: target),
          reason: "another target; --target \(Self.name(of: target)) draws it"))
    }
    guard input.modules.contains(where: { $0.name == moduleName(of: chosen) }) else {
      throw CommandFailure(
        "the target '\(Self.name(of: chosen))' has no Swift files that are there",
        hint: "name another with --target")
    }
    return input
  }

  /// Apps for the phone come first, then apps, then anything else.
  private func rank(_ target: Object) -> Int {
    let type = target["productType"] as? String ?? ""
    guard type.hasSuffix("product-type.application") else {
      return type.contains("framework") ? 20 : 30
    }
    let platforms = settings(of: target).filter {
      $0.key == "SDKROOT" || $0.key == "SUPPORTED_PLATFORMS"
    }
    .values.joined(separator: " ")
    return platforms.contains("iphone") || platforms.contains("auto")
      ? 0 : platforms.isEmpty ? 1 : 2
  }

  /// The settings that builds of a target share, of its own and of the project.
  private func settings(of target: Object) -> [String: String] {
    let lists = [all("PBXProject").first, target].compactMap {
      $0?["buildConfigurationList"] as? String
    }
    var result: [String: String] = [:]
    for list in lists {
      for id in objects[list]?["buildConfigurations"] as? [String] ?? [] {
        let configuration = objects[id] ?? [:]
        for (key, value) in configuration["buildSettings"] as? Object ?? [:] {
          if let text = value as? String {
            result[key] = text
          } else if let words = value as? [String] {
            result[key] = words.joined(separator: " ")
          }
        }
      }
    }
    return result
  }

  /// What the target's bundle says of itself: the facts of its file, and what Xcode makes of settings.
  private func info(of target: Object) -> CodeResource? {
    let name = Self.name(of: target)
    let region = all("PBXProject").first?["developmentRegion"] as? String
    let settings = BuildSettings(
      values: [
        "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "PRODUCT_MODULE_NAME": moduleName(of: target), "DEVELOPMENT_LANGUAGE": region ?? "en",
      ].merging(settings(of: target)) { $1 })
    let path = settings.values["INFOPLIST_FILE"]?
      .replacing(/^\$[({](?:SRCROOT|PROJECT_DIR)[)}]\//, with: "")
    let file = path.map(root.appendingPathComponent)
    let isMade = settings.values["GENERATE_INFOPLIST_FILE"] == "YES"
    let isThere = file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    guard isThere || isMade else { return nil }
    var facts: [String: PropertyListValue] = [:]
    if isThere, let file {
      // One that cannot be read is the bundle's own matter.
      guard let data = try? Data(contentsOf: file),
        let told = try? PropertyListDecoder().decode([String: PropertyListValue].self, from: data)
      else { return CodeResource(file: file, name: "Info.plist") }
      facts = told
    }
    if isMade { facts.merge(settings.madeFacts) { old, _ in old } }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let contents = try? encoder.encode(facts.mapValues(settings.expanding))
    return CodeResource(file: file ?? root, name: "Info.plist", contents: contents)
  }

  private func moduleName(of target: Object) -> String {
    let named = settings(of: target)["PRODUCT_MODULE_NAME"] ?? ""
    return FolderFiles.moduleName(
      named.isEmpty || named.contains("$") ? Self.name(of: target) : named)
  }

  private func add(_ target: Object, to input: inout CodeInput, _ done: inout Set<String>) {
    guard done.insert(Self.name(of: target)).inserted else { return }
    for id in target["dependencies"] as? [String] ?? [] {
      guard let other = (objects[id]?["target"] as? String).flatMap({ objects[$0] }) else {
        continue
      }
      let type = other["productType"] as? String ?? ""
      if type.contains("framework") || type.contains("library") { add(other, to: &input, &done) }
    }
    var module = CodeInput.Module(name: moduleName(of: target), files: [])
    module.dependencies = input.modules.map(\.name)
    let conditions = settings(of: target)["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    module.defines = conditions.split(separator: " ").map(String.init)
      .filter { !$0.contains("$") && $0 != "DEBUG" }
    var resources: [URL] = []
    for id in target["buildPhases"] as? [String] ?? [] {
      let phase = objects[id] ?? [:]
      let files = (phase["files"] as? [String] ?? [])
        .compactMap { objects[$0]?["fileRef"] as? String }.flatMap(places)
      switch phase["isa"] as? String {
      case "PBXSourcesBuildPhase":
        for file in files where file.pathExtension == "swift" {
          if FileManager.default.fileExists(atPath: file.path) {
            module.files.append(FolderFiles.told(file))
          } else {
            input.omissions.append(
              CodeInput.Omission(name: FolderFiles.told(file), reason: "it is not there"))
          }
        }
      case "PBXResourcesBuildPhase": resources += files
      default: break
      }
    }
    for id in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      addFolder(id, of: target, to: &module, &resources)
    }
    addShared(with: target, to: &module, &resources)
    addResources(resources, to: &module, &input)
    if let info = info(of: target), !module.resources.contains(where: { $0.name == info.name }) {
      module.resources.append(info)
    }
    module.files = module.files.sorted()
    if !module.files.isEmpty { input.modules.append(module) }
  }

  /// A folder whose files all belong to a target, but for those that its exceptions name.
  private func addFolder(
    _ id: String, of target: Object, to module: inout CodeInput.Module, _ resources: inout [URL]
  ) {
    let (folder, left) = (place(of: id), exceptions(of: id, for: target))
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for path in paths.sorted() where !left.contains(path) {
      add(path, in: folder, to: &module, &resources)
    }
  }

  /// Files of other targets' folders that are in this one too: an exception adds to a target what is not its own.
  private func addShared(
    with target: Object, to module: inout CodeInput.Module, _ resources: inout [URL]
  ) {
    let own = target["fileSystemSynchronizedGroups"] as? [String] ?? []
    let groups = objects.filter { id, object in
      object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" && !own.contains(id)
    }
    for id in groups.keys.sorted() {
      let folder = place(of: id)
      for path in exceptions(of: id, for: target).sorted()
      where FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) {
        add(path, in: folder, to: &module, &resources)
      }
    }
  }

  private func exceptions(of id: String, for target: Object) -> Set<String> {
    let sets = (objects[id]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
    return sets.filter { set in
      (set["target"] as? String).flatMap { objects[$0] }.map(Self.name) == Self.name(of: target)
    }.reduce(into: []) { $0.formUnion($1["membershipExceptions"] as? [String] ?? []) }
  }

  private func add(
    _ path: String, in folder: URL, to module: inout CodeInput.Module, _ resources: inout [URL]
  ) {
    let file = folder.appendingPathComponent(path)
    if path.hasSuffix(".swift") {
      module.files.append(FolderFiles.told(file))
    } else if path.hasSuffix(".xcassets") {
      resources.append(file)
    } else if let resource = FolderFiles.resource(path, in: folder) {
      module.resources.append(resource)
    }
  }

  private func addResources(
    _ files: [URL], to module: inout CodeInput.Module, _ input: inout CodeInput
  ) {
    for file in files {
      if file.pathExtension == "xcassets" {
        input.catalogues.append(file)
      } else if let resource = FolderFiles.resource(
        file.pathComponents.suffix(2).joined(separator: "/"),
        in: file.deletingLastPathComponent().deletingLastPathComponent())
      {
        module.resources.append(resource)
      } else if file.hasDirectoryPath || FileManager.default.fileExists(atPath: file.path) {
        module.resources.append(CodeResource(file: file, name: file.lastPathComponent))
      }
    }
    input.fontFolders += module.resources.map(\.file).filter(FolderFiles.isFont)
      .map { $0.deletingLastPathComponent() }
  }

  /// The files of a reference: of a group of translations, each of its files.
  private func places(of id: String) -> [URL] {
    guard objects[id]?["isa"] as? String == "PBXVariantGroup" else { return [place(of: id)] }
    return (objects[id]?["children"] as? [String] ?? []).map(place)
  }

  private func place(of id: String) -> URL {
    let object = objects[id] ?? [:]
    let path = object["path"] as? String ?? ""
    switch object["sourceTree"] as? String {
    case "<absolute>": return URL(fileURLWithPath: path)
    case "SOURCE_ROOT": return root.appendingPathComponent(path)
    default:
      let folder = parents[id].map(place) ?? root
      return path.isEmpty ? folder : folder.appendingPathComponent(path)
    }
  }

  /// The modules of packages that lie in the project's folders.
  private func addPackages(to input: inout CodeInput) throws {
    let named = all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] as? String }
      .map { root.appendingPathComponent($0, isDirectory: true) }
    let referenced = objects.filter { $0.value["isa"] as? String == "PBXFileReference" }
      .filter { !($0.value["path"] as? String ?? "").contains(".") }
      .sorted { $0.key < $1.key }.map { place(of: $0.key) }
    let used = Set(
      all("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String })
    var seen: Set<String> = []
    for folder in named + referenced where seen.insert(folder.standardizedFileURL.path).inserted {
      guard FolderFiles.names(in: folder).contains("Package.swift") else { continue }
      let package = try PackageReader().input(of: folder)
      for module in package.modules where !input.modules.contains(where: { $0.name == module.name })
      {
        input.modules.append(module)
      }
      input.omissions += package.omissions
      input.catalogues += package.catalogues
      input.fontFolders += package.fontFolders
    }
    for name in used.subtracting(input.modules.map(\.name)).sorted()
    where StageCompiler.readings[name] == nil {
      input.omissions.append(
        CodeInput.Omission(name: name, reason: "the package of this product is not there"))
    }
  }
}

/// A value of a project file: text, a list or a dictionary.
private struct ProjectNode: Decodable {
  let value: Any

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      value = text
    } else if let list = try? container.decode([ProjectNode].self) {
      value = list.map(\.value)
    } else {
      value = try container.decode([String: ProjectNode].self).mapValues(\.value)
    }
  }
}
