import Kumihan

/// An exporter as another package writes it, with what `import Kumihan` gives to everybody: a page
/// as Encapsulated PostScript.
///
/// Paths are curves, text is outlines, whatever PostScript has no words for is pixels.
struct PostScriptExporter: Exporter {
  enum Failure: Error { case tooLarge }

  /// In points.
  var largestSide: CGFloat = 14_400

  var name: String { "EPS" }

  func export(_ drawing: ExportDrawing) throws -> ExportedPage {
    guard max(drawing.size.width, drawing.size.height) <= largestSide else {
      throw Failure.tooLarge
    }
    var writer = Writer(resources: drawing.resources)
    let (width, height) = (drawing.size.width, drawing.size.height)
    writer.text = """
      %!PS-Adobe-3.0 EPSF-3.0
      %%BoundingBox: 0 0 \(Int(width.rounded(.up))) \(Int(height.rounded(.up)))
      0 \(number(height)) translate 1 -1 scale

      """
    // PostScript cannot look at what lies below, as materials do.
    let (list, veils) = try drawing.resources.withoutVeils(drawing.content, scale: 2)
    try writer.write(list.items)
    writer.text += "showpage\n"
    var report = RenderReport(patches: veils)
    report.add(writer.report)
    return ExportedPage(data: Data(writer.text.utf8), report: report)
  }
}

private func number(_ value: CGFloat) -> String {
  value == value.rounded() ? "\(Int(value))" : "\((value * 1000).rounded() / 1000)"
}

private struct Writer {
  let resources: ExportResources
  var text = ""
  var report = RenderReport()

  mutating func write(_ items: [DrawItem]) throws {
    for item in items {
      switch item.command {
      case .fill(let path, .color(let color), let style):
        write(path, color, style.isEOFilled ? "eofill" : "fill")
      case .stroke(let path, .color(let color), let style):
        text += "\(number(style.lineWidth)) setlinewidth\n"
        write(path, color, "stroke")
      case .glyphs(let run, .color(let color)):
        write(try resources.outline(of: run), color, "fill")
      case .fill(let path, _, _), .stroke(let path, _, _):
        try patch(item, over: path.boundingRect, "gradient")
      case .glyphs(let run, _):
        try patch(item, over: resources.outline(of: run).boundingRect, "gradient")
      case .image(_, let rect, _):
        try patch(item, over: rect, nil)
      case .group(let group) where group.isPlain:
        text += "gsave\n"
        let map = group.transform
        let factors: [CGFloat] = [map.a, map.b, map.c, map.d, map.tx, map.ty]
        text += "[" + factors.map { number($0) }.joined(separator: " ") + "] concat\n"
        if let clip = group.clip { outline(clip.path, clip.style.isEOFilled ? "eoclip" : "clip") }
        try write(group.children)
        text += "grestore\n"
      case .group(let group):
        try patch(item, over: group.clip?.path.boundingRect ?? .null, "effect")
      case .mark: continue
      }
    }
  }

  private mutating func write(_ path: Path, _ color: RGBA, _ verb: String) {
    let parts = [color.red, color.green, color.blue].map { number(CGFloat($0)) }
    text += "\(parts.joined(separator: " ")) setrgbcolor\n"
    outline(path, verb)
  }

  private mutating func outline(_ path: Path, _ verb: String) {
    text += "newpath\n"
    var last = CGPoint.zero
    func words(_ points: CGPoint..., verb: String) -> String {
      points.map { "\(number($0.x)) \(number($0.y)) " }.joined() + verb + "\n"
    }
    path.forEach { element in
      switch element {
      case .move(let to): (last, text) = (to, text + words(to, verb: "moveto"))
      case .line(let to): (last, text) = (to, text + words(to, verb: "lineto"))
      case .quadCurve(let to, let control):
        func third(_ end: CGPoint) -> CGPoint {
          CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
        }
        (last, text) = (to, text + words(third(last), third(to), to, verb: "curveto"))
      case .curve(let to, let control1, let control2):
        (last, text) = (to, text + words(control1, control2, to, verb: "curveto"))
      case .closeSubpath: text += "closepath\n"
      }
    }
    text += verb + "\n"
  }

  /// Pixels in the place of an item; `cause` is what PostScript cannot say, nil for what is pixels
  /// anyhow.
  private mutating func patch(_ item: DrawItem, over area: CGRect, _ cause: String?) throws {
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    if let cause {
      report.add(
        RenderReport.Finding(
          .patch(cause), at: RenderReport.Place(area: area, node: item.node)))
    }
    let move = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    let list = DisplayList(
      size: area.size, items: [DrawItem(.group(DrawGroup(transform: move, children: [item])))])
    let pixels = try resources.pixels(of: list, scale: 1, background: .white)
    text += "gsave \(number(area.minX)) \(number(area.minY)) translate "
    text += "\(number(area.width)) \(number(area.height)) scale\n"
    text += "\(pixels.width) \(pixels.height) 8 [\(pixels.width) 0 0 \(pixels.height) 0 0]\n"
    text += "currentfile /ASCIIHexDecode filter false 3 colorimage\n"
    let digits = Array("0123456789abcdef")
    for byte in pixels.straightRGB { text += "\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])" }
    text += ">\ngrestore\n"
  }
}

extension DrawGroup {
  fileprivate var isPlain: Bool {
    opacity == 1 && blend == .normal && filters.isEmpty && mask == nil
  }
}

extension PixelBuffer {
  /// Over white nothing is left of the alpha.
  fileprivate var straightRGB: [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        bytes += [pixel.red, pixel.green, pixel.blue]
      }
    }
    return bytes
  }
}
