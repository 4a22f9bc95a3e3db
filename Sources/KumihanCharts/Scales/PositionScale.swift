import Foundation

/// The place of a value on an axis: one number, or the two ends of its room.
struct Place: Equatable {
  let low: Double
  let high: Double
  /// Whether the value has room of its own: a category, a unit of the calendar, a bin.
  let hasExtent: Bool
  var middle: Double { (low + high) / 2 }

  init(_ value: Double) { (low, high, hasExtent) = (value, value, false) }
  init(low: Double, high: Double) { (self.low, self.high, hasExtent) = (low, high, true) }
}

/// From values to points along an axis of the plot.
///
/// A category is the number of its place, with half a step of room on each side, so all scales are of numbers.
struct PositionScale {
  enum Kind { case number, date, category }

  let kind: Kind
  let type: ScaleType.Kind
  /// The values at the start and the end of the axis; the first may be the larger one.
  let start: Double
  let end: Double
  var categories: [String] = []
  private var numbers: [String: Int] = [:]
  let calendar: Calendar
  /// Of the plot, in points, and the parts at its ends that no value takes.
  var length: CGFloat = 0
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  /// Whether values grow upwards.
  let isUpward: Bool

  init(
    kind: Kind, type: ScaleType.Kind = .linear, start: Double, end: Double,
    categories: [String] = [], calendar: Calendar, isUpward: Bool
  ) {
    (self.kind, self.type, self.start, self.end) = (kind, type, start, end)
    (self.categories, self.calendar, self.isUpward) = (categories, calendar, isUpward)
    numbers = Dictionary(
      categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value without units; nil where the axis does not have it.
  func number(of datum: ChartDatum) -> Double? {
    switch datum {
    case .number(let value), .date(let value): value.isFinite ? value : nil
    case .category(let words): numbers[words].map { Double($0) }
    }
  }

  func place(of value: Plotted) -> Place? {
    guard let low = number(of: value.datum) else { return nil }
    if case .category = value.datum { return Place(low: low - 0.5, high: low + 0.5) }
    if let upper = value.upper {
      return number(of: upper).map { Place(low: min(low, $0), high: max(low, $0)) }
    }
    if let unit = value.unit {
      let room = value.room(of: unit, in: calendar)
      return Place(low: room.low, high: room.high)
    }
    return Place(low)
  }

  private func transformed(_ value: Double) -> Double {
    switch type {
    case .linear, .date, .category: return value
    case .log: return value > 0 ? log10(value) : .nan
    case .squareRoot: return value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): return value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope):
      let size = log1p(abs(value) * max(slope, 1e-9))
      return value < 0 ? -size : size
    }
  }

  private func restored(_ value: Double) -> Double {
    switch type {
    case .linear, .date, .category: return value
    case .log: return pow(10, value)
    case .squareRoot: return value < 0 ? -value * value : value * value
    case .power(let exponent):
      return value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope):
      let size = expm1(abs(value)) / max(slope, 1e-9)
      return value < 0 ? -size : size
    }
  }

  /// Far outside of any picture, where drawing still counts exactly.
  private static let far = 1e5

  /// The point of a number from the top leading corner; nil where the scale has none, as the logarithm of zero.
  func position(_ value: Double) -> CGFloat? {
    let (low, high) = (transformed(start), transformed(end))
    let share = high == low ? 0.5 : (transformed(value) - low) / (high - low)
    guard share.isFinite else { return nil }
    let room = max(length - padding.start - padding.end, 0)
    let along = padding.start + min(max(share * room, -Self.far), Self.far)
    return isUpward ? length - along : along
  }

  /// The number at a point.
  func number(at position: CGFloat) -> Double? {
    let along = (isUpward ? length - position : position) - padding.start
    let room = length - padding.start - padding.end
    guard room > 0 else { return nil }
    let (low, high) = (transformed(start), transformed(end))
    let value = restored(low + (high - low) * Double(along / room))
    return value.isFinite ? value : nil
  }

  /// The value at a point, as data.
  func datum(at position: CGFloat) -> ChartDatum? {
    guard let value = number(at: position) else { return nil }
    switch kind {
    case .number: return .number(value)
    case .date: return .date(value)
    case .category:
      let index = Int(min(max(value.rounded(), -1), 1e6))
      return categories.indices.contains(index) ? .category(categories[index]) : nil
    }
  }

  /// The room of a place, in points from the top leading corner.
  func room(_ place: Place) -> ClosedRange<CGFloat>? {
    guard let a = position(place.low), let b = position(place.high) else { return nil }
    return min(a, b)...max(a, b)
  }
}

extension Plotted {
  /// The unit of the calendar around a date, in seconds since 2001.
  func room(of unit: Calendar.Component, in calendar: Calendar) -> (low: Double, high: Double) {
    let value = datum.value ?? 0
    guard abs(value) < 1e12,
      let interval = (self.calendar ?? calendar).dateInterval(
        of: unit, for: Date(timeIntervalSinceReferenceDate: value))
    else { return (value, value) }
    return (
      interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate
    )
  }
}
