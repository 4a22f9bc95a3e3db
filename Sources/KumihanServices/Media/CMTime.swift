// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// A moment of media, as a count of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Self.whole(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  /// Without its fraction; beyond what is counted, the end of the counts.
  fileprivate static func whole(_ count: Double) -> Int64 {
    Int64(exactly: count.rounded(.towardZero)) ?? (count > 0 ? .max : count < 0 ? .min : 0)
  }
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
  public var isValid: Bool { timescale > 0 }
  public var isNumeric: Bool { isValid }
  public var isIndefinite: Bool { false }
  public static let zero = CMTime()
  public static let invalid = CMTime(timescale: 0)
  public static let indefinite = CMTime(timescale: 0)
  public static let positiveInfinity = CMTime(value: .max)
  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
  /// One moment may be counted in several ways.
  public static func == (first: CMTime, second: CMTime) -> Bool {
    first.isValid && second.isValid
      ? first.seconds == second.seconds : first.isValid == second.isValid
  }
  public func hash(into hasher: inout Hasher) {
    if isValid { hasher.combine(seconds) }
  }
  public static func + (first: CMTime, second: CMTime) -> CMTime {
    guard first.isValid, second.isValid else { return .invalid }
    if first == .positiveInfinity || second == .positiveInfinity { return .positiveInfinity }
    let scale = common(first.timescale, second.timescale)
    let (count, other) = (first.count(in: scale), second.count(in: scale))
    let (sum, isTooLarge) = count.addingReportingOverflow(other)
    return CMTime(value: isTooLarge ? (count < 0 ? .min : .max) : sum, timescale: scale)
  }
  public static func - (first: CMTime, second: CMTime) -> CMTime {
    first + CMTime(value: second.count(times: -1), timescale: second.timescale)
  }

  /// The parts of a second that both are counts of; the finer of them where those are too many.
  private static func common(_ first: Int32, _ second: Int32) -> Int32 {
    var (divisor, rest) = (first, second)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (parts, isTooMany) = (first / divisor).multipliedReportingOverflow(by: second)
    return isTooMany ? max(first, second) : parts
  }
  private func count(in scale: Int32) -> Int64 {
    scale % timescale == 0
      ? count(times: Int64(scale / timescale)) : Self.whole(seconds * Double(scale))
  }
  /// So many times the count, at most the end of the counts.
  fileprivate func count(times factor: Int64) -> Int64 {
    let (count, isTooLarge) = value.multipliedReportingOverflow(by: factor)
    return isTooLarge ? ((value < 0) == (factor < 0) ? .max : .min) : count
  }
}

/// What becomes of the rest where a moment is counted in coarser parts.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
  case roundTowardNegativeInfinity
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
  /// The moment in other parts of a second.
  public func convertScale(_ scale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isValid, scale > 0 else { return .invalid }
    let rule: FloatingPointRoundingRule =
      switch method {
      case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
      case .roundTowardZero, .quickTime: .towardZero
      case .roundAwayFromZero: .awayFromZero
      case .roundTowardPositiveInfinity: .up
      case .roundTowardNegativeInfinity: .down
      }
    return CMTime(
      value: Self.whole((seconds * Double(scale)).rounded(rule)), timescale: scale)
  }
}
public func CMTimeConvertScale(
  _ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(timescale, method: method) }

/// The length of a moment, in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeAdd(_ first: CMTime, _ second: CMTime) -> CMTime { first + second }
public func CMTimeSubtract(_ first: CMTime, _ second: CMTime) -> CMTime { first - second }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
/// -1, 0 or 1: whether the first is before the second, with it, or after it.
public func CMTimeCompare(_ first: CMTime, _ second: CMTime) -> Int32 {
  first < second ? -1 : second < first ? 1 : 0
}

/// A stretch of media.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public init() { self.init(start: .zero, duration: .zero) }
  public var end: CMTime { start + duration }
  public var isEmpty: Bool { duration.value == 0 }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  public var isValid: Bool { start.isValid && duration.isValid }
  /// The stretch that both have in common.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
  /// The shortest stretch with both in it.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
  public func containsTimeRange(_ other: CMTimeRange) -> Bool {
    start <= other.start && other.end <= end
  }
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTime(value: time.count(times: Int64(multiplier)), timescale: time.timescale)
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
