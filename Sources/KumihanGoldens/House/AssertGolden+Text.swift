import Foundation
package import Testing

/// Checks a text against its golden, line by line. A golden that is missing or differs fails the
/// test, leaves the text as a candidate and names the command that accepts it.
package func assertGolden(
  _ text: String, named name: String, extension ending: String = "txt",
  fileID: String = #fileID, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = GoldenPath(name: name, extension: ending, fileID: fileID, filePath: filePath)
  let golden = try? String(contentsOf: path.golden, encoding: .utf8)
  guard golden != text else { return path.clear() }
  try path.leave(Data(text.utf8))
  let difference = golden.map { LineDifference($0, text).description } ?? "there is no golden"
  Issue.record(
    "\(path.relative): \(difference)\naccept with: \(path.acceptance)",
    sourceLocation: sourceLocation)
}

/// The first stretch in which two texts differ.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(_ golden: String, _ text: String, context: Int = 2, most: Int = 8) {
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    var lines = ["differs from line \(same + 1)"]
    lines += old[max(0, same - context)..<same].map { "  \($0)" }
    lines += old.dropFirst(same).prefix(most).map { "- \($0)" }
    lines += new.dropFirst(same).prefix(most).map { "+ \($0)" }
    description = lines.joined(separator: "\n")
  }
}
