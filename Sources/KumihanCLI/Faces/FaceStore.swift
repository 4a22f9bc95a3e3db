import Foundation

/// Where faces that were added lie: a folder for each name, in the user's data folder or where
/// `KUMIHAN_FACES` says.
struct FaceStore {
  static let variable = "KUMIHAN_FACES"
  let root: URL

  init(environment: [String: String]) {
    if let named = environment[Self.variable], !named.isEmpty {
      root = URL(fileURLWithPath: named, isDirectory: true)
    } else {
      let home = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      root = URL(
        fileURLWithPath: home ?? (environment["HOME"] ?? "/") + "/.local/share", isDirectory: true
      ).appendingPathComponent("kumihan/faces", isDirectory: true)
    }
  }

  /// The folders of what was added, by name.
  var folders: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
      .map { root.appendingPathComponent($0, isDirectory: true) }
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
  }

  /// Copies the fonts of a folder and of those in it.
  ///
  /// - Returns: how many.
  func add(_ name: String, from source: URL, only beginnings: [String]) throws -> Int {
    let found = FileManager.default.enumerator(at: source, includingPropertiesForKeys: nil)
    let fonts = (found?.allObjects as? [URL] ?? []).filter { file in
      ["ttf", "otf", "ttc", "otc", "woff"].contains(file.pathExtension.lowercased())
        && (beginnings.isEmpty
          || beginnings.contains { file.lastPathComponent.hasPrefix($0) })
    }
    guard !fonts.isEmpty else {
      throw CommandFailure("'\(source.path)' holds no fonts", hint: "files .ttf, .otf, .ttc, .woff")
    }
    let place = root.appendingPathComponent(name, isDirectory: true)
    // The folder appears when all fonts are in it.
    let draft = root.appendingPathComponent(".\(name)-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: draft) }
    for font in fonts.sorted(by: { $0.path < $1.path }) {
      let target = draft.appendingPathComponent(font.lastPathComponent)
      if !FileManager.default.fileExists(atPath: target.path) {
        try FileManager.default.copyItem(at: font.resolvingSymlinksInPath(), to: target)
      }
    }
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.moveItem(at: draft, to: place)
    return fonts.count
  }

  func remove(_ name: String) throws {
    let place = root.appendingPathComponent(name, isDirectory: true)
    guard folders.contains(where: { $0.lastPathComponent == name }) else {
      throw CommandFailure(
        "no faces of the name '\(name)' were added", hint: "'kumihan faces list' names them")
    }
    try FileManager.default.removeItem(at: place)
  }
}
