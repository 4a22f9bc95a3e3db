import Foundation
import KumihanDrawing

/// Writes draw commands as SVG.
struct SVGWriter {
  let options: SVGOptions
  let resources: any SVGResources
  /// The part of the page where the current content is visible.
  var sight: CGRect
  var definitions: SVGDefinitions
  var faces = SVGFaces()
  var images: [ImageResource: String] = [:]
  var outlines: [SVGOutline: String] = [:]
  /// Named destinations placed so far; each name has one place only.
  var destinations: Set<String> = []
  var patches: [RasterPatch] = []

  init(options: SVGOptions, resources: any SVGResources, size: CGSize) {
    self.options = options
    self.resources = resources
    sight = CGRect(origin: .zero, size: size)
    definitions = SVGDefinitions(prefix: options.idPrefix)
  }

  /// Draw items as lines of elements; `transform` maps its points to the page's.
  mutating func write(_ items: [DrawItem], _ transform: CGAffineTransform) throws(RenderError)
    -> String
  {
    var text = ""
    for item in items { text += try write(item, transform) }
    return text
  }

  private mutating func write(_ item: DrawItem, _ transform: CGAffineTransform) throws(RenderError)
    -> String
  {
    switch item.command {
    case .fill(let path, let paint, let style):
      guard let tag = path.svgTag, let paint = try self.paint(paint, of: item, transform) else {
        return ""
      }
      return paint.set(on: tag, "fill")
        .set("fill-rule", ifPresent: style.isEOFilled ? "evenodd" : nil)
        .set("shape-rendering", ifPresent: style.isAntialiased ? nil : "crispEdges").empty
    case .stroke(let path, let paint, let style):
      guard style.isVisible, let tag = path.svgTag,
        let paint = try self.paint(paint, of: item, transform)
      else { return "" }
      return paint.set(on: tag.set("fill", "none"), "stroke").set(style).empty
    case .glyphs(let run, let paint):
      return try write(run, paint, item, transform)
    case .image(let image, let rect, let interpolation):
      return try write(image, in: rect, interpolation, item, transform)
    case .group(let group):
      return try write(group, item, transform)
    case .mark(let mark):
      return write(mark)
    }
  }

  var ink: InkBounds<RenderError> {
    let resources = resources
    return InkBounds { face throws(RenderError) in
      let em = try resources.unitsPerEm(of: face)
      return { glyph in
        // An unreadable glyph has no ink.
        guard let box = try? resources.outline(of: glyph, in: face).boundingRect, !box.isNull
        else { return .null }
        return box.applying(CGAffineTransform(scaleX: 1 / em, y: 1 / em))
      }
    }
  }

  /// Pixels of `items` over an area as an element, reported as a patch.
  mutating func patch(
    _ items: [DrawItem], over area: CGRect, _ transform: CGAffineTransform, node: NodeID,
    cause: String
  ) throws(RenderError) -> SVGTag? {
    guard let (tag, frame) = try pixels(of: items, over: area, transform) else { return nil }
    patches.append(
      RasterPatch(page: 0, area: frame.applying(transform), node: node, cause: cause))
    return tag
  }

  /// Pixels of `items` over the visible part of an area, widened to whole pixels.
  func pixels(
    of items: [DrawItem], over area: CGRect, _ transform: CGAffineTransform
  ) throws(RenderError) -> (tag: SVGTag, frame: CGRect)? {
    let visible = area.shared(with: sight.applying(transform.inverted()).insetBy(dx: -1, dy: -1))
    guard !visible.isNull, visible.width > 0, visible.height > 0, visible.isFinite else {
      return nil
    }
    // Enlarged pixels must be more; no picture needs more than 4096 along a side.
    let stretch = abs(transform.determinant).squareRoot()
    let wished = CGFloat(options.patchResolution / 72) * max(stretch, 1e-3)
    // Nor many more than are seen of it, however it is skewed.
    let dots = sight.width * sight.height * pow(CGFloat(options.patchResolution / 72), 2)
    let most = max(1_000_000, 4 * dots)
    let scale = min(
      wished, 4096 / max(visible.width, visible.height),
      (most / (visible.width * visible.height)).squareRoot())
    let left = (visible.minX * scale).rounded(.down) / scale
    let top = (visible.minY * scale).rounded(.down) / scale
    let size = CGSize(
      width: ((visible.maxX - left) * scale).rounded(.up) / scale,
      height: ((visible.maxY - top) * scale).rounded(.up) / scale)
    let move = CGAffineTransform(translationX: -left, y: -top)
    let list = DisplayList(
      size: size, items: [DrawItem(.group(DrawGroup(transform: move, children: items)))])
    let frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
    let png = try resources.png(of: list, scale: scale)
    let tag = SVGTag("image").set(frame).set("preserveAspectRatio", "none")
      .set("href", png.dataURI("image/png"))
    return (tag, frame)
  }
}

extension Data {
  func dataURI(_ type: String) -> String { "data:\(type);base64,\(base64EncodedString())" }
}

extension SVGTag {
  fileprivate func set(_ style: StrokeStyle) -> SVGTag {
    var tag = set("stroke-width", style.lineWidth)
    if style.lineCap != .butt { tag = tag.set("stroke-linecap", "\(style.lineCap)") }
    switch style.lineJoin {
    case .miter: tag = tag.set("stroke-miterlimit", max(style.miterLimit, 1))
    case .round: tag = tag.set("stroke-linejoin", "round")
    case .bevel: tag = tag.set("stroke-linejoin", "bevel")
    }
    let dash = style.usableDash
    if !dash.isEmpty {
      tag = tag.set("stroke-dasharray", dash.map { CGFloat($0).svg() }.joined(separator: " "))
      if style.dashPhase != 0 { tag = tag.set("stroke-dashoffset", style.dashPhase) }
    }
    return tag
  }
}
