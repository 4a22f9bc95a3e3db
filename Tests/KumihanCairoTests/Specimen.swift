import Foundation
import KumihanDrawing

/// Small drawings that several suites look at.
enum Specimen {
  /// The bundled faces, beside the sources.
  static func face(_ name: String) -> FontFaceID {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("fonts/faces/\(name)").path
    return FontFaceID(
      postScriptName: String(name.prefix { $0 != "." }), file: file)
  }

  /// A run of glyphs `step` points apart, one for each of `text`'s characters.
  static func run(
    _ text: String, glyphs: [UInt32], at origin: CGPoint, size: CGFloat = 20, step: CGFloat = 12.3,
    face name: String = "JohoRound-Bold.ttf"
  ) -> GlyphRun {
    GlyphRun(
      face: face(name), size: size, origin: origin,
      glyphs: glyphs.enumerated().map { i, id in
        GlyphRun.Glyph(id: id, x: CGFloat(i) * step, y: 0)
      },
      text: text, clusters: text.map { .init(utf8Count: $0.utf8.count, glyphCount: 1) },
      advance: CGFloat(glyphs.count) * step)
  }

  static func fill(_ rect: CGRect, _ color: RGBA) -> DrawItem {
    DrawItem(.fill(Path(rect), .color(color), FillStyle()))
  }
}

extension RGBA {
  static let pureRed = RGBA(red: 1, green: 0, blue: 0)
  static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
  static let pureBlue = RGBA(red: 0, green: 0, blue: 1)
}
