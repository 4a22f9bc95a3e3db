import Foundation
import KumihanDrawing

/// Resources that successive drawings share: open fonts, glyph masks, decoded pictures, corners of clips.
///
/// For one drawing at a time; a ``Rasterizer`` keeps one for each concurrent drawing.
final class DrawResources {
  let fonts: FontStore
  let masks: GlyphMaskCache
  let images = ImageStore()
  let clipEdges = ClipEdges()

  init() throws(RenderError) {
    fonts = try FontStore()
    masks = GlyphMaskCache(fonts: fonts)
  }

  /// The list with pictures or colours in place of veils.
  func withoutVeils(
    _ list: DisplayList, page: Int, scale: CGFloat, paper: RGBA?, patches: inout [RasterPatch]
  ) throws(RenderError) -> DisplayList {
    guard list.items.haveVeils else { return list }
    var pass = VeilPass(self, page: page, resolution: scale, for: list)
    let result = try pass.resolved(list, paper: paper)
    patches += pass.patches
    return result
  }

  /// Keeps memory bounded between drawings.
  func trim() {
    masks.trim()
    images.trim()
    clipEdges.trim()
  }
}
