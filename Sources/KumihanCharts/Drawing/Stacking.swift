import Foundation
import KumihanViews

/// Where the marks of a chart begin and end along the axis of their amounts, once they are put on one another.
struct Stacking {
  /// Whether a mark's amounts are horizontal.
  private(set) var isHorizontal: [Bool]
  /// From and to; nil for marks that are not stacked.
  private(set) var spans: [(from: Double, to: Double)?]
  /// Whether an axis has shares rather than amounts.
  private(set) var hasShares = false

  private struct Key: Hashable {
    let kind: Mark.Kind
    let place: ChartDatum?
    let group: ChartDatum?
    let isHorizontal: Bool
  }

  /// - Parameter calendar: of dates that stand for a unit.
  init(_ marks: [Mark], calendar: Calendar) {
    isHorizontal = marks.map { Self.isHorizontal($0) }
    spans = Array(repeating: nil, count: marks.count)
    var sums: [Key: (up: Double, down: Double, size: Double)] = [:]
    var keys: [Key?] = []
    for (index, mark) in marks.enumerated() {
      guard let amount = amount(of: mark, index), mark.stacking != .unstacked else {
        keys.append(nil)
        continue
      }
      let key = Key(
        kind: mark.kind, place: Self.place(of: mark, isHorizontal[index], calendar),
        group: mark.kind == .bar ? mark.style.positionBy?.datum : nil,
        isHorizontal: isHorizontal[index])
      keys.append(key)
      let size = abs(amount)
      sums[key, default: (0, 0, 0)].size += size
    }
    for (index, mark) in marks.enumerated() {
      guard let amount = amount(of: mark, index) else { continue }
      guard let key = keys[index], let sum = sums[key] else {
        spans[index] = (0, amount)
        continue
      }
      if mark.stacking == .normalized { hasShares = true }
      let share = mark.stacking == .normalized && sum.size > 0 ? 1 / sum.size : 1
      let shift = mark.stacking == .center ? -sum.size / 2 : 0
      let size = mark.stacking == .center ? abs(amount) : amount
      let from = size < 0 ? sum.down : sum.up
      spans[index] = (from * share + shift, (from + size) * share + shift)
      if size < 0 { sums[key]?.down += size } else { sums[key]?.up += size }
    }
  }

  /// The finite amount of a bar or an area with one value.
  private func amount(of mark: Mark, _ index: Int) -> Double? {
    guard mark.kind == .bar || mark.kind == .area, mark.function == nil else { return nil }
    let extent = isHorizontal[index] ? mark.x : mark.y
    guard case .value(let value) = extent, value.upper == nil, value.unit == nil,
      case .number(let number) = value.datum, number.isFinite
    else { return nil }
    return number
  }

  private static func place(
    of mark: Mark, _ isHorizontal: Bool, _ calendar: Calendar
  ) -> ChartDatum? {
    guard let value = (isHorizontal ? mark.y : mark.x).value else { return nil }
    return value.unit.map { .date(value.room(of: $0, in: calendar).low) } ?? value.datum
  }

  /// Bars and areas go up, unless only their horizontal extent is an amount.
  private static func isHorizontal(_ mark: Mark) -> Bool {
    switch (mark.x, mark.y) {
    case (_, .range): false
    case (.range, _): true
    case (.points, .value): !isAmount(mark.y)
    default: isAmount(mark.x) && !isAmount(mark.y)
    }
  }

  private static func isAmount(_ extent: Mark.Extent) -> Bool {
    guard case .value(let value) = extent, value.upper == nil, case .number = value.datum
    else { return false }
    return true
  }
}
