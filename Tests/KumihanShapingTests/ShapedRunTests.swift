import Foundation
import KumihanDrawing
import KumihanGoldens
import KumihanShaping
import KumihanText
import Testing

/// Shaped lines as text, one golden for each script.
@Suite(.snapshots(root: "Goldens"))
struct ShapedRunTests {
  static let samples = [
    ("latin", "WEEK 42 Tett Åäö office"), ("vietnamese", "Tiếng Việt ễ ộ"),
    ("japanese", "情報デザイン、「組版」。"), ("korean", "안녕하세요"), ("hebrew", "שָׁלוֹם 12"),
    ("arabic", "السلام عليكم ١٢٣"), ("thai", "สวัสดีน้ำ"), ("devanagari", "नमस्ते क्षत्रिय"),
    ("bengali", "বাংলা ক্ষ"), ("tamil", "தமிழ் கொ"), ("emoji", "🎉👩‍👩‍👧‍👦🇸🇪1️⃣"),
    ("mixed", "abc שלום 123 def 情報"),
  ]

  @Test(arguments: samples)
  func shapesAsBefore(_ name: String, _ text: String) throws {
    let layout = try makeSystem().set(
      text, FontRequest(family: .system(.rounded), size: 20, weight: 700))
    assertSnapshot(of: dump(layout), as: .lines, named: name)
  }

  private func dump(_ layout: TextLayout) -> String {
    var lines: [String] = []
    for line in layout.lines {
      lines.append(
        "line x=\(number(line.x)) baseline=\(number(line.baseline)) width=\(number(line.width))")
      for piece in line.pieces {
        if case .layers(let layers) = piece.content { lines += layers.map(dump) }
        guard case .glyphs(let run) = piece.content else { continue }
        let direction = run.isRightToLeft ? " rtl" : ""
        lines.append(
          "  \(run.face.postScriptName) \(number(run.size))\(direction) \"\(run.text)\" at \(number(run.origin.x))"
        )
        lines.append(
          "    clusters "
            + run.clusters.map { "\($0.utf8Count):\($0.glyphCount)" }.joined(separator: " "))
        lines.append(
          "    glyphs "
            + run.glyphs.map { "\($0.id)@\(number($0.x)),\(number($0.y))" }.joined(separator: " "))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func dump(_ layer: TextLayout.Piece.Layer) -> String {
    let run = layer.run
    let color = layer.color.map { color in
      [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
        .joined(separator: ",")
    }
    return
      "  \(run.face.postScriptName) \(number(run.size)) \"\(run.text)\" at \(number(run.origin.x)) "
      + "glyph \(run.glyphs[0].id) in \(color ?? "the text's colour")"
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
