import Foundation
import KumihanDrawing

extension InkBounds where Failure == RenderError {
  /// Reads glyphs' boxes from their outlines.
  init(fonts: FontStore) {
    self.init { face throws(RenderError) in
      let file = try fonts.file(face)
      let em = CGFloat(file.unitsPerEm)
      return { glyph in
        let box = file.outline(glyph).bounds
        return box.isNull
          ? box
          : CGRect(
            x: box.minX / em, y: box.minY / em, width: box.width / em, height: box.height / em)
      }
    }
  }
}
