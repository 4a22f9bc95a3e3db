import Foundation
import KumihanDrawing

/// Sets parts of a line one after the other, left to right, as pieces with positions.
struct PieceSetter {
  private let pictures: PictureCache
  private let fit: LayoutMaker.Fit
  private let baseline: CGFloat
  private let naturalWidth: CGFloat
  private var spaceExtra: CGFloat = 0
  private var clusterExtra: CGFloat = 0
  /// The start of the line.
  private var start: CGFloat = 0
  private var x: CGFloat = 0
  private(set) var pieces: [TextLayout.Piece] = []

  init(pictures: PictureCache, fit: LayoutMaker.Fit, baseline: CGFloat, room: CGFloat) {
    self.pictures = pictures
    self.fit = fit
    self.baseline = baseline
    naturalWidth = room * fit.scale
  }

  /// Spreads the free space over the spaces, or over all clusters when there are none.
  mutating func justify(_ parts: [LinePart], to width: CGFloat) {
    let free = width - naturalWidth
    guard free > 0 else { return }
    let clusters = parts.flatMap(\.clusters).filter { !$0.isSoftHyphen }
    let spaces = clusters.count { $0.isSpace }
    if spaces > 0 {
      spaceExtra = free / CGFloat(spaces)
    } else if clusters.count > 1 {
      clusterExtra = free / CGFloat(clusters.count - 1)
    }
  }

  mutating func begin(at start: CGFloat) { (self.start, x) = (start, start) }

  mutating func append(_ part: LinePart) {
    let origin = CGPoint(x: x, y: baseline - part.item.baselineOffset * fit.scale)
    switch part.item.content {
    case .nothing: break
    case .image(let image, let size):
      let size = CGSize(width: size.width * fit.scale, height: size.height * fit.scale)
      let start = x
      x += advance(part.clusters[part.clusters.startIndex], part.item)
      let rect = CGRect(
        x: start, y: origin.y - size.height, width: size.width, height: size.height)
      pieces.append(
        TextLayout.Piece(
          content: .image(image, rect, text: ""), run: part.item.run, minX: start, maxX: x))
    case .boxes(let boxes):
      for index in visual(part) {
        let start = x
        let cluster = part.clusters[index]
        x += advance(cluster, part.item)
        let box = boxes.box(
          Int(cluster.glyph), at: CGPoint(x: start, y: origin.y), scale: fit.scale)
        pieces.append(
          TextLayout.Piece(content: .box(box), run: part.item.run, minX: start, maxX: x))
      }
    case .glyphs(let glyphs):
      if glyphs.link.face.isColored {
        appendColored(part, glyphs, origin)
      } else {
        appendGlyphs(part, glyphs, origin)
      }
    }
  }

  /// The indices of a part's clusters from left to right.
  private func visual(_ part: LinePart) -> [Int] {
    part.item.level % 2 == 1 ? part.clusters.indices.reversed() : Array(part.clusters.indices)
  }

  private func advance(_ cluster: Cluster, _ item: Item) -> CGFloat {
    if cluster.isSoftHyphen { return 0 }
    if cluster.isTab {
      return TabStops.advance(at: (x - start) / fit.scale, level: item.level) * fit.scale
    }
    let spacing = item.spacing
    let own = cluster.advance + spacing.after - fit.tightening * spacing.fontSize
    return own * fit.scale + clusterExtra + (cluster.isSpace ? spaceExtra : 0)
  }

  private mutating func appendGlyphs(
    _ part: LinePart, _ glyphs: Item.Glyphs, _ origin: CGPoint
  ) {
    let unit = glyphs.unit * fit.scale
    var set: [GlyphRun.Glyph] = []
    var pen: CGFloat = 0
    for index in visual(part) where !part.clusters[index].isSoftHyphen {
      let cluster = part.clusters[index]
      let end = pen + advance(cluster, part.item)
      for index in Int(cluster.glyph)..<Int(cluster.glyph + cluster.glyphCount) {
        let glyph = glyphs.shaped[index]
        set.append(
          GlyphRun.Glyph(
            id: glyph.id, x: pen + CGFloat(glyph.x) * unit,
            y: glyphs.shift * fit.scale - CGFloat(glyph.y) * unit))
        pen += CGFloat(glyph.advance) * unit
      }
      pen = end
    }
    let size = glyphs.unit * glyphs.link.face.measures.unitsPerEm * fit.scale
    guard !set.isEmpty else { return }
    let (words, clusters) = extents(part)
    let run = GlyphRun(
      face: glyphs.link.face.id, size: size, origin: origin, glyphs: set,
      text: String(decoding: words, as: UTF8.self), clusters: clusters,
      isRightToLeft: glyphs.options.isRightToLeft, slant: glyphs.slant, advance: pen)
    pieces.append(
      TextLayout.Piece(content: .glyphs(run), run: part.item.run, minX: x, maxX: x + pen))
    x += pen
  }

  /// The words and the text and glyph counts of a part's clusters, in logical order. Soft hyphens
  /// within a line are not part of the words.
  private func extents(_ part: LinePart) -> (words: [UInt8], clusters: [GlyphRun.Cluster]) {
    var words: [UInt8] = []
    var extents: [GlyphRun.Cluster] = []
    for index in part.clusters.indices where !part.clusters[index].isSoftHyphen {
      let bytes = bytes(ofCluster: index, part)
      words += part.source[bytes]
      extents.append(
        GlyphRun.Cluster(
          utf8Count: bytes.count, glyphCount: Int(part.clusters[index].glyphCount)))
    }
    return (words, extents)
  }

  private func bytes(ofCluster index: Int, _ part: LinePart) -> Range<Int> {
    let clusters = part.clusters
    let start = index == clusters.startIndex ? part.utf8.lowerBound : Int(clusters[index].offset)
    let end =
      index + 1 < clusters.endIndex ? Int(clusters[index + 1].offset) : part.utf8.upperBound
    return start..<end
  }

  /// Glyphs with their own colours, each as one piece.
  private mutating func appendColored(
    _ part: LinePart, _ glyphs: Item.Glyphs, _ origin: CGPoint
  ) {
    let unit = glyphs.unit * fit.scale
    for number in visual(part) {
      let cluster = part.clusters[number]
      let start = x
      x += advance(cluster, part.item)
      var pen = start
      var text = part.source[bytes(ofCluster: number, part)]
      for index in Int(cluster.glyph)..<Int(cluster.glyph + cluster.glyphCount) {
        let glyph = glyphs.shaped[index]
        let place = CGPoint(
          x: pen + CGFloat(glyph.x) * unit,
          y: origin.y + glyphs.shift * fit.scale - CGFloat(glyph.y) * unit)
        pen += CGFloat(glyph.advance) * unit
        guard let content = colored(glyph, text: text, at: place, glyphs) else { continue }
        pieces.append(
          TextLayout.Piece(content: content, run: part.item.run, minX: start, maxX: x))
        text = []
      }
    }
  }

  private func colored(
    _ glyph: ShapedGlyph, text: ArraySlice<UInt8>, at place: CGPoint, _ glyphs: Item.Glyphs
  ) -> TextLayout.Piece.Content? {
    let face = glyphs.link.face
    let unit = glyphs.unit * fit.scale
    let layers = face.layers(of: glyph.id)
    if !layers.isEmpty {
      return .layers(
        layers.enumerated().map { index, layer in
          let text = index == 0 ? text : []
          let run = GlyphRun(
            face: face.id, size: unit * face.measures.unitsPerEm, origin: place,
            glyphs: [GlyphRun.Glyph(id: layer.glyph, x: 0, y: 0)],
            text: String(decoding: text, as: UTF8.self),
            clusters: [GlyphRun.Cluster(utf8Count: text.count, glyphCount: 1)],
            advance: CGFloat(glyph.advance) * unit)
          return TextLayout.Piece.Layer(run: run, color: layer.color)
        })
    }
    guard let image = pictures.picture(of: glyph.id, in: face) else { return nil }
    let ink = face.extents(of: glyph.id)
    return .image(
      image,
      CGRect(
        x: place.x + ink.minX * unit, y: place.y - ink.maxY * unit, width: ink.width * unit,
        height: ink.height * unit),
      text: String(decoding: text, as: UTF8.self))
  }
}
