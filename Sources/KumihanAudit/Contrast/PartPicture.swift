import Foundation
import KumihanCairo
import KumihanDrawing

/// A part of the page drawn at one pixel per point, read by the page's own pixels.
struct PartPicture {
  private let buffer: PixelBuffer
  private let left, top: Int

  /// The columns and rows that it has.
  var columns: Range<Int> { left..<left + buffer.width }
  var rows: Range<Int> { top..<top + buffer.height }

  subscript(x: Int, y: Int) -> PixelBuffer.Pixel { buffer[x - left, y - top] }

  /// - Parameter area: what has to be drawn; the page where effects may bring in what lies around it.
  /// - Throws: ``RenderError`` where the page cannot be drawn.
  init(
    _ items: [DrawItem], of size: CGSize, _ area: CGRect, inks: [FactInk], ground: RGBA,
    rasterizer: Rasterizer
  ) throws(RenderError) {
    let page = CGRect(origin: .zero, size: size)
    var part = area.integral.insetBy(dx: -1, dy: -1).intersection(page)
    let isSmaller =
      !part.isNull && part.width >= 1 && part.height >= 1 && part.area < page.area * 0.9
    if isSmaller, inks.allSatisfy(\.isOnlyWhereItIs) {
      part.size = CGSize(width: part.width.rounded(.up), height: part.height.rounded(.up))
    } else {
      part = page
    }
    (left, top) = (Int(part.minX), Int(part.minY))
    let moved = DrawGroup(
      transform: CGAffineTransform(translationX: -part.minX, y: -part.minY), children: items)
    let list = DisplayList(
      size: part.size, items: part == page ? items : [DrawItem(.group(moved))])
    buffer = try rasterizer.render(list, scale: 1, background: ground.over(.white))
  }
}

extension FactInk {
  /// Whether what is drawn around it does not depend on it, nor it on that.
  fileprivate var isOnlyWhereItIs: Bool {
    if case .veil? = paint { return false }
    return effects.isSubset(of: [.mask, .blend, .colorChange])
  }
}
