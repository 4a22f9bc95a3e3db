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
  public var end: CMTime { start + duration }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
