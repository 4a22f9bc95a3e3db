package import Foundation
package import KumihanDrawing

/// The writer's access to fonts and pixels, independent of their implementation.
package protocol SVGResources {
  /// Font units per em of a face.
  func unitsPerEm(of face: FontFaceID) throws(RenderError) -> CGFloat

  /// A glyph's outline in font units, y up.
  func outline(of glyph: UInt32, in face: FontFaceID) throws(RenderError) -> Path

  /// A font file with these characters' glyphs only and no shaping rules.
  func subset(of face: FontFaceID, characters: [Unicode.Scalar: UInt32]) throws(RenderError) -> Data

  /// The list with pictures of at most `scale` pixels per point, or colours, in place of veils.
  func withoutVeils(
    _ list: DisplayList, scale: CGFloat, patches: inout [RasterPatch]
  ) throws(RenderError) -> DisplayList

  /// A PNG file of a drawing on transparent ground, `scale` pixels per point.
  func png(of list: DisplayList, scale: CGFloat) throws(RenderError) -> Data

  /// A PNG file of straight pixels.
  func png(of image: ImageResource) throws(RenderError) -> Data
}
