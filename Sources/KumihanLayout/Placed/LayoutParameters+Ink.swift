import Foundation
import KumihanDrawing

extension LayoutParameters {
  mutating func add(_ ink: Ink) {
    switch ink {
    case .fill(let shape, let shading, let style):
      add("shape", shape.words)
      add("fill", shading.words)
      add("evenOdd", if: style.isEOFilled)
    case .stroke(let shape, let shading, let style, antialiased: _):
      add("shape", shape.words)
      add("stroke", shading.words)
      add(style)
    case .text(let shadings):
      add("color", shadings.all.map(\.words).joined(separator: ";"))
    case .textBars(let shading):
      add("redacted", "true")
      add("color", shading.words)
    case .symbol(let symbol, let shading):
      add("symbol", symbol.run.glyphs.map { "\($0.id)" }.joined(separator: ","))
      add("font", symbol.run.face.postScriptName.quoted)
      add("size", symbol.run.size)
      add("resizable", if: symbol.isResizable)
      add(
        "color",
        symbol.layers.isEmpty
          ? shading.words : symbol.layers.map(\.shading.words).joined(separator: ";"))
    case .missingSymbol(let shading):
      add("symbol", "missing")
      add("color", shading.words)
    case .image(let image):
      add("image", image.resource.words)
      add("scale", image.scale, unless: 1)
      switch image.resizing {
      case .none: break
      case .stretch(let caps): add("stretch", caps.words)
      case .tile(let caps): add("tile", caps.words)
      }
      if let template = image.template { add("template", template.words) }
      if image.interpolation != .high { add("interpolation", "\(image.interpolation)") }
    }
  }

  /// What depends on the frame is told as it is in this one, so that a part of another size has the same words.
  fileprivate static let sample = CGRect(x: 0, y: 0, width: 100, height: 100)

  private mutating func add(_ style: StrokeStyle) {
    add("lineWidth", style.lineWidth)
    if style.lineCap != .butt { add("lineCap", "\(style.lineCap)") }
    if style.lineJoin != .miter { add("lineJoin", "\(style.lineJoin)") }
    add("miterLimit", style.miterLimit, unless: 10)
    if !style.dash.isEmpty { add("dash", style.dash.map(\.shortText).joined(separator: ",")) }
    add("dashPhase", style.dashPhase, unless: 0)
  }

  mutating func add(_ effect: Effect) {
    switch effect {
    case .opacity(let opacity): add("opacity", CGFloat(opacity).shortText)
    case .clip(let shape, let style):
      add("clip", shape.words)
      add("evenOdd", if: style.isEOFilled)
    case .rotation(let radians, let anchor):
      add("rotation", CGFloat(radians * 180 / .pi).shortText)
      add("anchor", anchor.words)
    case .scale(let factor, let anchor):
      add("scale", factor.words)
      add("anchor", anchor.words)
    case .affine(let map, let anchor):
      add("transform", map.words)
      add("anchor", anchor.words)
    case .projection(let make): add("projection", make(Self.sample.size).words)
    case .blend(let mode): add("blend", mode.rawValue)
    case .filters(let filters): for filter in filters { add(filter) }
    case .container(let shape): add("container", shape.words)
    case .isolated: add("effect", "isolated")
    case .hidden: add("effect", "hidden")
    }
  }

  private mutating func add(_ filter: Filter) {
    switch filter {
    case .blur(let radius, let isOpaque):
      add("blur", radius)
      add("opaque", if: isOpaque)
    case .shadow(let color, let radius, let offset):
      add("shadow", "\(color.shortText),\(radius.shortText),\(offset.words)")
    case .innerShadow(let color, let radius, let offset):
      add("innerShadow", "\(color.shortText),\(radius.shortText),\(offset.words)")
    case .colorMatrix(let rows):
      add("colorMatrix", rows.map { CGFloat($0).shortText }.joined(separator: ","))
    case .luminanceToAlpha: add("effect", "luminanceToAlpha")
    case .projection: add("effect", "projection")
    }
  }

  fileprivate static func words(of filter: Filter) -> String {
    var parameters = LayoutParameters()
    parameters.add(filter)
    return parameters.all.map(\.description).joined(separator: ",")
  }

  mutating func add(_ annotation: Annotation) {
    switch annotation {
    case .link(.url(let address)): add("link", address.quoted)
    case .link(.destination(let name)): add("link", "#\(name)".quoted)
    case .destination(let name): add("destination", name.quoted)
    case .outline(let title, let level):
      add("outline", title.quoted)
      add("level", "\(level)")
    case .note(let text): add("note", text.quoted)
    }
  }
}

extension Shading {
  fileprivate var words: String {
    switch self {
    case .color(let color): color.shortText
    case .linear(let ramp, let from, let to): "linear(\(ramp.words);\(from.words);\(to.words))"
    case .radial(let ramp, let center, let start, let end):
      "radial(\(ramp.words);\(center.words);\(start.shortText),\(end.shortText))"
    case .elliptical(let ramp, let center, let start, let end):
      "elliptical(\(ramp.words);\(center.words);\(start.shortText),\(end.shortText))"
    case .angular(let ramp, let center, let start, let end):
      "angular(\(ramp.words);\(center.words);\(start.shortText),\(end.shortText))"
    case .image(let image, let part, let scale):
      "image(\(image.words);\(part.origin.words),\(part.size.words);\(scale.shortText))"
    case .mesh(let mesh):
      "mesh(\(mesh.columns)x\(mesh.rows);"
        + mesh.vertices.map { "\($0.color.shortText)@\($0.position.words)" }.joined(separator: ",")
        + ")"
    case .veil(let veil):
      "material(\(veil.tint.shortText),\(veil.blur.shortText),"
        + "\(CGFloat(veil.saturation).shortText),\(CGFloat(veil.strength).shortText))"
    case .opacity(let shading, let opacity): "\(shading.words)*\(CGFloat(opacity).shortText)"
    case .shadowed(let shading, let filter):
      "shadowed(\(shading.words);\(LayoutParameters.words(of: filter)))"
    case .blended(let shading, let mode): "\(mode.rawValue)(\(shading.words))"
    }
  }
}

extension GradientRamp {
  fileprivate var words: String {
    (interpolation == .perceptual ? "perceptual," : "")
      + stops.map { "\($0.color.shortText)@\($0.location.shortText)" }.joined(separator: ",")
  }
}

extension ShapeForm {
  fileprivate var words: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let size, let style):
      "rounded(\(size.width == size.height ? size.width.shortText : size.words),\(style))"
    case .unevenRoundedRectangle(let radii, let style):
      "uneven("
        + [radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing]
        .map(\.shortText).joined(separator: ",") + ",\(style))"
    case .capsule(let style): "capsule(\(style))"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .path(let path): "path(\(path.description.stableHash))"
    case .custom(let draw): "custom(\(draw(LayoutParameters.sample).description.stableHash))"
    case .inset(let shape, let amount): "inset(\(shape.words),\(amount.shortText))"
    case .concentric: "concentric"
    case .transformed(let shape, let map): "transformed(\(shape.words),\(map.words))"
    }
  }
}

extension ImageResource {
  fileprivate var words: String {
    let kind =
      switch content {
      case .png: "png"
      case .jpeg: "jpeg"
      case .rgba: "rgba"
      }
    return "\(kind),\(pixelWidth)x\(pixelHeight),\(contentHash)"
  }

  /// FNV-1a of the file's or the pixels' bytes: equal on every machine.
  private var contentHash: String {
    let data =
      switch content {
      case .png(let data), .jpeg(let data), .rgba(let data): data
      }
    let hash = [UInt8](data).reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension SemanticRole {
  var words: String {
    switch self {
    case .heading(let level): "heading(\(level))"
    case .figure(let label): "figure(\(label.quoted))"
    case .tableHeader(let scope): "tableHeader(\(scope.rawValue))"
    case .priority(let value): "priority(\(CGFloat(value).shortText))"
    case .paragraph, .list, .listItem, .table, .tableRow, .tableCell, .link, .caption, .artifact,
      .partHeading, .prelude:
      "\(self)"
    }
  }
}

extension ProjectionTransform {
  fileprivate var words: String {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].map(\.shortText).joined(separator: ",")
  }
}

extension CGAffineTransform {
  fileprivate var words: String {
    [a, b, c, d, tx, ty].map(\.shortText).joined(separator: ",")
  }
}
