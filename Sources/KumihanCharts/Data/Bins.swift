public import Foundation

/// Numbers in bins between thresholds.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The number of the bin that a value is in: below 0 for values below the first threshold.
  public func index(for value: Value) -> Int { thresholds.binIndex(of: value) }
}

extension NumberBins where Value: BinaryInteger {
  public init(size: Value, range: ClosedRange<Value>) {
    let numbers = Ticks.multiples(
      of: Swift.max(Double(size), 1), from: Double(range.lowerBound), to: Double(range.upperBound),
      outwards: true)
    self.init(thresholds: numbers.map { Value($0) })
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let span = Double(range.upperBound) - Double(range.lowerBound)
    let parts = Swift.max(count, 1)
    self.init(
      thresholds: (0...parts).map {
        Value((Double(range.lowerBound) + span * Double($0) / Double(parts)).rounded())
      })
  }

  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let step = Ticks.step(
      from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount)
    self.init(
      size: Value(Swift.max(step.rounded(.up), Double(minimumStride), 1)), range: range)
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  public init(size: Value, range: ClosedRange<Value>) {
    let numbers = Ticks.multiples(
      of: size > 0 ? Double(size) : 1, from: Double(range.lowerBound),
      to: Double(range.upperBound), outwards: true)
    self.init(thresholds: numbers.map { Value($0) })
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let parts = Swift.max(count, 1)
    self.init(
      thresholds: (0...parts).map {
        range.lowerBound + (range.upperBound - range.lowerBound) * Value($0) / Value(parts)
      })
  }

  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = Ticks.step(
      from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount)
    self.init(size: Swift.max(Value(step), minimumStride), range: range)
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let data = data.filter(\.isFinite)
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

/// Dates in bins between thresholds.
public struct DateBins: RandomAccessCollection {
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let numbers = Ticks.multiples(
      of: timeInterval > 0 ? timeInterval : 1,
      from: range.lowerBound.timeIntervalSinceReferenceDate,
      to: range.upperBound.timeIntervalSinceReferenceDate, outwards: true)
    thresholds = numbers.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    thresholds = DateTicks(component: unit, count: count, calendar: calendar)
      .dates(from: range.lowerBound, to: range.upperBound, outwards: true)
  }

  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current
  ) {
    thresholds = DateTicks.automatic(
      from: range.lowerBound, to: range.upperBound, count: desiredCount, calendar: calendar
    ).dates(from: range.lowerBound, to: range.upperBound, outwards: true)
  }

  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The number of the bin that a date is in: below 0 for dates before the first threshold.
  public func index(for value: Date) -> Int { thresholds.binIndex(of: value) }
}

extension Array where Element: Comparable {
  /// The number of the last threshold that is not above a value, at most that of the last bin.
  fileprivate func binIndex(of value: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    // What is exactly at the last threshold belongs to the last bin.
    return low == count && last == value ? count - 2 : low - 1
  }
}
