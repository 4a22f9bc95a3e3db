import Foundation

/// Linear relations between numbers, the most important first: each holds as far as those before it leave room.
///
/// The numbers that satisfy what was taken so far are a point and the directions in which it may still move. A relation
/// moves the point along them and uses one of them up; one that has no direction left is broken, as in UIKit.
struct ConstraintSystem {
  /// `sum of factor · number` against a value.
  struct Relation {
    enum Kind { case equal, atLeast, atMost }
    var terms: [(number: Int, factor: Double)]
    var kind = Kind.equal
    var value: Double
    /// The more important first.
    var priority: Float
  }

  private let start: [Double]
  private var relations: [Relation] = []

  /// - Parameter start: the numbers where nothing says otherwise.
  init(start: [Double]) { self.start = start }

  mutating func add(_ relation: Relation) { relations.append(relation) }

  /// The numbers. An inequality that they break holds exactly, and all are found again: at most once for each. Among equally
  /// important ones it is the one that is broken most, for others often hold with it.
  func solve() -> [Double] {
    let ordered = relations.enumerated().sorted {
      $0.element.priority != $1.element.priority
        ? $0.element.priority > $1.element.priority : $0.offset < $1.offset
    }.map(\.element)
    var tight = ordered.map { $0.kind == .equal }
    while true {
      let point = point(ordered, tight)
      var broken: (index: Int, by: Double)?
      for index in ordered.indices where !tight[index] {
        if let broken, ordered[broken.index].priority > ordered[index].priority { break }
        let off = ordered[index].sum(point) - ordered[index].value
        let by = ordered[index].kind == .atLeast ? -off : off
        if by > max(broken?.by ?? 0, Self.tolerance) { broken = (index, by) }
      }
      guard let broken else { return point }
      tight[broken.index] = true
    }
  }

  private static let tolerance = 1e-6

  private func point(_ relations: [Relation], _ tight: [Bool]) -> [Double] {
    var point = start
    var directions = start.indices.map { index in
      start.indices.map { $0 == index ? 1.0 : 0 }
    }
    for (relation, isTight) in zip(relations, tight) where isTight {
      let slopes = directions.map { relation.sum($0) }
      guard let steepest = slopes.indices.max(by: { abs(slopes[$0]) < abs(slopes[$1]) }),
        abs(slopes[steepest]) > Self.tolerance
      else { continue }
      // The shortest way there.
      let square = slopes.reduce(0) { $0 + $1 * $1 }
      let step = (relation.value - relation.sum(point)) / square
      for (direction, slope) in zip(directions, slopes) where slope != 0 {
        for i in point.indices { point[i] += direction[i] * slope * step }
      }
      directions = Self.across(directions, slopes, square.squareRoot(), steepest)
    }
    return point
  }

  /// The directions along which a sum stays, at right angles: a reflection takes all of the slope into one of them,
  /// which is left out.
  private static func across(
    _ directions: [[Double]], _ slopes: [Double], _ length: Double, _ steepest: Int
  ) -> [[Double]] {
    var normal = slopes
    normal[steepest] += slopes[steepest] < 0 ? -length : length
    let square = normal.reduce(0) { $0 + $1 * $1 }
    var whole = [Double](repeating: 0, count: directions[0].count)
    for (direction, part) in zip(directions, normal) where part != 0 {
      for i in whole.indices { whole[i] += direction[i] * part }
    }
    return directions.indices.filter { $0 != steepest }.map { index in
      guard normal[index] != 0 else { return directions[index] }
      let share = 2 * normal[index] / square
      return zip(directions[index], whole).map { $0 - share * $1 }
    }
  }
}

extension ConstraintSystem.Relation {
  fileprivate func sum(_ numbers: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.factor * numbers[$1.number] }
  }
}
