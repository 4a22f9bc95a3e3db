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
  /// Where the line starts.
  private var start: CGFloat = 0
  private var x: CGFloat = 0
  private(set) var pieces: [TextLayout.Piece] = []

  init(pictures: PictureCache, fit: LayoutMaker.Fit, baseline: CGFloat, room: CGFloat) {
    self.pictures = pictures
    self.fit = fit
    self.baseline = baseline
    naturalWidth = room * fit.scale
  }

  /// Spreads what is free over the spaces, or over all clusters when there are none.
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
        TextLayout.Piece(content: .image(image, rect), run: part.item.run, minX: start, maxX: x))
    case .boxes(let boxes):
      for cluster in visual(part) {
        let start = x
        x += advance(cluster, part.item)
        let box = boxes.box(
          Int(cluster.glyph), at: CGPoint(x: start, y: origin.y), scale: fit.scale)
        pieces.append(
          TextLayout.Piece(content: .box(box), run: part.item.run, minX: start, maxX: x))
      }
    case .glyphs(let glyphs):
      if glyphs.link.face.hasPictures {
        appendPictures(part, glyphs, origin)
      } else {
        appendGlyphs(part, glyphs, origin)
      }
    }
  }

  /// The clusters of a part from left to right.
  private func visual(_ part: LinePart) -> [Cluster] {
    part.item.level % 2 == 1 ? part.clusters.reversed() : Array(part.clusters)
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
    for cluster in visual(part) where !cluster.isSoftHyphen {
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
  /// that no line ends with are no part of the words.
  private func extents(_ part: LinePart) -> (words: [UInt8], clusters: [GlyphRun.Cluster]) {
    var words: [UInt8] = []
    var extents: [GlyphRun.Cluster] = []
    for index in part.clusters.indices where !part.clusters[index].isSoftHyphen {
      let next =
        index + 1 < part.clusters.endIndex
        ? Int(part.clusters[index + 1].offset) : part.utf8.upperBound
      let start =
        index == part.clusters.startIndex
        ? part.utf8.lowerBound : Int(part.clusters[index].offset)
      words += part.source[start..<next]
      extents.append(
        GlyphRun.Cluster(
          utf8Count: next - start, glyphCount: Int(part.clusters[index].glyphCount)))
    }
    return (words, extents)
  }

  private mutating func appendPictures(
    _ part: LinePart, _ glyphs: Item.Glyphs, _ origin: CGPoint
  ) {
    let unit = glyphs.unit * fit.scale
    for cluster in visual(part) {
      let start = x
      x += advance(cluster, part.item)
      for index in Int(cluster.glyph)..<Int(cluster.glyph + cluster.glyphCount) {
        let glyph = glyphs.shaped[index]
        guard let image = pictures.picture(of: glyph.id, in: glyphs.link.face) else { continue }
        let ink = glyphs.link.face.extents(of: glyph.id)
        let rect = CGRect(
          x: start + (ink.minX + CGFloat(glyph.x)) * unit,
          y: origin.y - (ink.maxY + CGFloat(glyph.y)) * unit, width: ink.width * unit,
          height: ink.height * unit)
        pieces.append(
          TextLayout.Piece(content: .image(image, rect), run: part.item.run, minX: start, maxX: x))
      }
    }
  }
}
