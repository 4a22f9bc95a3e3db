import Foundation

/// Clusters of one item on one line.
struct LinePart {
  var item: Item
  var clusters: ArraySlice<Cluster>
  /// The source of the item's offsets, and the bytes of these clusters in it.
  var source: [UInt8]
  var utf8: Range<Int>
}

extension Segment {
  /// The parts of a range of clusters, in logical order.
  func parts(_ range: Range<Int>) -> [LinePart] {
    var parts: [LinePart] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let item = items[Int(clusters[start].item)]
      let end = min(item.clusters.upperBound, range.upperBound)
      let bytes = Int(clusters[start].offset)..<utf8End(ofCluster: end - 1)
      parts.append(part(of: item, start..<end, bytes))
      start = end
    }
    return parts
  }

  /// A part of an item. At a cut between glyphs that depend on each other, the text is reshaped
  /// from the cut to the next place where they do not.
  private func part(of item: Item, _ range: Range<Int>, _ bytes: Range<Int>) -> LinePart {
    let cutsBefore =
      range.lowerBound > item.clusters.lowerBound && clusters[range.lowerBound].isUnsafeToBreak
    let cutsAfter =
      range.upperBound < item.clusters.upperBound && clusters[range.upperBound].isUnsafeToBreak
    guard cutsBefore || cutsAfter, case .glyphs(var glyphs) = item.content else {
      return LinePart(item: item, clusters: clusters[range], source: utf8, utf8: bytes)
    }
    let isSafe = { (index: Int) in !clusters[index].isUnsafeToBreak }
    let headEnd =
      cutsBefore ? range.dropFirst().first(where: isSafe) ?? range.upperBound : range.lowerBound
    let tailStart =
      cutsAfter
      ? (headEnd..<range.upperBound).last(where: isSafe) ?? headEnd
      : range.upperBound
    let parts = [
      reshaped(range.lowerBound..<headEnd, glyphs), kept(headEnd..<tailStart, item, glyphs),
      reshaped(tailStart..<range.upperBound, glyphs),
    ]
    glyphs.shaped = (glyphs.options.isRightToLeft ? parts.reversed() : parts).flatMap { $0 }
    for index in glyphs.shaped.indices {
      glyphs.shaped[index].cluster -= Int32(bytes.lowerBound)
    }
    var whole = item
    whole.content = .glyphs(glyphs)
    whole.utf8 = bytes
    let fresh = Cluster.clusters(
      of: glyphs, in: utf8, bytes: bytes, item: clusters[range.lowerBound].item)
    return LinePart(item: whole, clusters: fresh[...], source: utf8, utf8: bytes)
  }

  /// New glyphs for clusters; their offsets count from the segment's start.
  private func reshaped(_ range: Range<Int>, _ glyphs: Item.Glyphs) -> [ShapedGlyph] {
    guard let first = range.first, let last = range.last else { return [] }
    let bytes = Int(clusters[first].offset)..<utf8End(ofCluster: last)
    return Self.moved(
      glyphs.link.face.shape(utf8, bytes, glyphs.options)[...], by: bytes.lowerBound)
  }

  /// The existing glyphs of clusters; their offsets count from the segment's start.
  private func kept(_ range: Range<Int>, _ item: Item, _ glyphs: Item.Glyphs) -> [ShapedGlyph] {
    guard let first = range.first, let last = range.last else { return [] }
    let (low, high) = glyphs.options.isRightToLeft ? (last, first) : (first, last)
    let slice = glyphs.shaped[
      Int(clusters[low].glyph)..<Int(clusters[high].glyph + clusters[high].glyphCount)]
    return Self.moved(slice, by: item.utf8.lowerBound)
  }

  private static func moved(_ glyphs: ArraySlice<ShapedGlyph>, by offset: Int) -> [ShapedGlyph] {
    glyphs.map { glyph in
      var glyph = glyph
      glyph.cluster += Int32(offset)
      return glyph
    }
  }
}

extension Cluster {
  /// The clusters of shaped glyphs, in logical order.
  static func clusters(
    of glyphs: Item.Glyphs, in utf8: [UInt8], bytes: Range<Int>, item: Int32
  ) -> [Cluster] {
    let shaped = glyphs.shaped
    let isRTL = glyphs.options.isRightToLeft
    var clusters: [Cluster] = []
    clusters.reserveCapacity(shaped.count)
    var step = 0
    while step < shaped.count {
      let first = isRTL ? shaped.count - 1 - step : step
      let name = shaped[first].cluster
      var count = 0
      var advance: Int32 = 0
      var isUnsafe = false
      while step + count < shaped.count {
        let glyph = shaped[isRTL ? first - count : first + count]
        guard glyph.cluster == name else { break }
        advance &+= glyph.advance
        isUnsafe = isUnsafe || glyph.isUnsafeToBreak
        count += 1
      }
      let offset = clusters.isEmpty ? bytes.lowerBound : bytes.lowerBound + Int(name)
      clusters.append(
        Cluster(
          offset: Int32(offset), item: item, glyph: Int32(isRTL ? first - count + 1 : first),
          glyphCount: Int32(count), isSpace: isSpace(utf8, at: offset),
          isSoftHyphen: isSoftHyphen(utf8, at: offset), isUnsafeToBreak: isUnsafe,
          advance: CGFloat(advance) * glyphs.unit + (advance > 0 ? glyphs.tracking : 0)))
      step += count
    }
    return clusters
  }

  private static func isSoftHyphen(_ utf8: [UInt8], at offset: Int) -> Bool {
    utf8[offset] == 0xC2 && offset + 1 < utf8.count && utf8[offset + 1] == 0xAD
  }

  /// Whether a space that may hang starts here: not one that forbids a break.
  private static func isSpace(_ utf8: [UInt8], at offset: Int) -> Bool {
    if utf8[offset] == 0x20 { return true }
    guard utf8[offset] >= 0xE1, offset + 2 < utf8.count else { return false }
    return switch (utf8[offset], utf8[offset + 1], utf8[offset + 2]) {
    case (0xE3, 0x80, 0x80), (0xE2, 0x81, 0x9F), (0xE1, 0x9A, 0x80): true
    case (0xE2, 0x80, 0x80...0x8A): utf8[offset + 2] != 0x87
    default: false
    }
  }
}

extension Array where Element == LinePart {
  /// From left to right, by rule L2 of UAX #9: from the highest level down to the lowest odd one,
  /// each stretch at that level or above is reversed.
  func inVisualOrder() -> [LinePart] {
    guard let highest = map(\.item.level).max(), highest > 0 else { return self }
    let lowestOdd = lazy.map(\.item.level).filter { $0 % 2 == 1 }.min() ?? highest + 1
    var order = self
    var level = highest
    while level >= lowestOdd {
      var index = 0
      while index < order.count {
        guard order[index].item.level >= level else {
          index += 1
          continue
        }
        let end = order[index...].firstIndex { $0.item.level < level } ?? order.count
        order[index..<end].reverse()
        index = end
      }
      level -= 1
    }
    return order
  }
}
