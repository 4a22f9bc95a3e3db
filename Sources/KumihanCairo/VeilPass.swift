import Foundation
import KumihanDrawing

/// Replaces veils for formats that cannot read the content below: by a picture of each, or by a
/// colour where it is uniform.
struct VeilPass {
  private let painter: RasterPainter
  private let recorder = VeilRecorder()
  private let page: Int
  /// Pixels per point.
  private let scale: CGFloat
  private(set) var patches: [RasterPatch] = []

  /// - Parameter resolution: the maximum of pixels per point.
  init(_ resources: DrawResources, page: Int, resolution: CGFloat, for list: DisplayList) {
    painter = RasterPainter(resources: resources, veils: recorder)
    self.page = page
    // A blurred picture is smooth: 48 pixels per sigma show no steps. A large page has fewer.
    let blur = list.items.leastVeilBlur(.identity)
    let room = (CGFloat(RenderLimits.pixelCap) / 4 / max(list.size.width * list.size.height, 1))
      .squareRoot()
    scale = min(resolution, max(1, 48 / max(blur, 0.1)), max(room, 0.05))
  }

  /// The list without veils; `paper` is the colour below it, or nil for none.
  mutating func resolved(_ list: DisplayList, paper: RGBA?) throws(RenderError) -> DisplayList {
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let bounds = PixelRect(covering: CGRect(origin: .zero, size: list.size).applying(transform))
    let layer = try RasterLayer(bounds: bounds)
    if let paper { layer.memory.fill(paper.premultiplied) }
    try painter.draw(list.items, on: layer, transform: transform, clip: RasterClip(bounds))
    return DisplayList(size: list.size, items: try items(list.items, transform))
  }

  private mutating func items(
    _ items: [DrawItem], _ transform: CGAffineTransform
  ) throws(RenderError) -> [DrawItem] {
    var result: [DrawItem] = []
    result.reserveCapacity(items.count)
    for item in items { result.append(try self.item(item, transform)) }
    return result
  }

  private mutating func item(
    _ item: DrawItem, _ transform: CGAffineTransform
  ) throws(RenderError) -> DrawItem {
    if case .group(var group) = item.command {
      guard group.children.haveVeils || group.mask?.haveVeils == true else { return item }
      let inner = group.transform.concatenating(transform)
      group.children = try items(group.children, inner)
      if let mask = group.mask { group.mask = try items(mask, inner) }
      return DrawItem(.group(group), node: item.node)
    }
    guard let veil = item.command.paint?.veil,
      let picture = recorder.next(
        for: item.command, transform)
    else { return item }
    if let color = picture.onlyColor {
      let paint = Paint.color(color.opacity(veil.strength))
      return DrawItem(item.command.painted(with: paint), node: item.node)
    }
    guard let paint = try pattern(picture, veil, item.command, transform) else { return item }
    let back = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    patches.append(
      RasterPatch(
        page: page, area: picture.area.rect.applying(back), node: item.node, cause: "material"))
    return DrawItem(item.command.painted(with: paint), node: item.node)
  }

  /// The picture in the command's space, which may be rotated or stretched.
  private func pattern(
    _ picture: VeilPicture, _ veil: Veil, _ command: DrawCommand, _ transform: CGAffineTransform
  ) throws(RenderError) -> Paint? {
    let local = min(max(abs(transform.determinant).squareRoot(), 0.01), 100)
    let seen = picture.area.rect.applying(transform.inverted())
    let box = try painter.ink.bounds(of: command, transform: .identity).shared(with: seen)
    guard !box.isNull, box.isFinite else { return nil }
    // With some pixels around, where the repeated pattern would contribute.
    let bounds = PixelRect(covering: box.applying(CGAffineTransform(scaleX: local, y: local)))
      .grown(by: 2, 2)
    let layer = try RasterLayer(bounds: bounds)
    layer.context.setMatrix(
      layer.local(transform.inverted().concatenating(CGAffineTransform(scaleX: local, y: local))))
    layer.context.setSource(try picture.pattern())
    layer.context.paint()
    layer.flush()
    return .imagePattern(
      layer.memory.image(opacity: veil.strength),
      origin: CGPoint(x: CGFloat(bounds.left) / local, y: CGFloat(bounds.top) / local),
      scale: 1 / local)
  }
}

extension PixelMemory {
  /// The pixels as a picture for draw commands.
  fileprivate func image(opacity: Double) -> ImageResource {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 4)
    for i in 0..<count {
      let pixel = unsafe base[i]
      let alpha = pixel >> 24
      func straight(_ value: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      bytes.append(straight(pixel >> 16 & 255))
      bytes.append(straight(pixel >> 8 & 255))
      bytes.append(straight(pixel & 255))
      bytes.append(UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded()))
    }
    return ImageResource(content: .rgba(Data(bytes)), pixelWidth: width, pixelHeight: height)
  }
}

extension [DrawItem] {
  /// True when one of the items, or of their children, is painted with a veil.
  var haveVeils: Bool {
    // By index, and without taking paints out: each page is asked, and few have one.
    indices.contains { index in
      switch self[index].command {
      case .group(let group): group.children.haveVeils || group.mask?.haveVeils == true
      case .fill(_, .veil, _), .stroke(_, .veil, _), .glyphs(_, .veil): true
      case .fill, .stroke, .glyphs, .image, .mark: false
      }
    }
  }

  /// The smallest blur of all veils, in points of the page.
  fileprivate func leastVeilBlur(_ transform: CGAffineTransform) -> CGFloat {
    reduce(.infinity) { least, item in
      if case .group(let group) = item.command {
        let inner = group.transform.concatenating(transform)
        return Swift.min(
          least, group.children.leastVeilBlur(inner), (group.mask ?? []).leastVeilBlur(inner))
      }
      guard let veil = item.command.paint?.veil else { return least }
      return Swift.min(least, veil.blur * abs(transform.determinant).squareRoot())
    }
  }
}
