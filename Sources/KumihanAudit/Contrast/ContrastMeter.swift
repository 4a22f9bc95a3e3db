import Foundation
import KumihanCairo
import KumihanDrawing

/// Measures the contrast of texts on the drawn page.
enum ContrastMeter {
  static func contrasts(
    of inks: [FactInk], in nodes: [FactNode], list: DisplayList, ground: RGBA,
    rasterizer: Rasterizer
  ) throws(RenderError) -> [TextContrast] { [] }
}
