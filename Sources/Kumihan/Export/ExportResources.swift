public import Foundation
public import KumihanCairo
public import KumihanDrawing
import KumihanSVG
import KumihanShaping
import Synchronization

/// The resources that commands refer to: glyphs, font files, pixels.
///
/// Safe to use from any number of tasks at once.
public final class ExportResources: Sendable {
  private let rasterizer: Rasterizer
  /// Opened on first use.
  private let shapes = Mutex<GlyphShapes?>(nil)

  package init(rasterizer: Rasterizer) { self.rasterizer = rasterizer }

  /// Font units per em of a face: the unit of its outlines' coordinates.
  public func unitsPerEm(of face: FontFaceID) throws(RenderError) -> CGFloat {
    try withShapes { shapes throws(RenderError) in try shapes.unitsPerEm(of: face) }
  }

  /// A glyph's outline in font units, y up, filled by the nonzero rule; empty for a blank glyph and
  /// for one that the face lacks.
  public func outline(of glyph: UInt32, in face: FontFaceID) throws(RenderError) -> Path {
    try withShapes { shapes throws(RenderError) in try shapes.outline(of: glyph, in: face) }
  }

  /// The outlines of a run on the page, in points, y down, in one path.
  public func outline(of run: GlyphRun) throws(RenderError) -> Path {
    let unit = run.size / (try unitsPerEm(of: run.face))
    var path = Path()
    for glyph in run.glyphs {
      path.addPath(
        try outline(of: glyph.id, in: run.face),
        transform: CGAffineTransform(
          a: unit, b: 0, c: unit * run.slant, d: -unit, tx: run.origin.x + glyph.x,
          ty: run.origin.y + glyph.y))
    }
    return path
  }

  /// The bytes of a face's font file, unpacked; ``FontFaceID/index`` is the face's index in a
  /// collection and the instance of a variable face.
  public func fontFile(of face: FontFaceID) throws(RenderError) -> Data {
    do {
      let file = try Data(contentsOf: URL(fileURLWithPath: face.file), options: .mappedIfSafe)
      return PackedFont.unpacked(file) ?? file
    } catch {
      throw .unreadableFont(
        name: face.postScriptName, file: face.file, reason: "the file cannot be read")
    }
  }

  /// A font file that maps each character to its given glyph, without shaping rules.
  public func fontSubset(
    of face: FontFaceID, characters: [Unicode.Scalar: UInt32]
  ) throws(RenderError) -> Data {
    do throws(FontError) {
      return try FontSubset(of: face, characters: characters).data
    } catch {
      throw .fonts(error)
    }
  }

  /// A drawing as pixels, `scale` of them per point, over a background if given.
  public func pixels(
    of list: DisplayList, scale: CGFloat, background: RGBA? = nil
  ) throws(RenderError) -> PixelBuffer {
    try rasterizer.render(list, scale: scale, background: background)
  }

  /// A picture's own pixels, in any stored form.
  public func pixels(of image: ImageResource) throws(RenderError) -> DecodedImage {
    try DecodedImage(image)
  }

  /// The drawing with each veil replaced by its result, a colour or a picture of at most `scale`
  /// pixels per point, for formats that cannot read the content below; with the pictures.
  public func withoutVeils(
    _ list: DisplayList, scale: CGFloat
  ) throws(RenderError) -> (list: DisplayList, patches: [RasterPatch]) {
    var patches: [RasterPatch] = []
    let list = try rasterizer.withoutVeils(list, scale: scale, patches: &patches)
    return (list, patches)
  }

  private func withShapes<Result: Sendable>(
    _ body: (GlyphShapes) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    try shapes.withLock { kept throws(RenderError) in
      let shapes = if let kept { kept } else { try GlyphShapes() }
      kept = shapes
      return try body(shapes)
    }
  }
}

extension ExportResources: SVGResources {
  package func subset(
    of face: FontFaceID, characters: [Unicode.Scalar: UInt32]
  ) throws(RenderError) -> Data {
    try fontSubset(of: face, characters: characters)
  }

  package func withoutVeils(
    _ list: DisplayList, scale: CGFloat, patches: inout [RasterPatch]
  ) throws(RenderError) -> DisplayList {
    try rasterizer.withoutVeils(list, scale: scale, patches: &patches)
  }

  package func png(of list: DisplayList, scale: CGFloat) throws(RenderError) -> Data {
    PNGEncoder.encode(try rasterizer.render(list, scale: scale))
  }

  package func png(of image: ImageResource) throws(RenderError) -> Data {
    let frame = CGRect(x: 0, y: 0, width: image.pixelWidth, height: image.pixelHeight)
    let item = DrawItem(.image(image, frame, .none))
    return try png(of: DisplayList(size: frame.size, items: [item]), scale: 1)
  }
}
