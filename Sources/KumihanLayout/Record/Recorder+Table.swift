import KumihanDrawing

/// A grid of several rows and columns is a table to those who read a document.
extension Recorder {
  /// Records a grid, or a row of it, with the roles of a table where it is one; false for other nodes.
  mutating func recordTable(_ node: Int32) -> Bool {
    switch tree.nodes[Int(node)].kind {
    case .container(.grid):
      guard let columns = columns(ofTable: node) else {
        let outer = tableColumns
        tableColumns = nil
        recordChildren(of: node)
        tableColumns = outer
        return true
      }
      let rows = nested { $0.recordRows(of: node, columns: columns) }
      if !rows.isEmpty { add(.group(DrawGroup(role: .table, children: rows)), node) }
      return true
    case .container(.gridRow):
      guard let columns = tableColumns else { return false }
      addRow(nested { $0.recordCells(of: node, columns: columns) }, columns: columns, node)
      return true
    case .leaf, .wrapper, .container: return false
    }
  }

  /// Nil for what is no table: a single row or column, views in an order of drawing, and rows or cells
  /// that say what they are.
  private func columns(ofTable grid: Int32) -> Int? {
    let lines = tree.children(of: grid)
    let rows = lines.compactMap { tree.gridRow(Int($0)) }
    let cells = rows.map { tree.children(of: Int32($0)) }
    let all = Array(lines) + rows.map { Int32($0) } + cells.joined()
    guard rows.count > 1, all.allSatisfy({ tree.zIndex(of: $0) == 0 && roles(of: $0).isEmpty }),
      roles(of: grid).isEmpty
    else { return nil }
    // A cell may take more columns than any row has: those in which no cell begins are none.
    let columns =
      cells.map { row in
        row.dropLast().reduce(row.isEmpty ? 0 : 1) { $0 + tree.gridColumns(Int($1)) }
      }.max() ?? 0
    return columns > 1 ? columns : nil
  }

  private func roles(of node: Int32) -> [SemanticRole] {
    let semantics = tree.nodes[Int(node)].semantics
    return semantics < 0 ? [] : tree.semantics[Int(semantics)].roles
  }

  /// What is no row of its own is a cell across all columns, if it is read at all.
  private mutating func recordRows(of grid: Int32, columns: Int) {
    for line in tree.children(of: grid) {
      let ink = nested { recorder in
        recorder.tableColumns = columns
        recorder.record(line)
      }
      if ink.hasRow || !ink.isRead {
        items += ink
      } else {
        addRow(
          [DrawItem(.group(DrawGroup(role: .tableCell, children: ink)), node: id(line))],
          columns: columns, line)
      }
    }
  }

  /// Cells, each followed by an empty one for each further column that it takes.
  private mutating func recordCells(of row: Int32, columns: Int) {
    for cell in tree.children(of: row) {
      let ink = nested { recorder in
        recorder.tableColumns = nil
        recorder.record(cell)
      }
      add(.group(DrawGroup(role: .tableCell, children: ink)), cell)
      let further = min(tree.gridColumns(Int(cell)) - 1, columns - items.count)
      for _ in 0..<max(further, 0) { add(Self.emptyCell, cell) }
    }
  }

  /// Rows of a table have as many cells.
  private mutating func addRow(_ cells: [DrawItem], columns: Int, _ node: Int32) {
    let missing = max(columns - cells.count, 0)
    let empty = [DrawItem](repeating: DrawItem(Self.emptyCell, node: id(node)), count: missing)
    add(.group(DrawGroup(role: .tableRow, children: cells + empty)), node)
  }

  private static let emptyCell = DrawCommand.group(DrawGroup(role: .tableCell, children: []))
}

extension [DrawItem] {
  /// Whether it is or holds the row of a table, and is not said to be something else.
  fileprivate var hasRow: Bool {
    contains { item in
      guard case .group(let group) = item.command else { return false }
      return group.role == .tableRow || group.role == nil && group.children.hasRow
    }
  }

  /// Whether it has words or pictures, not decoration alone.
  fileprivate var isRead: Bool {
    contains { item in
      switch item.command {
      case .fill, .stroke: false
      case .glyphs(let run, _): !run.isSymbol
      case .image, .mark: true
      case .group(let group):
        group.role != .artifact && (group.role != nil || group.children.isRead)
      }
    }
  }
}
