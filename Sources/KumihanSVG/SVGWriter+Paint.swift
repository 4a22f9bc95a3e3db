import Foundation
import KumihanDrawing

/// The value of a `fill` or `stroke` attribute.
struct SVGPaint {
  var value: String
  var opacity: CGFloat = 1
  /// The colour in CSS where the attribute's value cannot hold it.
  var wide: String?

  func set(on tag: SVGTag, _ key: String) -> SVGTag {
    let tag = tag.set(key, reference: value).set("style", ifPresent: wide.map { "\(key):\($0)" })
    return opacity < 1 ? tag.set("\(key)-opacity", opacity) : tag
  }
}

extension SVGWriter {
  /// The paint of a command, or nil when it leaves no ink.
  mutating func paint(
    _ paint: Paint, of item: DrawItem, _ transform: CGAffineTransform
  ) throws(RenderError) -> SVGPaint? {
    switch paint {
    case .color(let color): return plain(color)
    case .linearGradient(let ramp, let from, let to):
      guard let last = ramp.stops.last else { return nil }
      guard from != to, from.isFinite, to.isFinite else { return plain(last.color) }
      let stops = self.stops(ramp.straightStops()) { $0 }
      return reference(
        definitions.id(
          .gradient, "linearGradient",
          {
            $0.set("gradientUnits", "userSpaceOnUse").set("x1", from.x).set("y1", from.y)
              .set("x2", to.x).set("y2", to.y)
          }, stops))
    case .radialGradient(let ramp, let center, let start, let end, let scale):
      return radial(ramp, center, max(start, 0), max(end, 0), scale)
    case .angularGradient(let ramp, let center, let start, let end):
      guard !ramp.stops.isEmpty, center.isFinite, start.isFinite, end.isFinite else { return nil }
      return try pixels(paint, of: item, transform, cause: "angular gradient")
    case .mesh:
      return try pixels(paint, of: item, transform, cause: "mesh gradient")
    case .imagePattern(let image, let origin, let scale):
      guard scale > 0, scale.isFinite, origin.isFinite, image.pixelWidth > 0,
        image.pixelHeight > 0
      else { return nil }
      return reference(try pattern(image, origin, scale, paint))
    // Each visible veil has been replaced by a picture.
    case .veil(let veil): return plain(veil.plainColor)
    }
  }

  /// The id of a repeated picture; one with large pixels is smoothed beforehand, edges included.
  private mutating func pattern(
    _ image: ImageResource, _ origin: CGPoint, _ scale: CGFloat, _ paint: Paint
  ) throws(RenderError) -> String {
    let pixels = CGRect(x: 0, y: 0, width: image.pixelWidth, height: image.pixelHeight)
    var tile = pixels
    var map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    var content = ""
    if scale > 1 {
      tile = CGRect(origin: origin, size: pixels.applying(map).size)
      map = .identity
      let list = DisplayList(
        size: tile.size,
        items: [
          DrawItem(
            .group(
              DrawGroup(
                transform: CGAffineTransform(translationX: -origin.x, y: -origin.y),
                children: [DrawItem(.fill(Path(tile), paint, FillStyle()))])))
        ])
      let fineness = CGFloat(options.patchResolution / 72)
      let most = 4096 / max(tile.width, tile.height)
      let png = try resources.png(of: list, scale: min(fineness, most))
      content =
        SVGTag("image").set("width", tile.width).set("height", tile.height)
        .set("preserveAspectRatio", "none").set("href", png.dataURI("image/png")).empty
    } else {
      content = SVGTag("use").set("href", reference: "#\(try self.image(image))").empty
    }
    return definitions.id(
      .pattern, "pattern",
      {
        $0.set("patternUnits", "userSpaceOnUse").set(tile)
          .set(transform: map, as: "patternTransform")
      }, content)
  }

  private func plain(_ color: RGBA) -> SVGPaint? {
    guard color.alpha > 0 else { return nil }
    return SVGPaint(value: color.svg, opacity: CGFloat(color.alpha), wide: wide(color))
  }

  /// A colour beyond sRGB as CSS has it, where the drawing may hold it.
  private func wide(_ color: RGBA) -> String? {
    guard options.colorSpace == .displayP3, !color.isInSRGB else { return nil }
    let wide = color.inDisplayP3
    let parts = [wide.red, wide.green, wide.blue].map { CGFloat($0).svg(decimals: 4) }
    return "color(display-p3 \(parts.joined(separator: " ")))"
  }

  private func reference(_ id: String) -> SVGPaint { SVGPaint(value: "url(#\(id))") }

  /// Circles from the middle outwards: older viewers lack an inner radius, so stops move instead.
  private mutating func radial(
    _ ramp: GradientRamp, _ center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ scale: CGSize
  ) -> SVGPaint? {
    guard let last = ramp.stops.last, center.isFinite, scale.width > 0, scale.height > 0 else {
      return nil
    }
    guard start != end, start.isFinite, end.isFinite else { return plain(last.color) }
    let radius = max(start, end)
    let straight = ramp.straightStops()
    let stops = self.stops(start < end ? straight : straight.reversed()) { location in
      (start + location * (end - start)) / radius
    }
    let map = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: center.x, ty: center.y)
    return reference(
      definitions.id(
        .gradient, "radialGradient",
        {
          $0.set("gradientUnits", "userSpaceOnUse").set("cx", 0).set("cy", 0).set("r", radius)
            .set(transform: map, as: "gradientTransform")
        }, stops))
  }

  private func stops(
    _ stops: [GradientRamp.Stop], _ location: (CGFloat) -> CGFloat
  ) -> String {
    stops.map { stop in
      let tag = SVGTag("stop").set("offset", location(stop.location))
        .set("stop-color", stop.color.svg)
        .set("style", ifPresent: wide(stop.color).map { "stop-color:\($0)" })
      return (stop.color.alpha < 1 ? tag.set("stop-opacity", CGFloat(stop.color.alpha)) : tag).empty
    }.joined()
  }

  /// A gradient as pixels behind the command's own edges, which stay sharp.
  private mutating func pixels(
    _ paint: Paint, of item: DrawItem, _ transform: CGAffineTransform, cause: String
  ) throws(RenderError) -> SVGPaint? {
    let area = try ink.bounds(of: item.command, transform: .identity).insetBy(dx: -1, dy: -1)
    guard !area.isNull else { return nil }
    let fill = DrawItem(.fill(Path(area), paint, FillStyle()))
    guard
      let image = try patch(
        [fill], over: area, transform, node: item.node, cause: cause)
    else { return nil }
    return reference(
      definitions.id(
        .pattern, "pattern",
        {
          $0.set("patternUnits", "userSpaceOnUse").set(CGRect(origin: area.origin, size: area.size))
            .set("viewBox", area.svgBox)
        }, image.empty))
  }
}

extension CGRect {
  /// The value of a `viewBox`.
  var svgBox: String {
    [minX, minY, width, height].map { $0.svg() }.joined(separator: " ")
  }
}
