// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// A moment of media, as a count of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    let count = seconds * Double(preferredTimescale)
    self.init(value: count.isFinite ? Int64(count) : 0, timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { timescale != 0 }
  public var isIndefinite: Bool { false }
  public static let zero = CMTime()
  public static let invalid = CMTime(timescale: 0)
  public static let indefinite = CMTime(timescale: 0)
  public static let positiveInfinity = CMTime(value: .max)
  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
  public static func + (first: CMTime, second: CMTime) -> CMTime {
    CMTime(seconds: first.seconds + second.seconds, preferredTimescale: first.timescale)
  }
  public static func - (first: CMTime, second: CMTime) -> CMTime {
    CMTime(seconds: first.seconds - second.seconds, preferredTimescale: first.timescale)
  }
}

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
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTime(value: time.value * Int64(multiplier), timescale: time.timescale)
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
