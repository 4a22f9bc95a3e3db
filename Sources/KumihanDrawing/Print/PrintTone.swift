import Foundation

/// The colours of a drawing on paper.
public enum PrintTone: String, Hashable, Sendable, CaseIterable {
  case color
  /// With the lightness of the colours, without their hue.
  case greyscale
  /// For displays of 16 greys with residual images: large fills become light or white with an
  /// outline, words on dark ground turn dark, and nothing fades.
  case eInk = "e-ink"
  /// For displays in the dark: light and dark change places, hues stay, and words stay legible.
  case dark
}

extension DisplayList {
  /// The drawing in other colours; shapes and text are unchanged.
  public func toned(_ tone: PrintTone) -> DisplayList {
    switch tone {
    case .color: return self
    case .greyscale: return DisplayList(size: size, items: items.map(\.grey))
    case .eInk:
      var pass = EInkPass()
      return DisplayList(size: size, items: pass.items(items, .identity, opacity: 1))
    case .dark:
      var pass = DarkPass()
      return pass.page(self)
    }
  }
}

extension RGBA {
  /// The grey of the same luminance (Rec. 709 on linear components).
  var grey: RGBA {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    let rounded = (min(max(value, 0), 1) * 1000).rounded() / 1000
    return RGBA(red: rounded, green: rounded, blue: rounded, alpha: alpha)
  }
}

extension DrawItem {
  /// The item in greys.
  fileprivate var grey: DrawItem {
    func same(_ command: DrawCommand) -> DrawItem { DrawItem(command, node: node) }
    switch command {
    case .fill(let path, let paint, let style):
      return paint.isPicture ? desaturated : same(.fill(path, paint.mapped(\.grey), style))
    case .stroke(let path, let paint, let style):
      return paint.isPicture ? desaturated : same(.stroke(path, paint.mapped(\.grey), style))
    case .glyphs(let run, let paint):
      return paint.isPicture ? desaturated : same(.glyphs(run, paint.mapped(\.grey)))
    case .image: return desaturated
    case .group(var group):
      group.children = group.children.map(\.grey)
      group.filters = group.filters.map { filter in
        switch filter {
        case .shadow(let color, let radius, let offset):
          .shadow(color: color.grey, radius: radius, offset: offset)
        case .innerShadow(let color, let radius, let offset):
          .innerShadow(color: color.grey, radius: radius, offset: offset)
        case .blur, .colorMatrix, .luminanceToAlpha, .projection: filter
        }
      }
      return same(.group(group))
    case .mark: return self
    }
  }

  /// Pictures lose their hue as pixels.
  var desaturated: DrawItem {
    let row = [0.2126, 0.7152, 0.0722, 0, 0]
    let matrix = row + row + row + [0, 0, 0, 1, 0]
    return DrawItem(
      .group(DrawGroup(filters: [.colorMatrix(matrix)], children: [self])), node: node)
  }
}

extension Paint {
  var isPicture: Bool { if case .imagePattern = self { true } else { false } }

  /// Every colour changed.
  func mapped(_ change: (RGBA) -> RGBA) -> Paint {
    func ramp(_ ramp: GradientRamp) -> GradientRamp {
      var result = ramp
      for i in result.stops.indices { result.stops[i].color = change(ramp.stops[i].color) }
      return result
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(ramp(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let scale):
      return .radialGradient(
        ramp(stops), center: center, startRadius: startRadius, endRadius: endRadius, scale: scale)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(ramp(stops), center: center, startAngle: start, endAngle: end)
    case .imagePattern: return self
    case .mesh(let mesh): return .mesh(mesh.mapped(color: change))
    case .veil(var veil):
      veil.tint = change(veil.tint)
      return .veil(veil)
    }
  }
}
