import Foundation

/// The lines of two paths, cut where they meet.
///
/// Curves are straight lines within a hundredth of a point. All corners lie on a grid, so that those
/// of two paths are equal or apart, and each stretch of line is found once however often the paths
/// go along it. The winding numbers on both sides of a stretch then say which areas it parts.
struct PathArrangement {
  /// A corner, in steps of the grid.
  private struct Corner: Hashable {
    var x, y: Int

    static func < (a: Corner, b: Corner) -> Bool { (a.x, a.y) < (b.x, b.y) }
  }

  /// A line from corner to corner, of one of the paths.
  private struct Line {
    var from, to: Corner
    var owner: Int
    /// The part of the path, and the place in it.
    var part: Int
  }

  /// A stretch that lines of either path go along: times forward less times backward.
  private struct Edge {
    var from, to: Corner
    var turns: [Int]
  }

  private var lines: [Line] = []
  /// Points per step of the grid.
  private let step: CGFloat
  private let isUsable: Bool

  init(_ paths: [Path]) {
    let parts = paths.map { $0.flattened(tolerance: 0.01) }
    let points = parts.joined().flatMap(\.points)
    let reach = points.reduce(CGFloat(1)) { max($0, abs($1.x), abs($1.y)) }
    isUsable = points.allSatisfy { $0.x.isFinite && $0.y.isFinite } && reach < 1e12
    // Products of two distances stay within 2^53.
    step = max(reach / 0x100_0000, 1 / 16_384)
    guard isUsable else { return }
    var number = 0
    for (owner, parts) in parts.enumerated() {
      for part in parts {
        let corners = part.points.map(corner)
        for (from, to) in zip(corners, corners.dropFirst()) where from != to {
          lines.append(Line(from: from, to: to, owner: owner, part: number))
        }
        // An open part's last line closes its area, but is no line to be drawn.
        if let first = corners.first, let last = corners.last, first != last {
          lines.append(
            Line(from: last, to: first, owner: owner, part: part.isClosed ? number : -1))
        }
        number += 1
      }
    }
    // A cut may move a line by half a step over a neighbour's corner, which the second time finds.
    for _ in 0..<2 { cut() }
  }

  private func corner(_ point: CGPoint) -> Corner {
    Corner(x: Int((point.x / step).rounded()), y: Int((point.y / step).rounded()))
  }

  private func point(_ corner: Corner) -> CGPoint {
    CGPoint(x: CGFloat(corner.x) * step, y: CGFloat(corner.y) * step)
  }

  /// Cuts each line where others cross or touch it.
  private mutating func cut() {
    let order = lines.indices.sorted { left(lines[$0]) < left(lines[$1]) }
    var cuts: [[Corner]] = Array(repeating: [], count: lines.count)
    var open: [Int] = []
    for index in order {
      let line = lines[index]
      open.removeAll { max(lines[$0].from.x, lines[$0].to.x) < left(line) - 1 }
      for other in open { meet(index, other, &cuts) }
      open.append(index)
    }
    lines = lines.indices.flatMap { index -> [Line] in
      let line = lines[index]
      guard !cuts[index].isEmpty else { return [line] }
      let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
      func place(_ corner: Corner) -> Int {
        (corner.x - line.from.x) * dx + (corner.y - line.from.y) * dy
      }
      let corners = [line.from] + cuts[index].sorted { place($0) < place($1) } + [line.to]
      return zip(corners, corners.dropFirst()).compactMap { from, to in
        from == to ? nil : Line(from: from, to: to, owner: line.owner, part: line.part)
      }
    }
  }

  private func left(_ line: Line) -> Int { min(line.from.x, line.to.x) }

  private func meet(_ first: Int, _ second: Int, _ cuts: inout [[Corner]]) {
    let (a, b) = (lines[first], lines[second])
    guard min(a.from.y, a.to.y) <= max(b.from.y, b.to.y) + 1,
      min(b.from.y, b.to.y) <= max(a.from.y, a.to.y) + 1
    else { return }
    var touches = false
    for (line, index, other) in [(a, first, b), (b, second, a)] {
      for corner in [other.from, other.to] where Self.lies(corner, on: line) {
        touches = true
        if corner != line.from, corner != line.to { cuts[index].append(corner) }
      }
    }
    guard !touches else { return }
    let (ax, ay) = (Double(a.to.x - a.from.x), Double(a.to.y - a.from.y))
    let (bx, by) = (Double(b.to.x - b.from.x), Double(b.to.y - b.from.y))
    let (ox, oy) = (Double(b.from.x - a.from.x), Double(b.from.y - a.from.y))
    let cross = ax * by - ay * bx
    guard cross != 0 else { return }
    let (s, t) = ((ox * by - oy * bx) / cross, (ox * ay - oy * ax) / cross)
    guard s > 0, s < 1, t > 0, t < 1 else { return }
    let corner = Corner(
      x: a.from.x + Int((s * ax).rounded()), y: a.from.y + Int((s * ay).rounded()))
    if corner != a.from, corner != a.to { cuts[first].append(corner) }
    if corner != b.from, corner != b.to { cuts[second].append(corner) }
  }

  /// Whether a corner lies within a step of a line.
  private static func lies(_ corner: Corner, on line: Line) -> Bool {
    if corner == line.from || corner == line.to { return true }
    let (dx, dy) = (Double(line.to.x - line.from.x), Double(line.to.y - line.from.y))
    let (px, py) = (Double(corner.x - line.from.x), Double(corner.y - line.from.y))
    let length = (dx * dx + dy * dy).squareRoot()
    let along = (px * dx + py * dy) / length
    return along > 0 && along < length && abs(px * dy - py * dx) / length < 1
  }

  /// The outline of the area that `keeps` tells from the insides of both paths.
  func area(eoFill: Bool, _ keeps: (Bool, Bool) -> Bool) -> Path {
    let edges = edges
    let windings = Windings(edges.map { ($0.from.x, $0.from.y, $0.to.x, $0.to.y, $0.turns) })
    func isKept(_ turns: [Int]) -> Bool {
      let inside = turns.map { eoFill ? $0 % 2 != 0 : $0 != 0 }
      return keeps(inside[0], inside[1])
    }
    var next: [Corner: [Corner]] = [:]
    var starts: [Corner] = []
    for (index, edge) in edges.enumerated() {
      let (before, after) = windings.sides(of: index)
      let (isBefore, isAfter) = (isKept(before), isKept(after))
      guard isBefore != isAfter else { continue }
      // The area is on the same side of every line.
      let (from, to) = isAfter ? (edge.from, edge.to) : (edge.to, edge.from)
      next[from, default: []].append(to)
      starts.append(from)
    }
    var path = Path()
    for start in starts {
      while let first = next[start]?.popLast() {
        var loop = [start, first]
        while let last = loop.last, last != start, let onward = next[last]?.popLast() {
          loop.append(onward)
        }
        if loop.last == start { loop.removeLast() }
        add(loop, isClosed: true, to: &path)
      }
    }
    return path
  }

  /// The stretches of both paths, each once, from the lesser to the greater corner.
  private var edges: [Edge] {
    var places: [[Corner]: Int] = [:]
    var edges: [Edge] = []
    for line in lines {
      let isForward = line.from < line.to
      let ends = isForward ? [line.from, line.to] : [line.to, line.from]
      let place = places[ends] ?? edges.count
      if place == edges.count {
        places[ends] = place
        edges.append(Edge(from: ends[0], to: ends[1], turns: [0, 0]))
      }
      edges[place].turns[line.owner] += isForward ? 1 : -1
    }
    return edges
  }

  /// The first path's lines where `keeps` tells so from the inside of the second.
  func lines(eoFill: Bool, _ keeps: (Bool) -> Bool) -> Path {
    let windings = Windings(
      lines.filter { $0.owner == 1 }.map { ($0.from.x, $0.from.y, $0.to.x, $0.to.y, [1]) })
    func isKept(_ line: Line) -> Bool {
      let (x, y) = (line.from.x + line.to.x, line.from.y + line.to.y)
      let turns = windings.at(Double(x) / 2, Double(y) / 2)
      return keeps(eoFill ? turns % 2 != 0 : turns != 0)
    }
    var path = Path()
    var stretches: [[Corner]] = []
    func finish() {
      // A closed part that is kept at its start goes on there.
      if stretches.count > 1, let last = stretches.last, last.last == stretches[0].first {
        stretches[0].insert(contentsOf: last.dropLast(), at: 0)
        stretches.removeLast()
      }
      for stretch in stretches {
        let isClosed = stretch.first == stretch.last
        add(isClosed ? Array(stretch.dropLast()) : stretch, isClosed: isClosed, to: &path)
      }
      stretches = []
    }
    var part = -1
    for line in lines where line.owner == 0 && line.part >= 0 {
      if line.part != part { finish() }
      part = line.part
      guard isKept(line) else { continue }
      if stretches.last?.last == line.from {
        stretches[stretches.count - 1].append(line.to)
      } else {
        stretches.append([line.from, line.to])
      }
    }
    finish()
    return path
  }

  /// Adds a line, without the corners that lie on the way.
  private func add(_ corners: [Corner], isClosed: Bool, to path: inout Path) {
    var kept: [Corner] = []
    for corner in corners {
      while kept.count > 1,
        Self.lies(
          kept[kept.count - 1],
          on: Line(from: kept[kept.count - 2], to: corner, owner: 0, part: 0))
      { kept.removeLast() }
      kept.append(corner)
    }
    guard kept.count > (isClosed ? 2 : 1) else { return }
    path.addLines(kept.map(point))
    if isClosed { path.closeSubpath() }
  }
}

/// Winding numbers at places between edges.
private struct Windings {
  typealias Edge = (x0: Int, y0: Int, x1: Int, y1: Int, turns: [Int])
  private let edges: [Edge]
  /// The edges in each of some bands across the x and the y axis.
  private var columns: Bands, rows: Bands

  private struct Bands {
    var start = 0.0
    var length = 1.0
    var edges: [[Int]] = []

    init(_ spans: [(Int, Int)]) {
      guard let low = spans.map(\.0).min(), let high = spans.map(\.1).max() else { return }
      let count = max(min(spans.count, 1024), 1)
      (start, length) = (Double(low), max(Double(high - low), 1) / Double(count))
      edges = Array(repeating: [], count: count + 1)
      for (index, span) in spans.enumerated() {
        for band in band(Double(span.0))...band(Double(span.1)) { edges[band].append(index) }
      }
    }

    private func band(_ value: Double) -> Int {
      min(max(Int((value - start) / length), 0), edges.count - 1)
    }

    subscript(value: Double) -> [Int] {
      edges.isEmpty || value < start ? [] : edges[band(value)]
    }
  }

  init(_ edges: [Edge]) {
    self.edges = edges
    columns = Bands(edges.map { (min($0.x0, $0.x1), max($0.x0, $0.x1)) })
    rows = Bands(edges.map { (min($0.y0, $0.y1), max($0.y0, $0.y1)) })
  }

  /// The windings on the right hand and on the left hand of one who goes along an edge.
  func sides(of index: Int) -> (before: [Int], after: [Int]) {
    let edge = edges[index]
    let (x, y) = (Double(edge.x0 + edge.x1) / 2, Double(edge.y0 + edge.y1) / 2)
    // Along the axis that crosses the edge steeply; the other edges nowhere overlap this one.
    let isSteep = abs(edge.y1 - edge.y0) >= abs(edge.x1 - edge.x0)
    var turns = edge.turns.map { _ in 0 }
    if isSteep {
      for other in rows[y] where other != index {
        guard let (at, sign) = Self.crossing(edges[other], y), at < x else { continue }
        for place in turns.indices { turns[place] += sign * edges[other].turns[place] }
      }
      let own = edge.y1 > edge.y0 ? 1 : -1
      let beyond = turns.indices.map { turns[$0] + own * edge.turns[$0] }
      // Who goes down the page has its left on the right hand.
      return own > 0 ? (turns, beyond) : (beyond, turns)
    }
    for other in columns[x] where other != index {
      let e = edges[other]
      guard let (at, sign) = Self.crossing((e.y0, e.x0, e.y1, e.x1, e.turns), x), at < y else {
        continue
      }
      for place in turns.indices { turns[place] -= sign * e.turns[place] }
    }
    let own = edge.x1 > edge.x0 ? -1 : 1
    let beyond = turns.indices.map { turns[$0] + own * edge.turns[$0] }
    return own < 0 ? (beyond, turns) : (turns, beyond)
  }

  /// The winding number of the first path at a place.
  func at(_ x: Double, _ y: Double) -> Int {
    rows[y].reduce(0) { sum, index in
      guard let (at, sign) = Self.crossing(edges[index], y), at < x else { return sum }
      return sum + sign * edges[index].turns[0]
    }
  }

  /// Where an edge crosses a line across the y axis, and in which direction.
  private static func crossing(_ edge: Edge, _ y: Double) -> (x: Double, sign: Int)? {
    let (y0, y1) = (Double(edge.y0), Double(edge.y1))
    guard (y0 <= y) != (y1 <= y) else { return nil }
    let share = (y - y0) / (y1 - y0)
    return (Double(edge.x0) + share * Double(edge.x1 - edge.x0), y1 > y0 ? 1 : -1)
  }
}
