package import Foundation

/// Finds the file that a place such as `Ledger/Views.swift:31:13` names, which has the module and not
/// the folder.
package final class SourceFinder {
  package struct Place: Hashable, Sendable {
    /// From the package's folder.
    package var file: String
    package var line, column: Int
  }

  private let root: URL
  private lazy var index: [String: [String]] = {
    var result: [String: [String]] = [:]
    let skipped: Set = [".build", ".git", "__Snapshots__", "DerivedData", "node_modules"]
    guard
      let all = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isDirectoryKey])
    else { return [:] }
    let prefix = root.standardizedFileURL.path + "/"
    for case let url as URL in all {
      if skipped.contains(url.lastPathComponent) { all.skipDescendants() }
      guard url.pathExtension == "swift" else { continue }
      let path = url.standardizedFileURL.path
      result[url.lastPathComponent, default: []]
        .append(path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
    }
    return result.mapValues { $0.sorted() }
  }()

  package init(root: URL) { self.root = root }

  /// Nil for a place that no file of the package is.
  package func place(_ words: String) -> Place? {
    let parts = words.split(separator: ":")
    guard parts.count >= 2, let line = Int(parts[1]) else { return nil }
    let names = parts[0].split(separator: "/").map(String.init)
    guard let name = names.last else { return nil }
    let found = index[name] ?? []
    // A module has one file of a name, and its folder is most often called as it is.
    let file =
      found.first { names.count > 1 && $0.split(separator: "/").contains(Substring(names[0])) }
      ?? (found.count == 1 ? found.first : nil)
    guard let file else { return nil }
    return Place(file: file, line: line, column: parts.count > 2 ? Int(parts[2]) ?? 1 : 1)
  }

  /// The lines around a place, each with its number.
  package func lines(around place: Place, _ count: Int = 3) -> [(number: Int, text: String)] {
    guard let text = try? String(contentsOf: root.appending(path: place.file), encoding: .utf8)
    else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard (1...max(lines.count, 1)).contains(place.line) else { return [] }
    let range = max(1, place.line - count)...min(lines.count, place.line + count)
    return range.map { ($0, String(lines[$0 - 1])) }
  }
}
