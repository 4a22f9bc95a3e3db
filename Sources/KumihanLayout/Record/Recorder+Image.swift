import Foundation
import KumihanDrawing

extension Recorder {
  mutating func draw(_ image: ImageInk, of node: Int32, in frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let commands = turnedCommands(of: image, in: frame)
    guard let template = image.template else {
      for command in commands { add(command, node) }
      return
    }
    let fill = template.fitted(to: frame).paint
    let children = [DrawItem(.fill(Path(frame), fill, FillStyle()))]
    add(.group(DrawGroup(mask: commands.map { DrawItem($0) }, children: children)), node)
  }

  /// A picture stored rotated is drawn upright in its own space, and rotated with it.
  private func turnedCommands(of image: ImageInk, in frame: CGRect) -> [DrawCommand] {
    guard image.turn != .identity else { return commands(of: image, in: frame) }
    let isSideways = image.turn.a == 0
    let stored = CGRect(
      x: 0, y: 0, width: isSideways ? frame.height : frame.width,
      height: isSideways ? frame.width : frame.height)
    let transform = CGAffineTransform(scaleX: 1 / stored.width, y: 1 / stored.height)
      .concatenating(image.turn)
      .concatenating(CGAffineTransform(scaleX: frame.width, y: frame.height))
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let children = commands(of: image, in: stored).map { DrawItem($0) }
    return [.group(DrawGroup(transform: transform, children: children))]
  }

  private func commands(of image: ImageInk, in frame: CGRect) -> [DrawCommand] {
    let natural = CGSize(
      width: CGFloat(image.resource.pixelWidth) / image.scale,
      height: CGFloat(image.resource.pixelHeight) / image.scale)
    switch image.resizing {
    case .none: return [.image(image.resource, frame, image.interpolation)]
    case .stretch(let insets) where insets == EdgeInsets():
      return [.image(image.resource, frame, image.interpolation)]
    case .stretch(let insets): return parts(of: image, natural, insets, in: frame, tiled: false)
    case .tile(let insets): return parts(of: image, natural, insets, in: frame, tiled: true)
    }
  }

  /// Nine parts: corners at their size, edges along one axis and the middle along both, stretched
  /// or repeated.
  private func parts(
    of image: ImageInk, _ natural: CGSize, _ insets: EdgeInsets, in frame: CGRect, tiled: Bool
  ) -> [DrawCommand] {
    func bands(
      _ start: CGFloat, _ low: CGFloat, _ high: CGFloat, _ source: CGFloat, _ target: CGFloat
    ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
      let (a, b) = (min(low, source), max(source - high, min(low, source)))
      let (c, d) = (min(low, target), max(target - high, min(low, target)))
      return [
        (0...a, start...(start + c)), (a...b, (start + c)...(start + d)),
        (b...max(source, b), (start + d)...(start + max(target, d))),
      ].filter { $0.0.upperBound > $0.0.lowerBound && $0.1.upperBound > $0.1.lowerBound }
    }
    let columns = bands(
      frame.minX, insets.leading, insets.trailing, natural.width, frame.width)
    let rows = bands(frame.minY, insets.top, insets.bottom, natural.height, frame.height)
    var commands: [DrawCommand] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound,
          width: column.source.upperBound - column.source.lowerBound,
          height: row.source.upperBound - row.source.lowerBound)
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        commands.append(
          tiled
            ? tiles(of: image, natural, source, over: target)
            : part(of: image, natural, source, stretchedOver: target))
      }
    }
    return commands
  }

  /// The whole image placed so that `source` of it covers `target`, cut to `target`.
  private func part(
    of image: ImageInk, _ natural: CGSize, _ source: CGRect, stretchedOver target: CGRect
  ) -> DrawCommand {
    let (sx, sy) = (target.width / source.width, target.height / source.height)
    let whole = CGRect(
      x: target.minX - source.minX * sx, y: target.minY - source.minY * sy,
      width: natural.width * sx, height: natural.height * sy)
    let item = DrawItem(.image(image.resource, whole, image.interpolation))
    return .group(DrawGroup(clip: .init(Path(target)), children: [item]))
  }

  private func tiles(
    of image: ImageInk, _ natural: CGSize, _ source: CGRect, over target: CGRect
  ) -> DrawCommand {
    if source == CGRect(origin: .zero, size: natural) {
      let paint = Paint.imagePattern(
        image.resource, origin: target.origin, scale: 1 / image.scale)
      return .fill(Path(target), paint, FillStyle())
    }
    var children: [DrawItem] = []
    var y = target.minY
    while y < target.maxY {
      var x = target.minX
      while x < target.maxX {
        let tile = CGRect(x: x, y: y, width: source.width, height: source.height)
        children.append(
          DrawItem(part(of: image, natural, source, stretchedOver: tile)))
        x += source.width
      }
      y += source.height
    }
    return .group(DrawGroup(clip: .init(Path(target)), children: children))
  }
}
