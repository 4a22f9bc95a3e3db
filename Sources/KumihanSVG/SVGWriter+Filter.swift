import Foundation
import KumihanDrawing

extension SVGWriter {
  /// The id of a group's filters as one chain, or nil when the result is invisible.
  mutating func filter(_ group: DrawGroup, _ transform: CGAffineTransform) throws(RenderError)
    -> String?
  {
    var region = try ink.bounds(of: group.children, transform: .identity)
    for filter in group.filters { region = filter.spread(region, transform: .identity) }
    // No more than the part that can appear on the page.
    region = region.shared(with: sight.applying(transform.inverted()))
    for filter in group.filters { region = filter.room(around: region) }
    guard !region.isNull, region.isFinite, region.width > 0, region.height > 0 else { return nil }
    region = region.insetBy(dx: -1, dy: -1)
    var steps = ""
    var source = "SourceGraphic"
    for (number, filter) in group.filters.enumerated() {
      steps += filter.primitives(of: source, result: "r\(number)")
      source = "r\(number)"
    }
    guard !steps.isEmpty else { return nil }
    return definitions.id(
      .filter, "filter",
      {
        $0.set("filterUnits", "userSpaceOnUse").set(region)
          .set("color-interpolation-filters", "sRGB")
      }, steps)
  }
}

extension Filter {
  /// True when no filter primitive that every viewer supports is equivalent.
  var needsPixels: Bool {
    switch self {
    case .blur(let radius, isOpaque: true): radius > 0
    case .projection: true
    case .blur, .shadow, .innerShadow, .colorMatrix, .luminanceToAlpha: false
    }
  }

  /// The area of ink that can contribute to `rect`.
  func surroundings(of rect: CGRect) -> CGRect {
    switch self {
    case .blur, .shadow, .innerShadow: grown(rect)
    case .colorMatrix, .luminanceToAlpha: rect
    case .projection(let map): map.isUsable ? map.inverted().bounds(of: rect) : .null
    }
  }

  /// Viewers blur in steps and cut each to the region: an inner shadow's, which ends with its
  /// shape, must leave space for them.
  fileprivate func room(around rect: CGRect) -> CGRect {
    if case .innerShadow = self { grown(rect) } else { rect }
  }

  private func grown(_ rect: CGRect) -> CGRect {
    switch self {
    case .blur(let radius, _):
      let reach = Self.reach(radius, .identity)
      return rect.insetBy(dx: -reach.width, dy: -reach.height)
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      let reach = Self.reach(radius, .identity)
      return rect.insetBy(
        dx: -reach.width - abs(offset.width), dy: -reach.height - abs(offset.height))
    case .colorMatrix, .luminanceToAlpha, .projection: return rect
    }
  }

  /// The filter's steps from the picture `source` to the picture `result`.
  fileprivate func primitives(of source: String, result: String) -> String {
    switch self {
    case .blur(let radius, _):
      return Self.blur(radius, source, result)
    case .shadow(let color, let radius, let offset):
      return Self.blur(radius, source, "\(result)b") + Self.move(offset, "\(result)b", "\(result)o")
        + Self.flood(color, "\(result)f")
        + Self.composite("in", "\(result)f", "\(result)o", "\(result)s")
        + Self.composite("over", source, "\(result)s", result)
    case .innerShadow(let color, let radius, let offset):
      // The inverse of the blurred alpha, in the shadow's colour, kept within the picture.
      // Inverting after the blur needs no surroundings, which some viewers cut off.
      let c = color
      let free = [0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue]
      return Self.blur(radius, source, "\(result)b")
        + Self.move(offset, "\(result)b", "\(result)o")
        + Self.matrix(free + [0, 0, 0, -c.alpha, c.alpha], "\(result)o", "\(result)i")
        + Self.composite("atop", "\(result)i", source, result)
    case .colorMatrix(let values):
      guard values.count == 20, values.allSatisfy(\.isFinite) else { return "" }
      return Self.matrix(values, source, result)
    case .projection:
      return ""
    case .luminanceToAlpha:
      let luminance = [0.2126, 0.7152, 0.0722, 0, 0]
      let black = [Double](repeating: 0, count: 15)
      // Straight luminance, then multiplied by the original alpha.
      return Self.matrix(black + luminance, source, "\(result)l")
        + Self.composite("in", "\(result)l", source, result)
    }
  }

  private static func blur(_ radius: CGFloat, _ source: String, _ result: String) -> String {
    let sigma = radius.isFinite ? max(radius, 0) : 0
    // A blur of zero would make some viewers draw nothing.
    guard sigma > 0 else { return move(.zero, source, result) }
    return SVGTag("feGaussianBlur").set("in", source).set("stdDeviation", sigma)
      .set("result", result).empty
  }

  private static func move(_ offset: CGSize, _ source: String, _ result: String) -> String {
    SVGTag("feOffset").set("in", source).set("dx", offset.width).set("dy", offset.height)
      .set("result", result).empty
  }

  private static func flood(_ color: RGBA, _ result: String) -> String {
    SVGTag("feFlood").set("flood-color", color.svg)
      .set("flood-opacity", CGFloat(color.alpha)).set("result", result).empty
  }

  private static func composite(
    _ mode: String, _ top: String, _ below: String, _ result: String
  ) -> String {
    SVGTag("feComposite").set("operator", mode).set("in", top).set("in2", below)
      .set("result", result).empty
  }

  private static func matrix(_ values: [Double], _ source: String, _ result: String) -> String {
    SVGTag("feColorMatrix").set("in", source)
      .set("values", values.map { CGFloat($0).svg(decimals: 6) }.joined(separator: " "))
      .set("result", result).empty
  }
}
