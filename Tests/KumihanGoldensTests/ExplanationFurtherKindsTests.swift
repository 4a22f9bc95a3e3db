import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Kinds of change that reach the picture by a way of their own: the first cause is at the line of the change, or, for
/// a value from far above, at the part that shows it.
@MainActor
struct ExplanationFurtherKindsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Support")

  private static func lines(_ file: String) throws -> [Substring] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The changes of each view, in the order of the source.
  private static func kinds() throws -> [(view: String, change: String)] {
    var kinds: [(String, String)] = []
    var view = ""
    for line in try lines("FurtherViews.swift") + lines("FurtherViews+More.swift") {
      if let name = line.firstMatch(of: #/var (\w+): some View/#)?.1 {
        view = String(name)
      }
      for match in line.matches(of: #/(?:pick\(|change == )"([^"]+)"/#) {
        let found = FurtherViews.names.first { $0.replacing(" ", with: "").lowercased() == view.lowercased() }
        // Data of a chart stand before it, views in a view before that.
        kinds.append((found ?? (view == "" ? "bars" : "preference"), String(match.1)))
      }
    }
    return kinds
  }

  private func page(_ view: String, _ change: String = "") throws -> LaidOutPage {
    try RenderingContext.bundled().layout(
      FurtherViews(change: change).view(view), in: CGSize(width: 320, height: 400))
  }

  @Test func print() throws {
    let kinds = try Self.kinds()
    var text = ""
    for (view, change) in kinds {
      let (old, new) = (try page(view), try page(view, change))
      let same = old.content.dump() == new.content.dump()
      let lines = Explanation.of(
        reference: old.layout.description, now: new.layout.description, bounds: nil, scale: 1
      ).lines(engine: nil)
      text += "\(same ? "SAME " : "")[\(view)] \(change):\n"
      for line in lines { text += "    \(line)\n" }
    }
    try text.write(toFile: "/work/wt/goldens.tmp/kinds.txt", atomically: true, encoding: .utf8)
    #expect(kinds.count > 60)
  }
}
