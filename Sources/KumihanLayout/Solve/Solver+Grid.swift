import Foundation

/// `Grid`.
///
/// Proposes: to each cell, its columns' width and its row's height. Reports: columns and rows with
/// their gaps. Columns take the ideal widths of their cells for a nil width; else they share the
/// width like the children of a stack, each within its cells' limits. Rows likewise. Places: cells
/// by anchor, column, row and grid alignment.
extension Solver {
  /// The limits and the length of a column or row.
  private struct Track {
    var low = 0.0
    var ideal = 0.0
    var high = 0.0
    /// What cells of this track alone can use; `high` counts those across several as well.
    var own = 0.0
    var length = 0.0
    var start = 0.0
    /// Before it.
    var gap = 0.0
  }

  private struct Cell {
    var slot: Int
    var columns: Range<Int>
    var unsized: Axis.Set
  }

  private struct Row {
    var node: Int?
    var cells: [Cell]
    var alignment: VerticalAlignment?
  }

  mutating func measureGrid(_ node: Int, _ style: GridStyle, _ p: Proposal) -> Extent {
    let grid = solveGrid(node, style, p)
    return Extent(Solver.span(grid.columns[...]), Solver.span(grid.rows[...]))
  }

  mutating func positionGrid(
    _ node: Int, _ style: GridStyle, _ p: Proposal, _ size: Extent
  ) {
    let grid = solveGrid(node, style, p)
    let aligned = columnAlignments(grid.lines, grid.columns.count)
    for (line, (row, track)) in zip(grid.lines, zip(children(node), grid.rows)) {
      if let rowNode = line.node {
        let extent = Extent(size.width, track.length)
        slots[row].proposal = Proposal(extent)
        slots[row].size = extent
        (slots[row].x, slots[row].y) = (0, track.start)
        facts[rowNode].isGridRow = true
      }
      placeCells(line, track, grid.columns, style, aligned)
    }
  }

  private mutating func placeCells(
    _ line: Row, _ track: Track, _ columns: [Track], _ style: GridStyle,
    _ aligned: [HorizontalAlignment?]
  ) {
    // Positions of a row's cells are relative to the row, others to the grid.
    let top = line.node == nil ? track.start : 0
    let vertical = line.alignment ?? style.alignment.vertical
    var reference = -Double.infinity
    for cell in line.cells {
      let room = Extent(Solver.span(columns[cell.columns]), track.length)
      slots[cell.slot].proposal = Proposal(room)
      slots[cell.slot].size = measure(child(cell.slot), Proposal(room))
      reference = max(
        reference, guide(child(cell.slot), vertical.key, Proposal(room), slots[cell.slot].size))
    }
    for cell in line.cells {
      let node = child(cell.slot)
      let (p, own) = (slots[cell.slot].proposal, slots[cell.slot].size)
      let room = Extent(p.width, p.height)
      let horizontal = aligned[cell.columns.lowerBound] ?? style.alignment.horizontal
      var x = offset(node, p, own, in: room, horizontal.key)
      var y =
        maySet(node, vertical.key) || vertical.key.isCustom || vertical.key.isBaseline
        ? reference - guide(node, vertical.key, p, own)
        : offset(node, p, own, in: room, vertical.key)
      if let anchor = trait(node, \.gridAnchor) {
        x = sane(anchor.x) * (room.width - own.width)
        y = sane(anchor.y) * (room.height - own.height)
      }
      slots[cell.slot].x = columns[cell.columns.lowerBound].start + x
      slots[cell.slot].y = top + y
    }
  }

  private mutating func solveGrid(
    _ node: Int, _ style: GridStyle, _ p: Proposal
  ) -> (lines: [Row], columns: [Track], rows: [Track]) {
    let lines = gridRows(node)
    let count = lines.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
    var columns = [Track](repeating: Track(), count: count)
    let gap = style.horizontalSpacing.map(sane) ?? Double(ViewSpacing.defaultDistance)
    for index in columns.indices.dropFirst() { columns[index].gap = gap }
    let cells = lines.flatMap(\.cells).sorted { $0.columns.count < $1.columns.count }
    for cell in cells where !cell.unsized.contains(Axis.Set.horizontal) {
      let node = child(cell.slot)
      let low = measure(node, Proposal(0, Proposal.none)).width
      let ideal = measure(node, .unspecified).width
      let high = measure(node, Proposal(.infinity, Proposal.none)).width
      Solver.widen(&columns, cell.columns, \.low, low)
      Solver.widen(&columns, cell.columns, \.ideal, ideal)
      Solver.widen(&columns, cell.columns, \.high, high)
      if cell.columns.count == 1 {
        Solver.widen(&columns, cell.columns, \.own, high)
      }
    }
    Solver.share(p.width, among: &columns)

    var rows = [Track](repeating: Track(), count: lines.count)
    for (index, line) in lines.enumerated() {
      if index > 0 {
        let slot = children(node).lowerBound + index
        rows[index].gap =
          style.verticalSpacing.map(sane) ?? distance(child(slot - 1), child(slot), .vertical)
      }
      for cell in line.cells where !cell.unsized.contains(Axis.Set.vertical) {
        let node = child(cell.slot)
        let width = Solver.span(columns[cell.columns])
        let ideal = measure(node, Proposal(width, Proposal.none)).height
        rows[index].ideal = max(rows[index].ideal, ideal)
        guard p.height >= 0 else { continue }
        rows[index].low = max(rows[index].low, measure(node, Proposal(width, 0)).height)
        rows[index].high = max(rows[index].high, measure(node, Proposal(width, .infinity)).height)
      }
      rows[index].own = rows[index].high
    }
    Solver.share(p.height, among: &rows)
    return (lines, columns, rows)
  }

  /// The children as rows; one that is not a row is a cell across all columns.
  private func gridRows(_ node: Int) -> [Row] {
    var rows: [Row] = []
    for slot in children(node) {
      guard let row = tree.gridRow(child(slot)),
        case .container(.gridRow(let alignment)) = tree.nodes[row].kind
      else {
        rows.append(Row(node: nil, cells: [cell(slot, 0..<1)], alignment: nil))
        continue
      }
      var cells: [Cell] = []
      var column = 0
      for slot in children(row) {
        let width = tree.gridColumns(child(slot))
        cells.append(cell(slot, column..<column + width))
        column += width
      }
      rows.append(Row(node: row, cells: cells, alignment: alignment))
    }
    let count = rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
    for index in rows.indices where rows[index].node == nil {
      rows[index].cells[0].columns = 0..<count
    }
    return rows
  }

  private func cell(_ slot: Int, _ columns: Range<Int>) -> Cell {
    Cell(
      slot: slot, columns: columns,
      unsized: trait(child(slot)) { $0.gridUnsizedAxes.isEmpty ? nil : $0.gridUnsizedAxes } ?? [])
  }

  private func columnAlignments(_ rows: [Row], _ count: Int) -> [HorizontalAlignment?] {
    var result = [HorizontalAlignment?](repeating: nil, count: count)
    for cell in rows.flatMap(\.cells) where result[cell.columns.lowerBound] == nil {
      result[cell.columns.lowerBound] = trait(child(cell.slot), \.gridColumnAlignment)
    }
    return result
  }

  private static func span(_ tracks: ArraySlice<Track>) -> Double {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropFirst().reduce(0) { $0 + $1.gap }
  }

  /// Spreads a cell's length beyond its columns' present total evenly over them.
  private static func widen(
    _ tracks: inout [Track], _ range: Range<Int>, _ bound: WritableKeyPath<Track, Double>,
    _ value: Double
  ) {
    let present =
      tracks[range].reduce(0) { $0 + $1[keyPath: bound] }
      + tracks[range].dropFirst().reduce(0) { $0 + $1.gap }
    guard value > present else { return }
    let extra = (value - present) / Double(range.count)
    for index in range { tracks[index][keyPath: bound] += extra }
  }

  /// Settles the tracks' lengths and starts for a proposed total: first what cells of one track use,
  /// the least flexible first; then what cells across several tracks want besides.
  private static func share(_ proposed: Double, among tracks: inout [Track]) {
    let left = proposed - tracks.reduce(0) { $0 + $1.gap }
    // As in stacks: all they can use where there is room for it, or just what they are.
    let isSnug = abs(left - tracks.reduce(0) { $0 + $1.ideal }) <= Solver.slack
    if proposed < 0 || isSnug {
      for index in tracks.indices { tracks[index].length = tracks[index].ideal }
    } else {
      serve(left, among: &tracks)
      level(left, among: &tracks)
    }
    var at = 0.0
    for index in tracks.indices {
      tracks[index].start = at + tracks[index].gap
      at = tracks[index].start + tracks[index].length
    }
  }

  private static func serve(_ total: Double, among tracks: inout [Track]) {
    func use(_ track: Track) -> Double { max(track.own, track.low) }
    let order = tracks.indices.sorted {
      let (a, b) = (use(tracks[$0]) - tracks[$0].low, use(tracks[$1]) - tracks[$1].low)
      return a == b ? tracks[$0].low > tracks[$1].low : a < b
    }
    var left = total
    var usable = tracks.reduce(0) { $0 + use($1) }
    for (index, track) in order.enumerated() {
      let high = use(tracks[track])
      let share = max(left / Double(order.count - index), 0)
      let offer = usable <= left + Solver.slack ? max(share, high) : share
      tracks[track].length = max(min(offer, high), tracks[track].low)
      if tracks[track].length.isFinite { left -= tracks[track].length }
      usable -= high
    }
  }

  /// Raises the tracks that cells across several stretch to one length, as far as the total goes.
  private static func level(_ total: Double, among tracks: inout [Track]) {
    var room = total - tracks.reduce(0) { $0 + $1.length }
    guard room > 0 else { return }
    var open = tracks.indices.filter { tracks[$0].high > tracks[$0].length }
    while !open.isEmpty {
      // Those that are longer than the line stay as they are.
      var low = open
      var line = Double.infinity
      while !low.isEmpty {
        line = (room + low.reduce(0) { $0 + tracks[$1].length }) / Double(low.count)
        let lower = low.filter { tracks[$0].length <= line }
        if lower.count == low.count { break }
        low = lower
      }
      let full = low.filter { tracks[$0].high <= line }
      guard !full.isEmpty else {
        for index in low { tracks[index].length = line }
        return
      }
      for index in full {
        room -= tracks[index].high - tracks[index].length
        tracks[index].length = tracks[index].high
      }
      open.removeAll(where: full.contains)
    }
  }
}
