import Foundation

/// The path of a golden: `Goldens/<Target>/<Suite>/<case>.<extension>` of the checkout that the
/// test was compiled from.
struct GoldenPath {
  /// Relative to the folder of goldens.
  let relative: String
  private let root: URL

  /// The target is the test's module without `Tests`, the suite its file's name without it.
  init(name: String, extension ending: String, fileID: String, filePath: String) {
    func stem(_ text: Substring) -> String {
      text.hasSuffix("Tests") ? String(text.dropLast(5)) : String(text)
    }
    let parts = fileID.split(separator: "/")
    let file = parts.last.map { $0.split(separator: ".")[0] } ?? "Unknown"
    relative = "\(stem(parts.first ?? "Unknown"))/\(stem(file))/\(name).\(ending)"
    var folder = URL(filePath: filePath).deletingLastPathComponent()
    while folder.path != "/", folder.lastPathComponent != "Tests" {
      folder.deleteLastPathComponent()
    }
    root = folder.deletingLastPathComponent()
  }

  var golden: URL { root.appending(path: "Goldens/\(relative)") }
  var candidate: URL { root.appending(path: "Goldens.candidates/\(relative)") }

  /// The command that makes the candidate the golden.
  var acceptance: String { "scripts/accept.sh '\(relative)'" }

  /// Writes the test's result beside the goldens, for a person to look at.
  func leave(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: candidate.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: candidate, options: .atomic)
  }

  /// Removes a candidate of an earlier run, once the golden matches: accepting it would be wrong.
  func clear() { try? FileManager.default.removeItem(at: candidate) }
}
