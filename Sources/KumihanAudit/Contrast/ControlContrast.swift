public import Foundation
import KumihanCairo
public import KumihanDrawing

/// The contrast of a control that is only a shape to what lies around it.
public struct ControlContrast: Sendable {
  /// The control: an index into ``AuditFacts/targets``.
  public let target: Int
  /// The best of what is seen at its edge, 1 to 21.
  public let ratio: Double
  /// The colours at that place.
  public let color, ground: RGBA
  /// On the page.
  public let frame: CGRect

  /// Controls without words, symbols and pictures, measured on the page at one pixel per point.
  ///
  /// - Parameter lost: the lines whose pictures are missing; what stands in their place is not judged.
  /// - Throws: ``RenderError`` where the page cannot be drawn.
  static func contrasts(
    of targets: [FactTarget], without lost: Set<String>, nodes: [FactNode], inks: [FactInk],
    list: DisplayList, ground: RGBA,
    rasterizer: Rasterizer
  ) throws(RenderError) -> [ControlContrast] {
    let shapes = targets.indices.compactMap { index -> (Int, CGRect)? in
      let target = targets[index]
      guard target.isEnabled, !target.isOfSystem, !target.isInline else { return nil }
      let node = nodes[target.node]
      var end = node.index + 1
      while end < nodes.count, nodes[end].depth > node.depth { end += 1 }
      let own = inks.filter { $0.node.map { (node.index..<end).contains($0) } ?? false }
      let isLost = !lost.isEmpty && nodes[node.index..<end].contains { lost.contains("\($0.site)") }
      guard !isLost, !own.isEmpty, own.allSatisfy({ $0.run == nil && $0.kind != .image }) else {
        return nil
      }
      let box = own.reduce(CGRect.null) { $0.union($1.bounds) }
      guard !box.isNull, box.width >= 4, box.height >= 4 else { return nil }
      return (index, box)
    }
    guard !shapes.isEmpty, list.size.width > 0, list.size.height > 0 else { return [] }
    let area = shapes.reduce(CGRect.null) { $0.union($1.1.insetBy(dx: -4, dy: -4)) }
    let picture = try PartPicture(
      list.items, of: list.size, area, inks: inks, ground: ground, rasterizer: rasterizer)
    return shapes.map { index, box in
      var best = ControlContrast(
        target: index, ratio: 1, color: ground, ground: ground, frame: box)
      for side in Side.allCases {
        // The middles of the sides belong to circles and capsules, too.
        guard let outer = side.pixel(of: box, depth: -2, in: picture) else { continue }
        for depth in [0.5, 1.5, 3] as [CGFloat] {
          guard let inner = side.pixel(of: box, depth: depth, in: picture) else { continue }
          let ratio = Luminance.contrast(Luminance.of(inner), Luminance.of(outer))
          guard ratio > best.ratio else { continue }
          best = ControlContrast(
            target: index, ratio: ratio, color: RGBA(inner), ground: RGBA(outer), frame: box)
        }
      }
      return best
    }
  }

  private enum Side: CaseIterable {
    case top, bottom, left, right

    func pixel(of box: CGRect, depth: CGFloat, in picture: PartPicture) -> PixelBuffer.Pixel? {
      let point =
        switch self {
        case .top: CGPoint(x: box.midX, y: box.minY + depth)
        case .bottom: CGPoint(x: box.midX, y: box.maxY - depth)
        case .left: CGPoint(x: box.minX + depth, y: box.midY)
        case .right: CGPoint(x: box.maxX - depth, y: box.midY)
        }
      let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
      guard picture.columns.contains(x), picture.rows.contains(y) else { return nil }
      return picture[x, y]
    }
  }
}
