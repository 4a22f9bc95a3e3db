import Foundation
import Kumihan
import KumihanSwiftWords

/// The asset catalogues that belong to source files.
struct StageAssets {
  let catalogues: [URL]
  /// The projects that the files belong to.
  let projects: [URL]

  /// The catalogues in the folder of each file and above, up to the project's: the first folder
  /// with a package, a project or a repository. Outside a project, the file's own folder alone.
  ///
  /// - Parameter others: catalogues of a package or a project, which come first.
  init(around files: [String], and others: [URL] = []) {
    var found = others.map(\.standardizedFileURL)
    var projects: [URL] = []
    let places = Set(files.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
    for place in places.sorted(by: { $0.path < $1.path }) {
      var folder = place.standardizedFileURL
      var folders = [folder]
      var isProject = Self.isProject(folder)
      while !isProject, folder.path != "/" {
        folder.deleteLastPathComponent()
        folders.append(folder)
        isProject = Self.isProject(folder)
      }
      if isProject { projects.append(folder) } else { folders = [folders[0]] }
      for folder in folders {
        for place in ["", "Resources", "Preview Content"] {
          found += Self.catalogues(
            in: place.isEmpty ? folder : folder.appendingPathComponent(place, isDirectory: true))
        }
      }
    }
    self.projects = projects
    var seen: Set<String> = []
    catalogues = found.filter { seen.insert($0.path).inserted }
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private static func isProject(_ folder: URL) -> Bool {
    names(in: folder).contains { name in
      ["Package.swift", ".git"].contains(name) || name.hasSuffix(".xcodeproj")
        || name.hasSuffix(".xcworkspace") || name.hasSuffix(".swiftpm")
    }
  }

  private static func catalogues(in folder: URL) -> [URL] {
    names(in: folder).filter { $0.hasSuffix(".xcassets") }.sorted()
      .map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  /// Constants for the catalogues' contents, as Xcode makes them: `Image(.hero)`, `Color(.brand)`,
  /// `Color.brand`, `UIColor.brand`, `UIImage.hero`.
  var constants: String {
    guard !catalogues.isEmpty else { return "" }
    let assets = AssetCatalogues(catalogues)
    let images = Self.constants(assets.imageNames, dropping: "Image")
    let colors = Self.constants(assets.colorNames, dropping: "Color")
    func resources(_ type: String, _ constants: [Constant]) -> String {
      Self.lines(type, constants) {
        "static let `\($0.name)` = KumihanStage.\(type)(name: \"\($0.asset)\", bundle: .main)"
      }
    }
    func values(
      _ names: String, _ type: String, of resource: String, _ constants: [Constant]
    ) -> String {
      let type = "KumihanStage.\(type)"
      return Self.lines("\(names) where Self == \(type)", constants) {
        "static var `\($0.name)`: \(type) { \(type)(\(resource).`\($0.name)`) }"
      }
    }
    return "import Foundation\nimport KumihanStage\n"
      + resources("StageImage", images) + resources("StageColor", colors)
      + values(
        "StageStyle", "StagePaint", of: "KumihanStage.StageColor",
        colors.filter { !Self.systemStyles.contains($0.name) })
      + values("StageUIColors", "StageUIColor", of: "resource: KumihanStage.StageColor", colors)
      + values("StageUIImages", "StageUIImage", of: "resource: KumihanStage.StageImage", images)
  }

  /// An asset and the name of its constant.
  private struct Constant {
    let name: String
    let asset: String
  }

  private static func constants(_ assets: [String], dropping suffix: String) -> [Constant] {
    var taken: Set<String> = []
    return assets.compactMap { asset in
      guard let name = identifier(asset, dropping: suffix), taken.insert(name).inserted else {
        return nil
      }
      return Constant(name: name, asset: asset)
    }
  }

  private static func lines(
    _ type: String, _ constants: [Constant], _ line: (Constant) -> String
  ) -> String {
    "extension KumihanStage.\(type) {\n" + constants.map { line($0) + "\n" }.joined() + "}\n"
  }

  /// SwiftUI's own styles, which Xcode's constants leave alone too.
  private static let systemStyles: Set<String> = [
    "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray", "green",
    "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary",
    "quinary", "red", "secondary", "selection", "separator", "teal", "tertiary", "tint", "white",
    "windowBackground", "yellow",
  ]

  /// The type of such constants by SwiftUI's name, which our own drawing has for something else; nothing where a module
  /// does not name it, or has a type of that name itself.
  static func imageName(in module: StageModule) -> String {
    let name = "ImageResource"
    let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    guard module.sources.contains(where: { $0.scan.words[name] != nil }),
      !module.sources.contains(where: { $0.declares(name, as: kinds) })
    else { return "" }
    return "import KumihanStage\npublic typealias \(name) = KumihanStage.StageImage\n"
  }

  /// A name as a constant: words joined, without its kind's suffix; nil when none is possible.
  static func identifier(_ name: String, dropping suffix: String) -> String? {
    // Names with a folder would be nested types.
    guard !name.contains("/"), !name.contains("\""), !name.contains("\\") else { return nil }
    var words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard !words.isEmpty else { return nil }
    words = words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }
    var result = words.joined()
    if result.hasSuffix(suffix), result.count > suffix.count {
      result.removeLast(suffix.count)
    }
    result = result.prefix(1).lowercased() + result.dropFirst()
    return result.first?.isNumber == true ? "_" + result : result
  }
}
