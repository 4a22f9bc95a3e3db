import Foundation

/// The checkout that these tests were compiled from.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file of ours, by path; those of `Tests/Packages` and `Tests/Fixtures` are users'.
  static let sources: [SourceFile] = ["Sources", "Tests", "Benchmarks", "Fuzz", "fonts"]
    .flatMap { files(under: $0) }
    .filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/Packages/")
        && !$0.hasPrefix("Tests/Fixtures/")
    }
    .map { path in
      let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, text: text ?? "")
    }

  /// Paths from the root of all files under a folder, sorted; empty when there is no such folder.
  static func files(under folder: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
    return paths.map { folder + "/" + $0 }.filter(isFile).sorted()
  }

  private static func isFile(_ path: String) -> Bool {
    let values = try? root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile == true
  }
}
