import Foundation

/// Redraws a page for a display in the dark: light turns dark and dark light, hues stay, and words keep a
/// contrast of 4.5 : 1 (WCAG 2.1, AA).
struct DarkPass {
  /// What is below the words to come.
  private var grounds = PaintedGrounds()
  /// Paper: not black, at which light words seem to glow.
  private static let paper = RGBA(red: 18.0 / 255, green: 18.0 / 255, blue: 18.0 / 255)

  mutating func page(_ list: DisplayList) -> DisplayList {
    let sheet = CGRect(origin: .zero, size: list.size)
    grounds.add([sheet], Self.paper)
    let paper = DrawItem(.fill(Path(sheet), .color(Self.paper), FillStyle()))
    return DisplayList(size: list.size, items: [paper] + items(list.items, .identity, opacity: 1))
  }

  private mutating func items(
    _ items: [DrawItem], _ transform: CGAffineTransform, opacity: Double
  ) -> [DrawItem] {
    items.map { item in
      func same(_ command: DrawCommand) -> DrawItem { DrawItem(command, node: item.node) }
      switch item.command {
      case .fill(let path, let paint, let style):
        let dark = paint.mapped(Self.turned)
        if case .color(let color) = dark {
          grounds.add(path.outlineBoxes.map { $0.applying(transform) }, color.faded(opacity))
        }
        return same(.fill(path, dark, style))
      case .stroke(let path, let paint, let style):
        return same(.stroke(path, paint.mapped(Self.turned), style))
      case .glyphs(let run, let paint):
        let ground = grounds.color(at: run.middle.applying(transform))
        return same(
          .glyphs(run, paint.mapped { Self.turned($0).readable(on: ground, opacity: opacity) }))
      case .group(var group):
        group.children = self.items(
          group.children, group.transform.concatenating(transform),
          opacity: opacity * min(max(group.opacity, 0), 1))
        return same(.group(group))
      case .image, .mark: return item
      }
    }
  }

  /// The opposite colour, turned by half a circle so that its hue is as before; white becomes paper.
  private static func turned(_ color: RGBA) -> RGBA {
    let (red, green, blue) = (1 - color.red, 1 - color.green, 1 - color.blue)
    func part(_ a: Double, _ b: Double, _ c: Double) -> Double {
      let value = min(max(a * red + b * green + c * blue, 0), 1)
      return paper.red + value * (1 - paper.red)
    }
    // A rotation by 180 degrees around the greys that keeps luminance (Filter Effects, hueRotate).
    return RGBA(
      red: part(-0.574, 1.430, 0.144), green: part(0.426, 0.430, 0.144),
      blue: part(0.426, 1.430, -0.856), alpha: color.alpha)
  }
}

extension RGBA {
  /// The colour, or as little nearer to white or black as words on a ground need.
  fileprivate func readable(on ground: RGBA, opacity: Double) -> RGBA {
    let ends = [RGBA.white, .black].sorted { $0.contrast(to: ground) > $1.contrast(to: ground) }
    for step in 0...10 {
      let part = Double(step) / 10
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
      let mixed = RGBA(
        red: mix(red, ends[0].red), green: mix(green, ends[0].green),
        blue: mix(blue, ends[0].blue), alpha: mix(alpha, 1))
      // A little more: whole numbers of 8 bits take some of it.
      if mixed.faded(opacity).over(ground).contrast(to: ground) >= 4.55 { return mixed }
    }
    return ends[0]
  }
}
