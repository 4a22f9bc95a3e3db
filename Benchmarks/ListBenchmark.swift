import Foundation
import Kumihan

/// A list of 200 rows in the inset grouped style, at its full length, at three pixels per point.
@MainActor
struct ListBenchmark {
  /// Rows as apps have them: a symbol, a title, a value and an arrow in every fourth, else one text.
  private struct Rows: View {
    var body: some View {
      List {
        ForEach(0..<200) { index in
          if index % 4 == 0 {
            NavigationLink(value: index) {
              LabeledContent("Setting \(index)", value: "Value \(index)")
            }
          } else {
            Text("Row \(index)")
          }
        }
      }
      .listStyle(.insetGrouped)
    }
  }

  private static var renderer: ImageRenderer<some View> {
    let renderer = ImageRenderer(content: Rows())
    renderer.proposedSize = ProposedViewSize(width: 402, height: nil)
    renderer.isOpaque = true
    renderer.scale = 3
    return renderer
  }

  /// Laying out alone, and laying out and drawing, in nanoseconds.
  static func warm(rounds: Int) throws -> (layout: [Double], whole: [Double]) {
    let renderer = renderer
    _ = try renderer.pixels()
    return (
      try timed(rounds: rounds) { _ = try renderer.page() },
      try timed(rounds: rounds) { _ = try renderer.pixels() }
    )
  }

  /// A phone's screen of a list of 100,000 rows, as a new process draws it.
  static func once(_ path: String) throws {
    let renderer = ImageRenderer(
      content: List(0..<100_000, id: \.self) { Text("Row \($0)") }, device: .standard)
    try renderer.pngData().write(to: URL(fileURLWithPath: path))
  }
}
