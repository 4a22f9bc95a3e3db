import CKumihanCairo
import CKumihanFreeType
package import Foundation
package import KumihanDrawing

/// Glyphs' outlines for other renderers. For one task at a time.
package final class GlyphShapes {
  private let fonts: FontStore
  private var known: [FontFaceID: [UInt32: Path]] = [:]

  package init() throws(RenderError) { fonts = try FontStore() }

  package func unitsPerEm(of face: FontFaceID) throws(RenderError) -> CGFloat {
    CGFloat(try fonts.file(face).unitsPerEm)
  }

  /// The outline in font units, y up; empty for a glyph that the font lacks.
  package func outline(of glyph: UInt32, in face: FontFaceID) throws(RenderError) -> Path {
    if let path = known[face]?[glyph] { return path }
    let path = try fonts.file(face).path(of: glyph)
    known[face, default: [:]][glyph] = path
    return path
  }
}

extension FontFile {
  /// The outline in font units, y up.
  func path(of glyph: UInt32) -> Path {
    let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    var path = Path()
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0 else { return path }
    var walk = unsafe FT_Outline_Funcs(
      move_to: { to, path in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.start(unsafe CGPoint(to))
        return 0
      },
      line_to: { to, path in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.addLine(to: unsafe CGPoint(to))
        return 0
      },
      conic_to: { control, to, path in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.addQuadCurve(
          to: unsafe CGPoint(to), control: unsafe CGPoint(control))
        return 0
      },
      cubic_to: { first, second, to, path in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.addCurve(
          to: unsafe CGPoint(to), control1: unsafe CGPoint(first),
          control2: unsafe CGPoint(second))
        return 0
      }, shift: 0, delta: 0)
    _ = unsafe withUnsafeMutablePointer(to: &path) { path in
      unsafe FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &walk, path)
    }
    path.closeSubpath()
    return path
  }
}

extension Path {
  /// A glyph's contours are all closed.
  fileprivate mutating func start(_ point: CGPoint) {
    closeSubpath()
    move(to: point)
  }
}

extension CGPoint {
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    self =
      unsafe vector.map {
        CGPoint(x: CGFloat(unsafe $0.pointee.x), y: CGFloat(unsafe $0.pointee.y))
      } ?? .zero
  }
}
