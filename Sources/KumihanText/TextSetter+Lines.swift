package import Foundation

/// A measured line of a paragraph, without position.
package struct MeasuredLine: Hashable, Sendable {
  /// Its words, without trailing spaces; a soft hyphen at the line's end becomes visible.
  package var text: String
  /// In points, with the hyphen, without trailing spaces.
  package var width: CGFloat
  /// Whether it ends between joined letters, because their word is longer than a line.
  package var tearsLetters: Bool
  /// Whether it ends within a word, without a hyphen, because nothing else fits.
  package var dividesWord: Bool
}

/// Where a line's letters lie, in points from its top.
package struct LineInk: Hashable, Sendable {
  package var baseline: CGFloat
  /// The highest and the lowest ink; the baseline for a line without ink.
  package var top, bottom: CGFloat
}

extension TextSetter {
  /// The lines of a paragraph at a width, without its line limit.
  package func lines(of paragraph: Paragraph, width: CGFloat) -> [MeasuredLine] {
    let text = text(of: paragraph)
    var maker = LineMaker(text, limit: max(width, 0))
    var lines: [MeasuredLine] = []
    while let line = maker.next() { lines.append(text.segments[line.segment].measured(line)) }
    return lines
  }

  /// The width of a paragraph in points, broken only at its line ends, and the height of a line
  /// with all of it.
  package func lineSize(of paragraph: Paragraph) -> CGSize {
    var width: CGFloat = 0
    var measures: LineMeasures?
    for segment in text(of: paragraph).segments {
      let visible = segment.trimmed(segment.clusters.indices)
      width = max(width, segment.width(of: visible, tightening: 0))
      for item in segment.items {
        measures?.unite(item.measures)
        measures = measures ?? item.measures
      }
    }
    let font = paragraph.runs.first?.font
    let height = measures?.height ?? font.map { metrics($0).lineHeight } ?? 0
    return CGSize(width: width, height: height)
  }

  /// The ink of a paragraph on one line.
  package func lineInk(of paragraph: Paragraph) -> LineInk {
    let items = text(of: paragraph).segments.flatMap(\.items)
    let baseline = items.map(\.measures.ascent).max() ?? 0
    var ink = LineInk(baseline: baseline, top: baseline, bottom: baseline)
    for item in items {
      guard case .glyphs(let glyphs) = item.content else { continue }
      let origin = baseline - item.baselineOffset + glyphs.shift
      for glyph in glyphs.shaped {
        let box = glyphs.link.face.extents(of: glyph.id)
        guard box.height > 0 else { continue }
        let base = origin - CGFloat(glyph.y) * glyphs.unit
        ink.top = min(ink.top, base - box.maxY * glyphs.unit)
        ink.bottom = max(ink.bottom, base - box.minY * glyphs.unit)
      }
    }
    return ink
  }
}

extension Segment {
  fileprivate func measured(_ line: LineRange) -> MeasuredLine {
    let clusters = line.visible.filter { !self.clusters[$0].isSoftHyphen }
    var bytes: [UInt8] = []
    for cluster in clusters {
      bytes += utf8[Int(self.clusters[cluster].offset)..<utf8End(ofCluster: cluster)]
    }
    if line.hyphen != nil { bytes.append(UInt8(ascii: "-")) }
    return MeasuredLine(
      text: String(decoding: bytes, as: UTF8.self), width: line.width,
      tearsLetters: tearsLetters(line), dividesWord: dividesWord(line))
  }

  private func dividesWord(_ line: LineRange) -> Bool {
    guard !line.endsSegment, line.hyphen == nil, let last = line.clusters.last,
      !clusters[last].isSpace
    else { return false }
    return !breakableClusters()[line.clusters.upperBound]
  }

  private func tearsLetters(_ line: LineRange) -> Bool {
    guard !line.endsSegment, let last = line.clusters.last, !clusters[last].isSpace,
      case .glyphs(let glyphs) = items[Int(clusters[last].item)].content,
      Script.joins(glyphs.options.script)
    else { return false }
    return !breakableClusters()[line.clusters.upperBound]
  }
}
