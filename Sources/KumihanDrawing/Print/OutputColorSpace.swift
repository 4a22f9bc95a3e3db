import Foundation

/// The colours that a file can hold.
public enum OutputColorSpace: String, Hashable, Sendable, CaseIterable {
  /// What every viewer shows; colours beyond are clipped.
  case sRGB = "srgb"
  /// What phones and tablets show: colours of `Color(.displayP3 …)` stay as wide as they are.
  case displayP3 = "display-p3"
}

extension RGBA {
  /// The same colour by its components in Display P3, each 0 to 1.
  package var inDisplayP3: RGBA {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // sRGB to Display P3 primaries, both with the white D65 (the inverse of CSS Color 4's matrix).
    func component(_ value: Double) -> Double { min(max(Self.encoded(value), 0), 1) }
    return RGBA(
      red: component(0.8224621 * r + 0.177538 * g),
      green: component(0.0331941 * r + 0.9668058 * g),
      blue: component(0.0170827 * r + 0.0723974 * g + 0.9105199 * b), alpha: alpha)
  }

  /// Whether sRGB holds it, but for rounding.
  package var isInSRGB: Bool {
    [red, green, blue].allSatisfy { $0 > -0.002 && $0 < 1.002 }
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

extension DisplayList {
  /// The drawing with every colour, and every picture, changed.
  package func mapped(
    color: (RGBA) -> RGBA, picture: (ImageResource) throws(RenderError) -> ImageResource
  ) throws(RenderError) -> DisplayList {
    var changed: [DrawItem] = []
    for item in items { changed.append(try item.mapped(color, picture)) }
    return DisplayList(size: size, items: changed)
  }
}

extension DrawItem {
  fileprivate func mapped(
    _ color: (RGBA) -> RGBA, _ picture: (ImageResource) throws(RenderError) -> ImageResource
  ) throws(RenderError) -> DrawItem {
    func changed(_ paint: Paint) throws(RenderError) -> Paint {
      if case .imagePattern(let image, let origin, let scale) = paint {
        return .imagePattern(try picture(image), origin: origin, scale: scale)
      }
      return paint.mapped(color)
    }
    switch command {
    case .fill(let path, let paint, let style):
      return DrawItem(.fill(path, try changed(paint), style), node: node)
    case .stroke(let path, let paint, let style):
      return DrawItem(.stroke(path, try changed(paint), style), node: node)
    case .glyphs(let run, let paint):
      return DrawItem(.glyphs(run, try changed(paint)), node: node)
    case .image(let image, let rect, let interpolation):
      return DrawItem(.image(try picture(image), rect, interpolation), node: node)
    case .group(var group):
      var children: [DrawItem] = []
      for child in group.children { children.append(try child.mapped(color, picture)) }
      group.children = children
      group.filters = group.filters.map { filter in
        switch filter {
        case .shadow(let tint, let radius, let offset):
          .shadow(color: color(tint), radius: radius, offset: offset)
        case .innerShadow(let tint, let radius, let offset):
          .innerShadow(color: color(tint), radius: radius, offset: offset)
        case .blur, .colorMatrix, .luminanceToAlpha, .projection: filter
        }
      }
      return DrawItem(.group(group), node: node)
    case .mark: return self
    }
  }
}
