package import Foundation
package import KumihanDrawing

/// The access to fonts and pixels that the writer needs, independent of who reads or draws them.
package protocol SVGResources {
  /// Font units per em of a face.
  func unitsPerEm(of face: FontFaceID) throws(RenderError) -> CGFloat

  /// A glyph's outline in font units, y up.
  func outline(of glyph: UInt32, in face: FontFaceID) throws(RenderError) -> Path

  /// A font file with these characters' glyphs only and no rules of shaping.
  func subset(of face: FontFaceID, characters: [Unicode.Scalar: UInt32]) throws(RenderError) -> Data

  /// The list with pictures of at most `scale` pixels per point, or colours, in the place of veils.
  func withoutVeils(
    _ list: DisplayList, scale: CGFloat, patches: inout [RasterPatch]
  ) throws(RenderError) -> DisplayList

  /// A PNG file of a drawing on transparent ground, `scale` pixels per point.
  func png(of list: DisplayList, scale: CGFloat) throws(RenderError) -> Data

  /// A PNG file of straight pixels.
  func png(of image: ImageResource) throws(RenderError) -> Data
}
