package import Foundation
package import KumihanCairo
package import KumihanDrawing
import KumihanSVG
import KumihanShaping

/// Fonts and pixels for the SVG writer. For one drawing.
package struct SVGDrawing: SVGResources {
  private let rasterizer: Rasterizer
  private let shapes: GlyphShapes

  package init(rasterizer: Rasterizer) throws {
    self.rasterizer = rasterizer
    shapes = try GlyphShapes()
  }

  package func unitsPerEm(of face: FontFaceID) throws -> CGFloat { try shapes.unitsPerEm(of: face) }

  package func outline(of glyph: UInt32, in face: FontFaceID) throws -> Path {
    try shapes.outline(of: glyph, in: face)
  }

  package func subset(of face: FontFaceID, characters: [Unicode.Scalar: UInt32]) throws -> Data {
    try FontSubset(of: face, characters: characters).data
  }

  package func withoutVeils(
    _ list: DisplayList, scale: CGFloat, patches: inout [RasterPatch]
  ) throws -> DisplayList {
    try rasterizer.withoutVeils(list, scale: scale, patches: &patches)
  }

  package func png(of list: DisplayList, scale: CGFloat) throws -> Data {
    PNGEncoder.encode(try rasterizer.render(list, scale: scale))
  }

  package func png(of image: ImageResource) throws -> Data {
    let frame = CGRect(x: 0, y: 0, width: image.pixelWidth, height: image.pixelHeight)
    let item = DrawItem(.image(image, frame, .none))
    return try png(of: DisplayList(size: frame.size, items: [item]), scale: 1)
  }
}
