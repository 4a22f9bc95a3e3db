import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText

/// The repository's faces, found from this file: tests need no build products beside them.
let facesFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("fonts/faces")

func makeBook() throws -> FontBook { try FontBook(manifestIn: facesFolder) }

func makeSystem() throws -> TextSystem { TextSystem(fonts: try makeBook()) }

extension TextSystem {
  /// Sets one run of text.
  func set(
    _ text: String, _ font: FontRequest = FontRequest(family: .system(.rounded)),
    width: CGFloat? = nil, height: CGFloat? = nil, pixel: CGFloat = 0.5,
    style: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    layout(
      Paragraph(runs: [TextRun(text: text, font: font)], style: style), width: width,
      height: height, pixel: pixel)
  }
}

extension TextLayout {
  /// The text of each line's glyphs in visual order of the runs.
  var lineTexts: [String] {
    lines.map { line in
      line.pieces.map { piece in
        switch piece.content {
        case .glyphs(let run): run.text
        case .box(let box): box.number.text
        case .layers(let layers): layers.map(\.run.text).joined()
        case .image: "\u{FFFC}"
        }
      }.joined()
    }
  }

  /// The texts with their faces, as "Face:text" in visual order.
  var faceTexts: [String] {
    lines.flatMap(\.pieces).compactMap { piece in
      switch piece.content {
      case .glyphs(let run): return "\(run.face.postScriptName):\(run.text)"
      case .layers(let layers):
        return layers.first.map { "\($0.run.face.postScriptName):\($0.run.text)" }
      case .box, .image: return nil
      }
    }
  }
}
