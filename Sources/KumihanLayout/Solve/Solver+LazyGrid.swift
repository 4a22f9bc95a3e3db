import Foundation

/// Lazy grids; "across" is the axis of the tracks, "along" the axis of the lines.
///
/// Proposes: to each item its track's width and nil along. Reports: the tracks for the proposed
/// width. Places: with the tracks for the reported width, as SwiftUI does, which may differ and
/// overflow.
extension Solver {
  /// The maximum number of tracks, however small their minimum.
  private static let maximumTracks = 4_096

  private struct Track {
    var length: Double
    /// The gap to the next track.
    var gap: Double
    var alignment: Alignment
  }

  mutating func measureLazyGrid(_ node: Int, _ grid: LazyGrid, _ p: Proposal) -> Extent {
    let tracks = tracks(grid, p[grid.axis.other])
    guard !tracks.isEmpty else { return .zero }
    var length = 0.0
    eachLine(node, grid, tracks) { _, _, height, gap, _ in length += height + gap }
    return Extent(grid.axis, length, Solver.length(of: tracks))
  }

  mutating func positionLazyGrid(
    _ node: Int, _ grid: LazyGrid, _ p: Proposal, _ size: Extent
  ) {
    let (axis, across) = (grid.axis, grid.axis.other)
    let tracks = tracks(grid, size[across])
    guard !tracks.isEmpty else {
      for slot in children(node) { slots[slot].isPlaced = false }
      return
    }
    let key = across == .horizontal ? grid.alignment.horizontal.key : grid.alignment.vertical.key
    let spare = max(size[across] - Solver.length(of: tracks), 0)
    let start = (Solver.share(key) ?? 0.5) * spare
    var at = 0.0
    eachLine(node, grid, tracks) { line, tracks, height, gap, solver in
      at += gap
      var x = start
      for (slot, track) in zip(line, tracks) {
        let own = solver.slots[slot].size
        let cell = Extent(axis, height, track.length)
        let offset = solver.aligned(
          solver.child(slot), solver.slots[slot].proposal, own, in: cell, track.alignment)
        solver.slots[slot].x = offset.x + (axis == .vertical ? x : at)
        solver.slots[slot].y = offset.y + (axis == .vertical ? at : x)
        x += track.length + track.gap
      }
      at += height
    }
  }

  /// Measures the items line by line and passes on each line's slots, height and gap before it.
  private mutating func eachLine(
    _ node: Int, _ grid: LazyGrid, _ tracks: [Track],
    _ body: (Range<Int>, [Track], Double, Double, inout Solver) -> Void
  ) {
    let range = children(node)
    let gap = grid.spacing.map(sane) ?? Double(ViewSpacing.defaultDistance)
    var first = range.lowerBound
    let whole = [
      Track(length: Solver.length(of: tracks), gap: 0, alignment: Alignment.center)
    ]
    while first < range.upperBound {
      let isWhole = trait(child(first), \.gridLine) == .own
      let tracks = isWhole ? whole : tracks
      var end = first + 1
      while end < min(first + tracks.count, range.upperBound),
        trait(child(end), \.gridLine) == nil
      { end += 1 }
      let line = first..<end
      var height = 0.0
      for (slot, track) in zip(line, tracks) {
        slots[slot].proposal = Proposal(grid.axis, Proposal.none, track.length)
        slots[slot].size = measure(child(slot), slots[slot].proposal)
        slots[slot].isPlaced = true
        height = max(height, slots[slot].size[grid.axis])
      }
      body(line, tracks, height, first == range.lowerBound ? 0 : gap, &self)
      first = line.upperBound
    }
  }

  private static func length(of tracks: [Track]) -> Double {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
  }

  /// The tracks for a width; each has its minimum for nil.
  private func tracks(_ grid: LazyGrid, _ width: Double) -> [Track] {
    var left = max(width, 0)
    var count = 0.0
    let gaps = grid.items.map { $0.spacing.map(sane) ?? Double(ViewSpacing.defaultDistance) }
    for gap in gaps.dropLast() { left -= gap }
    for item in grid.items {
      if case .fixed(let length) = item.track { left -= max(sane(length), 0) } else { count += 1 }
    }
    var tracks: [Track] = []
    for (item, gap) in zip(grid.items, gaps) {
      let alignment = item.alignment ?? .center
      func add(_ length: Double) {
        tracks.append(Track(length: length, gap: gap, alignment: alignment))
      }
      let share = width < 0 ? 0 : left / max(count, 1)
      switch item.track {
      case .fixed(let length):
        add(max(sane(length), 0))
        continue
      case .flexible(let minimum, let maximum):
        let length = Solver.clamped(share, minimum, maximum)
        add(length)
        left -= length
      case .adaptive(let minimum, let maximum):
        let low = max(sane(minimum), 0)
        let room = width < 0 ? low : share
        let fitting = ((room + gap) / (low + gap)).rounded(.down)
        let columns =
          room.isFinite && fitting >= 1 ? Int(min(fitting, Double(Solver.maximumTracks))) : 1
        let each = (room - Double(columns - 1) * gap) / Double(columns)
        let length = max(maximum.isNaN ? each : min(each, Double(maximum)), 0)
        for _ in 0..<columns { add(length) }
        left -= length * Double(columns) + gap * Double(columns - 1)
      }
      if left.isNaN { left = .infinity }
      count -= 1
    }
    return tracks
  }

  private static func clamped(_ value: Double, _ low: CGFloat, _ high: CGFloat) -> Double {
    let low = max(sane(low), 0)
    return max(min(value, high.isNaN ? .infinity : Double(high)), low)
  }
}
