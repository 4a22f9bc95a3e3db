import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// The properties that PDF text extraction relies on.
struct ClusterTests {
  static let samples = [
    "Tett Åäö", "e\u{301}a\u{308}", "office affluent", "情報デザイン", "が か\u{3099}", "नमस्ते क्षत्रिय",
    "বাংলা", "தமிழ்", "สวัสดีน้ำ", "한국어", "한국", "שלום עולם", "السلام عليكم", "abc שלום 123 def",
    "Tiếng Việt ễ ộ", "🎉 👩‍👩‍👧‍👦 🇸🇪 1️⃣ ❤️", "a\u{200B}b\u{AD}c\u{2060}d", "a\tb",
    "ﷺ لا", "\u{202E}abc\u{202C}",
  ]

  @Test(arguments: samples)
  func clustersAddUp(_ text: String) throws {
    let layout = try makeSystem().set(text)
    var total = 0
    for piece in layout.lines.flatMap(\.pieces) {
      let runs: [GlyphRun] =
        switch piece.content {
        case .glyphs(let run): [run]
        case .layers(let layers): layers.map(\.run)
        case .box, .image: []
        }
      for run in runs {
        #expect(run.clusters.reduce(0) { $0 + $1.utf8Count } == run.text.utf8.count)
        #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
        #expect(abs(piece.maxX - piece.minX - run.advance) < 1e-9)
        total += run.text.utf8.count
      }
      #expect(runs.first?.clusters.allSatisfy { $0.utf8Count > 0 } ?? false)
    }
    // A soft hyphen that no line ends with is no part of the words.
    #expect(total == text.replacing("\u{AD}", with: "").utf8.count)
    #expect(layout.missing.isEmpty)
  }

  @Test func rightToLeftClustersAreInLogicalOrder() throws {
    let layout = try makeSystem().set("שלום")
    guard case .glyphs(let run) = layout.lines[0].pieces[0].content else { return }
    #expect(run.isRightToLeft)
    #expect(run.text == "שלום")
    #expect(run.clusters == Array(repeating: .init(utf8Count: 2, glyphCount: 1), count: 4))
    #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
  }
}
