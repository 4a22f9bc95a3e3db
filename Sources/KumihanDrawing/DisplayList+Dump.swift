import Foundation

extension DisplayList {
  /// The drawing as text: a line per command, children indented by two spaces.
  ///
  /// The same drawing has the same dump on every machine: at most three decimals, fonts by
  /// PostScript name, pictures by kind and size. `nodes` adds the view of each command, as `@12`.
  public func dump(nodes: Bool = false) -> String {
    var writer = DumpWriter(nodes: nodes)
    writer.line("page \(size.shortText)", at: 0)
    writer.items(items, at: 0)
    return writer.text
  }
}

/// Writes commands line by line.
private struct DumpWriter {
  let nodes: Bool
  var text = ""

  init(nodes: Bool) { self.nodes = nodes }

  mutating func line(_ words: String, at depth: Int) {
    text += String(repeating: "  ", count: depth) + words + "\n"
  }

  mutating func items(_ items: [DrawItem], at depth: Int) {
    for item in items {
      let node = nodes && item.node != .none ? " @\(item.node.index)" : ""
      switch item.command {
      case .fill(let path, let paint, let style):
        line("fill \(words(paint))\(words(style)) \(words(path))\(node)", at: depth)
      case .stroke(let path, let paint, let style):
        line("stroke \(words(paint)) \(words(style)) \(words(path))\(node)", at: depth)
      case .glyphs(let run, let paint):
        line("glyphs \(words(paint)) \(words(run))\(node)", at: depth)
      case .image(let image, let rect, let interpolation):
        line("image \(words(image)) in \(rect.shortText) \(interpolation)\(node)", at: depth)
      case .group(let group):
        line("group\(words(group))\(node)", at: depth)
        if let mask = group.mask {
          line("mask", at: depth + 1)
          self.items(mask, at: depth + 2)
        }
        self.items(group.children, at: depth + 1)
      case .mark(let mark):
        line("mark \(words(mark))\(node)", at: depth)
      }
    }
  }

  private func words(_ path: Path) -> String {
    if let rect = path.rectangle { return "rect \(rect.shortText)" }
    return "path \(path.description)"
  }

  private func words(_ style: FillStyle) -> String {
    (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " aliased")
  }

  private func words(_ style: StrokeStyle) -> String {
    var words = "width \(style.lineWidth.shortText)"
    if style.lineCap != .butt { words += " cap \(style.lineCap)" }
    if style.lineJoin != .miter { words += " join \(style.lineJoin)" }
    if style.miterLimit != 10 { words += " miter \(style.miterLimit.shortText)" }
    if !style.dash.isEmpty {
      words += " dash \(style.dash.map(\.shortText).joined(separator: " "))"
      if style.dashPhase != 0 { words += " phase \(style.dashPhase.shortText)" }
    }
    return words
  }

  private func words(_ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      color.shortText
    case .linearGradient(let ramp, let from, let to):
      "linear(\(words(ramp)) from \(from.shortText) to \(to.shortText))"
    case .radialGradient(let ramp, let center, let start, let end, let scale):
      "radial(\(words(ramp)) at \(center.shortText) radii \(start.shortText) \(end.shortText)"
        + (scale == CGSize(width: 1, height: 1) ? ")" : " scale \(scale.shortText))")
    case .angularGradient(let ramp, let center, let start, let end):
      "angular(\(words(ramp)) at \(center.shortText)"
        + " from \(start.shortText) to \(end.shortText))"
    case .imagePattern(let image, let origin, let scale):
      "pattern(\(words(image)) at \(origin.shortText) scale \(scale.shortText))"
    case .mesh(let mesh): words(mesh)
    case .veil(let veil):
      "veil(\(veil.tint.shortText) blur \(veil.blur.shortText)"
        + " saturation \(CGFloat(veil.saturation).shortText)"
        + (veil.strength == 1 ? ")" : " strength \(CGFloat(veil.strength).shortText))")
    }
  }

  private func words(_ ramp: GradientRamp) -> String {
    let stops = ramp.stops.map { "\($0.color.shortText) \($0.location.shortText)" }
    return (ramp.interpolation == .perceptual ? "perceptual " : "")
      + stops.joined(separator: ", ")
  }

  private func words(_ mesh: GradientMesh) -> String {
    let vertices = mesh.vertices.map { "\($0.color.shortText) \($0.position.shortText)" }
    return (mesh.interpolation == .perceptual ? "perceptual " : "")
      + "mesh(\(mesh.columns)x\(mesh.rows)\(mesh.isSmooth ? "" : " straight"): "
      + vertices.joined(separator: ", ")
      + (mesh.background.alpha > 0 ? " on \(mesh.background.shortText))" : ")")
  }

  private func words(_ image: ImageResource) -> String {
    let kind =
      switch image.content {
      case .png: "png"
      case .jpeg: "jpeg"
      case .rgba: "rgba"
      }
    return "\(kind) \(image.pixelWidth)x\(image.pixelHeight)"
  }

  /// Glyphs are written as number and distance from the run's origin, the height only off the
  /// baseline.
  private func words(_ run: GlyphRun) -> String {
    let glyphs = run.glyphs.map { glyph in
      "\(glyph.id)+\(glyph.x.shortText)" + (glyph.y == 0 ? "" : ",\(glyph.y.shortText)")
    }
    return "\(run.face.postScriptName) \(run.size.shortText) at \(run.origin.shortText)"
      + (run.slant == 0 ? "" : " slant \(run.slant.shortText)")
      + (run.isRightToLeft ? " rtl" : "")
      + " \(quoted(run.text)) [\(glyphs.joined(separator: " "))] \(run.advance.shortText)"
  }

  private func words(_ group: DrawGroup) -> String {
    var words = ""
    if let role = group.role { words += " role \(self.words(role))" }
    if !group.transform.isIdentity { words += " transform \(self.words(group.transform))" }
    if group.opacity != 1 { words += " opacity \(group.opacity.shortText)" }
    if group.blend != .normal { words += " blend \(group.blend.rawValue)" }
    if group.isIsolated { words += " isolated" }
    for filter in group.filters { words += " \(self.words(filter))" }
    if let clip = group.clip {
      words +=
        " clip\(clip.isSoft ? " soft" : "")\(self.words(clip.style)) \(self.words(clip.path))"
    }
    return words
  }

  private func words(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return "move \(t.tx.shortText) \(t.ty.shortText)"
    }
    return [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.shortText).joined(separator: " ")
  }

  private func words(_ filter: Filter) -> String {
    switch filter {
    case .blur(let radius, let isOpaque):
      "blur(\(radius.shortText)\(isOpaque ? " opaque" : ""))"
    case .shadow(let color, let radius, let offset):
      "shadow(\(color.shortText) \(radius.shortText) offset \(offset.shortText))"
    case .innerShadow(let color, let radius, let offset):
      "innerShadow(\(color.shortText) \(radius.shortText) offset \(offset.shortText))"
    case .colorMatrix(let values):
      "colorMatrix(\(values.map(\.shortText).joined(separator: " ")))"
    case .luminanceToAlpha:
      "luminanceToAlpha"
    case .projection(let m):
      "projection("
        + [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
        .map { ($0 * 1000).shortText }.joined(separator: " ") + " ‰)"
    }
  }

  private func words(_ role: SemanticRole) -> String {
    switch role {
    case .heading(let level): "heading \(level)"
    case .partHeading: "partHeading"
    case .prelude: "prelude"
    case .priority(let value): "priority \(CGFloat(value).shortText)"
    case .paragraph: "paragraph"
    case .list: "list"
    case .listItem: "listItem"
    case .table: "table"
    case .tableRow: "tableRow"
    case .tableCell: "tableCell"
    case .tableHeader(let scope): "tableHeader \(scope.rawValue)"
    case .caption: "caption"
    case .link: "link"
    case .figure(let text): "figure \(quoted(text))"
    case .artifact: "artifact"
    }
  }

  private func words(_ mark: Mark) -> String {
    switch mark {
    case .link(let rect, .url(let url)): "link \(rect.shortText) url \(quoted(url))"
    case .link(let rect, .destination(let name)):
      "link \(rect.shortText) destination \(quoted(name))"
    case .destination(let name, let point): "destination \(quoted(name)) at \(point.shortText)"
    case .outline(let title, let level, let point):
      "outline \(level) \(quoted(title)) at \(point.shortText)"
    case .note(let rect, let text): "note \(rect.shortText) \(quoted(text))"
    }
  }

  /// One line, for any text.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
