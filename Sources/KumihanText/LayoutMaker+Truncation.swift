import Foundation

extension LayoutMaker {
  /// Rebuilds the last visible line with an ellipsis in place of the cut text: at the end, at the
  /// start, or in the middle of the rest of the segment.
  func truncate(_ line: inout Line, _ fit: Fit) {
    let segment = text.segments[line.range.segment]
    let rest = line.range.clusters.lowerBound..<segment.clusters.count
    let limit = width.map { max($0, 0) / fit.scale } ?? .infinity
    var room = limit + LineMaker.tolerance
    let run =
      rest.isEmpty
      ? segment.emptyRun : segment.items[Int(segment.clusters[rest.lowerBound].item)].run
    let ellipsis = TextShaper(setter: setter, style: style).ellipsis(like: paragraph.runs, at: run)
    room -= ellipsis.width(tightening: fit.tightening)

    var head = 0
    var tail = 0
    switch style.truncation {
    case .tail:
      head = clustersThatFit(room, in: segment, rest, fit)
    case .head:
      tail = clustersThatFit(room, in: segment, rest, fit, fromEnd: true)
    case .middle:
      head = clustersThatFit(room / 2, in: segment, rest, fit)
      let used = segment.width(
        of: rest.lowerBound..<rest.lowerBound + head, tightening: fit.tightening)
      let remaining = rest.lowerBound + head..<rest.upperBound
      tail = clustersThatFit(room - used, in: segment, remaining, fit, fromEnd: true)
    }
    let before = segment.trimmed(rest.lowerBound..<rest.lowerBound + head)
    let after = segment.trimmedStart(rest.upperBound - tail..<rest.upperBound)
    line.parts =
      segment.parts(before) + ellipsis.parts(level: segment.baseLevel)
      + segment.parts(segment.trimmed(after))
    line.width =
      segment.width(of: before, tightening: fit.tightening)
      + ellipsis.width(tightening: fit.tightening)
      + segment.width(of: after, tightening: fit.tightening)
    line.isTruncated = true
  }

  /// The number of clusters that fit into a width, counted from the start or from the end.
  private func clustersThatFit(
    _ room: CGFloat, in segment: Segment, _ range: Range<Int>, _ fit: Fit, fromEnd: Bool = false
  ) -> Int {
    var width: CGFloat = 0
    var count = 0
    while count < range.count {
      let index = fromEnd ? range.upperBound - 1 - count : range.lowerBound + count
      width +=
        segment.advance(of: segment.clusters[index], at: width, tightening: fit.tightening).full
      if width > room { break }
      count += 1
    }
    return count
  }
}

extension Segment {
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !clusters[$0].isSpace } ?? range.upperBound
    return start..<range.upperBound
  }
}
