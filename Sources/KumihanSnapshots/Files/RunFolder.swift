import Foundation

/// Where failures leave their files: `.build/kumihan-goldens/latest` of the package that the test
/// stands in, or the folder of `SNAPSHOT_ARTIFACTS`.
struct RunFolder {
  let root: URL
  /// References that were replaced.
  let undo: URL
  /// The folder of the package that the test stands in; nil where there is none.
  let package: URL?
  private let references: URL
  /// The path of a reference's folder within the run.
  private let part: String

  init(source: URL, references: URL, environment: [String: String]) {
    let package = Self.package(of: source) ?? URL(filePath: "/")
    let base =
      package.path == "/"
      ? FileManager.default.temporaryDirectory.appending(path: "kumihan-goldens")
      : package.appending(path: ".build/kumihan-goldens")
    let chosen = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    root = chosen.map { URL(filePath: $0) } ?? base.appending(path: "latest")
    undo = base.appending(path: "undo")
    self.package = package.path == "/" ? nil : package
    self.references = references
    let prefix = package.path + "/"
    // Without a package all share one folder, and the whole path tells them apart.
    part =
      if package.path == "/" {
        String(references.path.dropFirst())
      } else if references.path.hasPrefix(prefix) {
        String(references.path.dropFirst(prefix.count))
      } else {
        references.lastPathComponent
      }
  }

  /// What records know a reference by: its path from the package's folder, or the whole one.
  func id(_ file: String) -> String {
    guard let package else { return references.appending(path: file).path }
    return short(references.appending(path: file), from: package)
  }

  /// The path from the package's folder of a file below it.
  func short(_ file: URL, from package: URL) -> String {
    let prefix = package.path + "/"
    return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
  }

  /// The path of a file of the run from the run's folder.
  func path(_ file: String) -> String { part.isEmpty ? file : "\(part)/\(file)" }

  /// The folder of the package that a file belongs to; nil for a file in none.
  static func package(of source: URL) -> URL? {
    var folder = source.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  func url(_ file: String) -> URL { root.appending(path: part).appending(path: file) }

  /// Writes a file of the run: a process that is killed leaves it whole or not at all. What the next run
  /// makes again need not outlive a power cut, so nobody waits for the disk.
  func leave(_ data: Data, as file: String) throws -> URL {
    let url = url(file)
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appending(path: ".\(UUID().uuidString)")
    do {
      try data.write(to: draft)
      guard unsafe rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
    return url
  }

  /// Keeps a reference's bytes before others take their place.
  func keep(_ data: Data, of file: String) throws {
    let url = undo.appending(path: part).appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Takes away what an earlier run left of a snapshot.
  func clear(_ name: String, endings: [String]) {
    let folder = root.appending(path: part)
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    for ending in endings {
      try? FileManager.default.removeItem(at: folder.appending(path: name + ending))
    }
  }
}
