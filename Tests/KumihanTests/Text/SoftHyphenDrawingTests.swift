import Foundation
import Kumihan
import KumihanGoldens
import KumihanTestTools
import Testing

@MainActor
struct SoftHyphenDrawingTests {
  private var view: some View {
    Text("An extra\u{AD}ordinary Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft")
      .font(.system(size: 14)).frame(width: 110, alignment: .leading)
  }

  @Test func linesEndWithHyphens() throws {
    try assertDrawing(view, named: "hyphens", width: 120, height: 90)
  }

  /// The document says soft hyphens, so that readers put words together again, and nothing where no
  /// line ends.
  @Test func documentsSaySoftHyphens() throws {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 120, height: 90)
    let text = String(
      decoding: try tool("pdftotext", ["FILE", "-"], on: renderer.pdfData()), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(lines.contains { $0.hasSuffix("\u{AD}") })
    #expect(text.filter { $0 == "\u{AD}" }.count == lines.count { $0.hasSuffix("\u{AD}") })
    let words = text.filter { $0 != "\u{AD}" && !$0.isNewline }
    #expect(words.contains("Donaudampfschifffahrtsgesellschaft"))
  }
}
