import Foundation
package import Testing

/// Checks that a suite whose cases come from a list has no other goldens: one that is never
/// compared proves nothing.
package func assertNoOtherGoldens(
  than names: Set<String>, fileID: String = #fileID, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let path = GoldenPath(name: "x", extension: "png", fileID: fileID, filePath: filePath)
  let folder = path.golden.deletingLastPathComponent().path
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  for file in files.sorted() where !names.contains(String(file.prefix { $0 != "." })) {
    Issue.record(
      "\(file) is used by no case; hint: remove it", sourceLocation: sourceLocation)
  }
}
