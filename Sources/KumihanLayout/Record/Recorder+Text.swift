import Foundation
import KumihanDrawing
import KumihanText

extension Recorder {
  mutating func draw(
    _ layout: TextLayout, of node: Int32, shadings: TextShadings, in frame: CGRect
  ) {
    guard case .leaf(.text(let number)) = placed.tree.nodes[Int(node)].kind else { return }
    let runs = placed.tree.paragraphs[Int(number)].runs
    for line in layout.lines {
      drawBackgrounds(of: line, runs, node, frame)
      drawLines(under: true, of: line, runs, shadings, node, frame)
      for piece in line.pieces {
        let run = runs[piece.run]
        guard let link = run.link else {
          draw(piece, shadings[run.ink], node, frame)
          continue
        }
        let metrics = engine.metrics(run.font)
        let area = CGRect(
          x: frame.minX + piece.minX, y: frame.minY + line.baseline - metrics.ascent,
          width: piece.maxX - piece.minX, height: metrics.lineHeight)
        // The area and the words below it are one element to readers.
        let words = nested { $0.draw(piece, shadings[run.ink], node, frame) }
        let mark = DrawItem(.mark(.link(area, .url(link))), node: id(node))
        add(.group(DrawGroup(role: .link, children: words + [mark])), node)
      }
      drawLines(under: false, of: line, runs, shadings, node, frame)
    }
  }

  private mutating func draw(
    _ piece: TextLayout.Piece, _ shading: Shading, _ node: Int32, _ frame: CGRect
  ) {
    switch piece.content {
    case .glyphs(let glyphs):
      draw(glyphs, shading, node, frame)
    case .layers(let layers):
      draw(layers, shading, node, frame)
    case .box(let box):
      draw(box, shading, node, frame)
    case .image(let image, let rect, let text):
      let place = rect.offsetBy(dx: frame.minX, dy: frame.minY)
      guard !text.isEmpty else {
        return add([.image(image, place, .high)], seenBy: shading, node, frame)
      }
      // An emoji without outlines is read as what it shows.
      let ink = nested { $0.add([.image(image, place, .high)], seenBy: shading, node, frame) }
      add(.group(DrawGroup(role: .figure(text), children: ink)), node)
    }
  }

  /// A bar of each line's width from the cap height to a little below the baseline.
  mutating func drawBars(
    _ layout: TextLayout, of node: Int32, shading: Shading, in frame: CGRect
  ) {
    guard case .leaf(.text(let number)) = placed.tree.nodes[Int(node)].kind else { return }
    let runs = placed.tree.paragraphs[Int(number)].runs
    for line in layout.lines {
      let edges = line.pieces.flatMap { [$0.minX, $0.maxX] }
      guard let left = edges.min(), let right = edges.max(), let first = line.pieces.first else {
        continue
      }
      let metrics = engine.metrics(runs[first.run].font)
      let top = frame.minY + line.baseline - metrics.capHeight
      let bar = CGRect(
        x: frame.minX + left, y: top, width: right - left,
        height: metrics.capHeight + metrics.descent / 2)
      let path = Path(roundedRect: bar, cornerRadius: min(3, bar.height / 2))
      paint(shading, in: frame, node) { .fill(path, $0, FillStyle()) }
    }
  }

  mutating func draw(
    _ run: GlyphRun, _ shading: Shading, _ node: Int32, _ frame: CGRect
  ) {
    var run = run
    run.origin.x += frame.minX
    run.origin.y += frame.minY
    paint(shading, in: frame, node) { .glyphs(run, $0) }
  }

  /// Layers with their own colours keep only the opacity and shadows of the text's paint.
  private mutating func draw(
    _ layers: [TextLayout.Piece.Layer], _ shading: Shading, _ node: Int32, _ frame: CGRect
  ) {
    let plain = shading.fitted(to: frame).paint
    let commands = layers.map { layer in
      var run = layer.run
      run.origin.x += frame.minX
      run.origin.y += frame.minY
      return DrawCommand.glyphs(run, layer.color.map { .color($0) } ?? plain)
    }
    add(commands, seenBy: shading, node, frame)
  }

  private mutating func add(
    _ commands: [DrawCommand], seenBy shading: Shading, _ node: Int32, _ frame: CGRect
  ) {
    let (opacity, fitted) = (shading.opacity, shading.fitted(to: frame))
    guard opacity < 1 || !fitted.filters.isEmpty || fitted.blend != .normal else {
      for command in commands { add(command, node) }
      return
    }
    let children = commands.map { DrawItem($0, node: id(node)) }
    add(
      .group(
        DrawGroup(
          opacity: opacity, blend: fitted.blend, filters: fitted.filters, children: children)),
      node)
  }

  private mutating func draw(
    _ box: MissingBox, _ shading: Shading, _ node: Int32, _ frame: CGRect
  ) {
    let area = box.frame.offsetBy(dx: frame.minX, dy: frame.minY)
    let path = Path(roundedRect: area, cornerRadius: box.lineWidth * 2)
    paint(shading, in: frame, node) {
      .stroke(path, $0, StrokeStyle(lineWidth: box.lineWidth))
    }
    draw(box.number, shading, node, frame)
  }

  /// A run's background is as high as its font's line.
  private mutating func drawBackgrounds(
    of line: TextLayout.Line, _ runs: [TextRun], _ node: Int32, _ frame: CGRect
  ) {
    for piece in line.pieces {
      let run = runs[piece.run]
      guard let color = run.background else { continue }
      let metrics = engine.metrics(run.font)
      let area = CGRect(
        x: frame.minX + piece.minX,
        y: frame.minY + line.baseline - run.baselineOffset - metrics.ascent,
        width: piece.maxX - piece.minX, height: metrics.lineHeight)
      paint(.color(color), in: frame, node) { .fill(Path(area), $0, FillStyle()) }
    }
  }

  /// Underlines lie below the glyphs, strikethroughs above them. Adjacent pieces of one run share
  /// one line.
  private mutating func drawLines(
    under: Bool, of line: TextLayout.Line, _ runs: [TextRun], _ shadings: TextShadings,
    _ node: Int32, _ frame: CGRect
  ) {
    var index = 0
    while index < line.pieces.count {
      let first = line.pieces[index]
      let run = runs[first.run]
      var maxX = first.maxX
      index += 1
      while index < line.pieces.count, line.pieces[index].run == first.run {
        maxX = line.pieces[index].maxX
        index += 1
      }
      guard let style = under ? run.underline : run.strikethrough else { continue }
      let metrics = engine.metrics(run.font)
      let thickness = max(metrics.underlineThickness, 0.5)
      let baseline = frame.minY + line.baseline - run.baselineOffset
      let y = under ? baseline + metrics.underlinePosition : baseline - metrics.xHeight / 2
      var path = Path()
      path.move(to: CGPoint(x: frame.minX + first.minX, y: y))
      path.addLine(to: CGPoint(x: frame.minX + maxX, y: y))
      let stroke = StrokeStyle(lineWidth: thickness, dash: style.pattern.dash(thickness))
      let shading = style.color.map { Shading.color($0) } ?? shadings[run.ink]
      paint(shading, in: frame, node) { .stroke(path, $0, stroke) }
    }
  }
}

extension TextLine.Pattern {
  /// Dashes and gaps, in multiples of the line's thickness.
  fileprivate func dash(_ thickness: CGFloat) -> [CGFloat] {
    let units: [CGFloat] =
      switch self {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    return units.map { $0 * thickness }
  }
}
