import Foundation
import KumihanCairo
import KumihanDrawing
import KumihanText

/// Measures the contrast of texts and symbols on the drawn page.
///
/// Where plain fills lie below words, the draw commands tell. For others, the part of the page that holds
/// them is drawn at one pixel per point twice for each group of letters that do not lie on each
/// other: without them, and with their boxes in their paint. What differs is seen. Source of the
/// ratio: WCAG 2.2, contrast ratio.
struct ContrastMeter {
  private let inks: [FactInk]
  private let nodes: [FactNode]
  private let list: DisplayList
  private let page: RGBA
  private let rasterizer: Rasterizer
  private let runs: GlyphGround
  /// Nil where pictures have to tell of all.
  private let plain: PlainGround?
  private let texts: Set<NodeID>
  /// The areas painted in a material: indices of inks.
  private let veils: [Int]

  static func contrasts(
    of inks: [FactInk], in nodes: [FactNode], list: DisplayList, ground: RGBA,
    rasterizer: Rasterizer, byPicturesAlone: Bool = false
  ) throws(RenderError) -> [TextContrast] {
    let glyphInks = inks.indices.filter { inks[$0].run != nil }
    guard !glyphInks.isEmpty, list.size.width > 0, list.size.height > 0 else { return [] }
    let runs = GlyphGround(inks: inks, glyphInks: glyphInks)
    let meter = ContrastMeter(
      inks: inks, nodes: nodes, list: list, page: ground, rasterizer: rasterizer, runs: runs,
      plain: byPicturesAlone
        ? nil
        : PlainGround(inks: inks, nodes: nodes, runs: runs, size: list.size, ground: ground),
      texts: Set(nodes.lazy.filter { $0.text != nil }.map(\.id)),
      veils: inks.indices.filter { index in
        guard case .veil? = inks[index].paint, inks[index].kind == .fill else { return false }
        return !inks[index].bounds.isNull
      })
    var measured: [Measure] = []
    for group in 0..<runs.groupCount { measured += try meter.measures(of: group) }
    return meter.joined(measured)
  }

  /// A run's pixels.
  private struct Measure {
    var ink: Int
    var number: Int
    var ratio = 1.0
    var mean = 1.0
    var color = RGBA.clear
    var ground = RGBA.clear
    /// The pixels that are seen.
    var count = 0
  }

  private typealias Member = (number: Int, run: GlyphGround.Run)

  /// The page around letters with a change.
  private func picture(
    _ change: GlyphGround.Change, of members: [Member]
  ) throws(RenderError) -> PartPicture {
    let area = members.lazy.flatMap(\.run.boxes).reduce(CGRect.null) { $0.union($1) }
    return try PartPicture(
      runs.items(list.items, change, inks: inks, texts: texts), of: list.size, area, inks: inks,
      ground: page, rasterizer: rasterizer)
  }

  private func measures(of group: Int) throws(RenderError) -> [Measure] {
    var result: [Measure] = []
    var members: [Member] = []
    for (number, run) in runs.runs.enumerated() {
      guard let run, run.group == group else { continue }
      if let found = measure(run, number) {
        result.append(found)
      } else {
        members.append((number, run))
      }
    }
    guard !members.isEmpty else { return result }
    let below = try picture(.without(group: group), of: members)
    let above = try picture(.boxes(group: group), of: members)
    let doubtful = Set(members.lazy.filter { hasEqualPixels($0.run, below, above) }.map(\.number))
    // What is not seen in another colour either is cut off or covered.
    let probe = doubtful.isEmpty ? nil : try picture(.probe(group: group), of: members)
    for (number, run) in members {
      result.append(
        measure(run, number, below, above, doubtful.contains(number) ? probe : nil))
    }
    return result
  }

  /// The contrast of letters of which the draw commands tell all.
  private func measure(_ run: GlyphGround.Run, _ number: Int) -> Measure? {
    guard let (color, ground) = plain?.colors(of: run) else { return nil }
    let ratio = Luminance.contrast(Luminance.of(color), Luminance.of(ground))
    let count = run.boxes.reduce(0) { $0 + Int($1.width * $1.height) }
    return Measure(
      ink: run.ink, number: number, ratio: ratio, mean: ratio, color: color, ground: ground,
      count: count)
  }

  private func forEachPixel(
    _ run: GlyphGround.Run, _ picture: PartPicture, _ body: (Int, Int) -> Void
  ) {
    let (columns, rows) = (picture.columns, picture.rows)
    for box in run.boxes {
      let (left, right) = (
        max(Int(box.minX), columns.lowerBound), min(Int(box.maxX), columns.upperBound)
      )
      let (top, bottom) = (max(Int(box.minY), rows.lowerBound), min(Int(box.maxY), rows.upperBound))
      guard left < right, top < bottom else { continue }
      for y in top..<bottom { for x in left..<right { body(x, y) } }
    }
  }

  private func hasEqualPixels(
    _ run: GlyphGround.Run, _ below: PartPicture, _ above: PartPicture
  ) -> Bool {
    var found = false
    forEachPixel(run, below) { x, y in
      found = found || below[x, y].isLike(above[x, y])
    }
    return found
  }

  private func measure(
    _ run: GlyphGround.Run, _ number: Int, _ below: PartPicture, _ above: PartPicture,
    _ probe: PartPicture?
  ) -> Measure {
    var ratios: [(ratio: Double, x: Int, y: Int)] = []
    var sum = 0.0
    forEachPixel(run, below) { x, y in
      let (a, b) = (below[x, y], above[x, y])
      if a.isLike(b), let probe, a.isLike(probe[x, y]) { return }
      let ratio = Luminance.contrast(Luminance.of(a), Luminance.of(b))
      ratios.append((ratio, x, y))
      sum += ratio
    }
    var result = Measure(ink: run.ink, number: number)
    guard !ratios.isEmpty else { return result }
    ratios.sort { $0.ratio < $1.ratio }
    let worst = ratios[min(ratios.count / 20, ratios.count - 1)]
    (result.ratio, result.mean, result.count) = (
      worst.ratio, sum / Double(ratios.count), ratios.count
    )
    result.color = RGBA(above[worst.x, worst.y])
    result.ground = RGBA(below[worst.x, worst.y])
    return result
  }

  /// The lowest of a text's stretches of one font; the best of a symbol's layers.
  private func joined(_ measures: [Measure]) -> [TextContrast] {
    var order: [Key] = []
    var groups: [Key: [Measure]] = [:]
    let measures = measures + unseen
    for measure in measures.sorted(by: { $0.number < $1.number }) {
      let ink = inks[measure.ink]
      guard let node = ink.node, let run = ink.run else { continue }
      // Words that a canvas draws are each a text.
      let stretch = fontRun(of: run, in: nodes[node]) ?? -2 - measure.number
      let key = Key(node: node, run: run.isSymbol ? -1 : stretch)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(measure)
    }
    return order.compactMap { key in
      let all = groups[key] ?? []
      let seen = all.filter { $0.count > 0 }
      let isSymbol = key.run == -1
      let chosen =
        isSymbol
        ? seen.max { $0.ratio < $1.ratio } : seen.min { $0.ratio < $1.ratio }
      guard let shown = chosen ?? all.first else { return nil }
      let ink = inks[shown.ink]
      let frame = all.compactMap { runs.runs[$0.number]?.tight }
        .reduce(CGRect.null) { $0.union($1) }
      let font =
        isSymbol ? nil : key.run < 0 ? ink.run?.font : nodes[key.node].text?.runs[key.run].font
      var paint: RGBA?
      if case .color(let color)? = ink.paint { paint = color }
      return TextContrast(
        node: key.node, words: isSymbol ? "" : all.compactMap { inks[$0.ink].run?.text }.joined(),
        font: font, ratio: shown.ratio, mean: shown.mean, color: shown.color,
        ground: shown.ground, paint: paint,
        certainty: chosen == nil && !isLost(ink)
          ? .unseen : certainty(of: ink, at: shown.ink, frame),
        frame: frame.isNull ? ink.wholeBounds : frame)
    }
  }

  /// The words that stand outside of what is shown.
  private var unseen: [Measure] {
    runs.glyphInks.compactMap { index in
      let ink = inks[index]
      let number = ink.glyphNumber
      guard runs.runs[number] == nil, ink.bounds.isNull || ink.bounds.isEmpty,
        ink.run?.isMeasured == true
      else { return nil }
      return Measure(ink: index, number: number)
    }
  }

  /// Whether words that nothing cuts off or covers are lost because of how they are blended.
  private func isLost(_ ink: FactInk) -> Bool {
    ink.effects.contains(.blend) && !ink.bounds.isNull && ink.bounds.width > 1
  }

  private struct Key: Hashable {
    var node: Int
    /// The stretch of the text, -1 for a symbol, less for words without a text.
    var run: Int
  }

  /// The stretch of a text that a run of glyphs belongs to.
  private func fontRun(of run: GlyphRun, in node: FactNode) -> Int? {
    guard let text = node.text, !text.runs.isEmpty else { return nil }
    let first = text.runs[0]
    if text.runs.allSatisfy({ $0.font == first.font }) { return 0 }
    let words = run.text.trimmingWhitespace
    let holders = text.runs.indices.filter { text.runs[$0].text.contains(words) }
    let candidates = holders.isEmpty ? Array(text.runs.indices) : holders
    return candidates.min {
      abs(text.runs[$0].font.size - run.size) < abs(text.runs[$1].font.size - run.size)
    }
  }

  private func certainty(
    of ink: FactInk, at index: Int, _ frame: CGRect
  ) -> TextContrast.Certainty {
    let isUnderVeil = veils.contains { above in
      guard above > index else { return false }
      let shared = inks[above].bounds.intersection(frame)
      return !shared.isNull && shared.width * shared.height > frame.width * frame.height * 0.2
    }
    // Words that are scrolled below a bar are not meant to be read there.
    if isUnderVeil { return .unseen }
    if ink.effects.contains(.blur) { return .unsure("the letters are blurred") }
    if ink.effects.contains(.projection) { return .unsure("the letters are seen in perspective") }
    if case .veil? = ink.paint { return .unsure("the letters are painted in a material") }
    let veil = veils.last { $0 < index && inks[$0].bounds.intersects(frame) }
    if let veil, !inks[(veil + 1)..<index].contains(where: { $0.covers(frame) }) {
      return .likely("a material's likeness on a still picture lies below")
    }
    if !ink.effects.isDisjoint(with: [.shadow, .innerShadow]) {
      return .shadowed("a shadow lies around the letters")
    }
    return .exact
  }
}

extension GlyphRun {
  /// The font of words that a canvas draws, whose weight is not known.
  fileprivate var font: FontRequest {
    // Faces are drawn up to a twenty-fifth smaller than asked for, to look alike.
    FontRequest(size: size / 0.968)
  }
}
