import Kumihan
import KumihanViews

/// Which cells of a matrix are drawn.
public enum MatrixCover: Hashable, Sendable {
  /// Every combination of the values.
  case all
  /// So many that any two values of two axes meet in a cell: of 2 · 12 · 6 · 6 combinations, some 80.
  case pairwise
}

/// One set of surroundings, with its name.
struct MatrixCell: Sendable {
  var name: String
  var values: [MatrixAxis.Kind: String] = [:]
  var problem: String?
  var apply: @Sendable (inout MatrixSurroundings) -> Void

  /// More than these are a slip of the pen: the product of a few axes grows fast.
  static let most = 500

  /// The cells of axes.
  ///
  /// - Throws: ``TooMany``.
  static func cells(_ axes: [MatrixAxis], cover: MatrixCover) throws(TooMany) -> [MatrixCell] {
    let axes = MatrixAxis.merged(axes).filter { !$0.values.isEmpty }
    if axes.isEmpty { return review }
    let rows: [[Int]]
    switch cover {
    case .all:
      let count = axes.reduce(1) { $0 * $1.values.count }
      guard count <= most else { throw TooMany(count: count) }
      rows = axes.reduce([[]]) { rows, axis in
        rows.flatMap { row in axis.values.indices.map { row + [$0] } }
      }
    case .pairwise:
      rows = Pairs(sizes: axes.map(\.values.count)).rows()
      guard rows.count <= most else { throw TooMany(count: rows.count) }
    }
    return rows.map { row in MatrixCell(zip(axes, row).map { ($0.kind, $0.values[$1]) }) }
  }

  /// More cells than anybody looks at.
  struct TooMany: Error, CustomStringConvertible {
    var count: Int
    var description: String {
      "the matrix has \(count) cells, more than \(MatrixCell.most); hint: cover: .pairwise, or "
        + "fewer values"
    }
  }

  private init(_ values: [(MatrixAxis.Kind, MatrixAxis.Value)]) {
    name = values.map(\.1.name).joined(separator: "-")
    self.values = Dictionary(uniqueKeysWithValues: values.map { ($0, $1.name) })
    problem = values.lazy.compactMap(\.1.problem).first
    apply = { surroundings in for (_, value) in values { value.apply(&surroundings) } }
  }

  private init(_ name: String, _ axes: MatrixAxis...) {
    self.init(axes.map { ($0.kind, $0.values[0]) })
    self.name = name
  }

  /// The eight cells of a review: what shows most of what goes wrong.
  static let review = [
    MatrixCell("light", .scheme(.light)), MatrixCell("dark", .scheme(.dark)),
    MatrixCell("XS", .dynamicType(.xSmall)), MatrixCell("AX3", .dynamicType(.accessibility3)),
    MatrixCell("pseudo", .locale(.pseudo)),
    MatrixCell("pseudo-rtl", .locale(.pseudoRightToLeft)),
    MatrixCell("iPhone-SE", .device(Device(named: "iPhone SE") ?? .standard)),
    MatrixCell("contrast", .contrast(.increased)),
  ]
}

/// Rows in which any two values of two columns meet, chosen one by one so that each has as many new
/// pairs as can be had; the same for the same sizes.
private struct Pairs {
  let sizes: [Int]

  private struct Pair: Hashable {
    var columns, values: SIMD2<Int>
  }

  func rows() -> [[Int]] {
    guard sizes.count > 1 else { return (0..<(sizes.first ?? 0)).map { [$0] } }
    var order: [Pair] = []
    for a in sizes.indices {
      for b in sizes.indices where b > a {
        for one in 0..<sizes[a] {
          for two in 0..<sizes[b] {
            order.append(Pair(columns: SIMD2(a, b), values: SIMD2(one, two)))
          }
        }
      }
    }
    var open = Set(order)
    var rows: [[Int]] = []
    for pair in order where open.contains(pair) {
      var row = [Int?](repeating: nil, count: sizes.count)
      row[pair.columns.x] = pair.values.x
      row[pair.columns.y] = pair.values.y
      // Columns with many values have the most pairs still to meet.
      let columns = sizes.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
      for column in columns where row[column] == nil {
        var best = (value: 0, count: -1)
        for value in 0..<sizes[column] {
          let count = pairs(of: row, column, value).count { open.contains($0) }
          if count > best.count { best = (value, count) }
        }
        row[column] = best.value
      }
      let full = row.map { $0 ?? 0 }
      for column in sizes.indices { open.subtract(pairs(of: row, column, full[column])) }
      rows.append(full)
    }
    return rows
  }

  /// The pairs of a value with those that the row has.
  private func pairs(of row: [Int?], _ column: Int, _ value: Int) -> [Pair] {
    row.indices.compactMap { other in
      guard other != column, let there = row[other] else { return nil }
      return other < column
        ? Pair(columns: SIMD2(other, column), values: SIMD2(there, value))
        : Pair(columns: SIMD2(column, other), values: SIMD2(value, there))
    }
  }
}
