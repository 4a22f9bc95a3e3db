import Foundation

/// Where a golden lies: `Goldens/<Target>/<Suite>/<case>.<extension>` of the checkout that the test
/// was compiled from.
struct GoldenPath {
  /// From the folder of goldens.
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

  /// The one command that makes the candidate the golden.
  var acceptance: String { "scripts/accept.sh '\(relative)'" }

  /// Writes what the test made beside the goldens, for a person to look at.
  func leave(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: candidate.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: candidate, options: .atomic)
  }

  /// Takes away what an earlier run left, once the golden is right: accepting it would be wrong.
  func clear() { try? FileManager.default.removeItem(at: candidate) }
}
