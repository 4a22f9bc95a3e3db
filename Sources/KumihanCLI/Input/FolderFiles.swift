import Foundation

/// A file or folder beside code, and its place in a bundle.
struct CodeResource: Hashable {
  let file: URL
  /// The path in the bundle.
  let name: String
  /// What it holds there, where that is not what the file holds.
  var contents: Data?
}

/// The files of a folder that belong to views.
enum FolderFiles {
  static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  /// The folders in a folder that may hold an app.
  static func folders(in folder: URL) -> [URL] {
    names(in: folder).filter { isOurs($0 + "/project") }
      .map { folder.appendingPathComponent($0, isDirectory: true) }
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false }
  }

  /// The Swift files below a folder, but for those of tests, of builds and of packages' manifests.
  static func swift(in folder: String) throws -> [String] {
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { isOurs($0) && $0.hasSuffix(".swift") && !isManifest($0) }
      .sorted().map { "\(root)/\($0)" }
  }

  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Whether no folder on the path is hidden, of tests, or of somebody else's code.
  static func isOurs(_ path: String) -> Bool {
    let others: Set = ["Pods", "Carthage", "DerivedData", "__Snapshots__", "node_modules"]
    return path.split(separator: "/").dropLast().allSatisfy { part in
      !part.hasPrefix(".") && !part.hasSuffix("Tests") && !others.contains(String(part))
    }
  }

  /// What apps carry in their bundle.
  private static let kinds: Set = [
    "json", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "heic", "gif", "svg",
    "pdf", "ttf", "otf", "ttc", "txt", "md", "csv", "plist", "html", "xml", "geojson", "yml",
    "yaml",
    "usdz", "mp3", "m4a", "wav", "mp4", "mov",
  ]

  /// What a bundle takes from a folder: its files side by side, translations in their languages' folders.
  static func resources(in folder: URL) -> [CodeResource] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().compactMap { resource($0, in: folder) }
  }

  /// The resource at a path below a folder; nil for what a bundle does not take.
  static func resource(_ path: String, in folder: URL) -> CodeResource? {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, isOurs(path),
      !parts.dropLast().contains(where: { $0.contains(".xc") }),
      kinds.contains((name as NSString).pathExtension.lowercased())
    else { return nil }
    let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    return CodeResource(
      file: folder.appendingPathComponent(path),
      name: language.map { "\($0)/\(name)" } ?? name)
  }

  /// The asset catalogues below a folder.
  static func catalogues(in folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".xcassets") && isOurs($0) }.sorted()
      .map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  /// Whether a path ends as a file of a font does.
  static func isFont(_ file: URL) -> Bool {
    ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased())
  }

  /// A path as the user would write it here: below the current folder without that.
  static func told(_ url: URL) -> String {
    let (path, here) = (url.standardizedFileURL.path, FileManager.default.currentDirectoryPath)
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }

  /// A name as Swift takes it for a module.
  static func moduleName(_ name: String) -> String {
    let words = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return words.first?.isNumber == true ? "_" + String(words) : String(words)
  }
}
