import Foundation

/// Redraws a page for a display of 16 greys, command by command, in drawing order.
struct EInkPass {
  /// Parts of the page that were dark and have become light.
  private var turned: [CGRect] = []
  /// What is below the words to come.
  private var grounds = PaintedGrounds()

  /// A fill with a side shorter than this, in points, is a dot or a line and stays dark.
  private static let largeSide: CGFloat = 14

  mutating func items(
    _ items: [DrawItem], _ transform: CGAffineTransform, opacity: Double
  ) -> [DrawItem] {
    items.flatMap { item($0, transform, opacity) }
  }

  private mutating func item(
    _ item: DrawItem, _ transform: CGAffineTransform, _ opacity: Double
  ) -> [DrawItem] {
    func same(_ command: DrawCommand) -> DrawItem { DrawItem(command, node: item.node) }
    switch item.command {
    case .fill(let path, let paint, let style):
      guard let color = paint.ink(opacity) else { return paint.isPicture ? [item.desaturated] : [] }
      // Areas of one colour may share a path.
      let areas = path.outlineBoxes.map { $0.applying(transform) }
      let large = areas.filter { min($0.width, $0.height) >= Self.largeSide }
      guard !large.isEmpty else {
        let ink = readable(color, on: path.boundingRect.applying(transform))
        grounds.add(areas, ink)
        return [same(.fill(path, .color(ink), style))]
      }
      // Newly drawn areas are no longer inverted areas.
      turned.removeAll { old in large.contains { $0.contains(old) } }
      if color.red >= 0.5 {
        let light = color.red > 0.97 ? RGBA.white : RGBA.lightest
        grounds.add(areas, light)
        return [same(.fill(path, .color(light), style))]
      }
      turned += large
      grounds.add(areas, .white)
      // Within the area, which frames around it end at, too.
      let outline = StrokeStyle(lineWidth: 2 / max(transform.lineScale, 1e-6))
      let inside = DrawGroup(
        clip: DrawGroup.Clip(path, style: style),
        children: [same(.stroke(path, .color(.black), outline))])
      return [same(.fill(path, .color(.white), style)), same(.group(inside))]
    case .stroke(let path, let paint, let style):
      guard let color = paint.ink(opacity) else { return [] }
      let area = path.boundingRect.applying(transform)
      return [same(.stroke(path, .color(readable(color, on: area)), style))]
    case .glyphs(let run, let paint):
      guard let color = paint.ink(opacity) else { return [] }
      let ground = grounds.color(at: run.middle.applying(transform))
      return [same(.glyphs(run, .color(color.readable(on: ground))))]
    case .image: return [item.desaturated]
    case .group(var group):
      let transform = group.transform.concatenating(transform)
      group.children = items(
        group.children, transform, opacity: opacity * min(max(group.opacity, 0), 1))
      // Fading and spreading effects leave greys that no display of sixteen shows.
      (group.opacity, group.blend) = (1, .normal)
      group.filters = group.filters.filter { filter in
        switch filter {
        case .colorMatrix, .luminanceToAlpha, .projection: true
        case .blur, .shadow, .innerShadow: false
        }
      }
      return [same(.group(group))]
    case .mark: return [item]
    }
  }

  /// The colour, or its opposite on dark ground that is light now.
  private func readable(_ color: RGBA, on area: CGRect) -> RGBA {
    let center = CGPoint(x: area.midX, y: area.midY)
    guard color.red > 0.5, turned.contains(where: { $0.contains(center) }) else { return color }
    return .sixteenth(1 - color.red)
  }
}

extension Paint {
  /// One of sixteen greys on white paper; nil where nothing would be visible.
  fileprivate func ink(_ opacity: Double) -> RGBA? {
    let colors: [RGBA] =
      switch self {
      case .color(let color): [color]
      case .linearGradient(let ramp, _, _), .radialGradient(let ramp, _, _, _, _),
        .angularGradient(let ramp, _, _, _):
        ramp.stops.map(\.color)
      case .imagePattern: []
      case .mesh(let mesh): mesh.vertices.map(\.color)
      case .veil(let veil): [veil.plainColor]
      }
    guard colors.contains(where: { $0.alpha * opacity > 0.01 }) else { return nil }
    let greys = colors.map { color in
      let alpha = min(max(color.alpha * opacity, 0), 1)
      return color.grey.red * alpha + 1 - alpha
    }
    return .sixteenth(greys.reduce(0, +) / Double(greys.count))
  }
}

extension RGBA {
  /// The nearest of sixteen greys.
  fileprivate static func sixteenth(_ value: Double) -> RGBA {
    let level = (min(max(value, 0), 1) * 15).rounded() / 15
    return RGBA(red: level, green: level, blue: level)
  }

  /// The nearest of sixteen greys whose contrast to a ground is enough for text (WCAG 2.1, AA).
  fileprivate func readable(on ground: RGBA) -> RGBA {
    let levels = (0...15).map { RGBA.sixteenth(Double($0) / 15) }
    let enough = levels.filter { $0.contrast(to: ground) >= 4.5 }
    // Light words whose dark ground has become light turn as dark as they were light.
    let wanted = red > 0.5 && !enough.contains { $0.red > 0.5 } ? 1 - red : red
    return enough.min { abs($0.red - wanted) < abs($1.red - wanted) } ?? .black
  }

  /// The lightest grey that is not white.
  fileprivate static let lightest = sixteenth(14 / 15)
}
