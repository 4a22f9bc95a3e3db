public import Foundation
import Synchronization

/// Writes lengths of time by their units, in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  open var unitsStyle = UnitsStyle.positional
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var calendar: Calendar?
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false

  /// The units by their length in seconds, the longest first; a month has 30 days and a year 365.
  private static let units: [(unit: NSCalendar.Unit, seconds: Int, letters: [String])] = [
    (.year, 31_536_000, ["y", "yr", "year"]), (.month, 2_592_000, ["mo", "mth", "month"]),
    (.weekOfMonth, 604_800, ["w", "wk", "week"]), (.day, 86_400, ["d", "day", "day"]),
    (.hour, 3_600, ["h", "hr", "hour"]), (.minute, 60, ["m", "min", "minute"]),
    (.second, 1, ["s", "sec", "second"]),
  ]

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    var rest = Int(abs(interval))
    var parts: [(value: Int, letters: [String])] = []
    for (unit, seconds, letters) in Self.units where allowedUnits.contains(unit) {
      parts.append((rest / seconds, letters))
      rest %= seconds
    }
    guard !parts.isEmpty else { return nil }
    let isClock = unitsStyle == .positional
    let keepsZeros = zeroFormattingBehavior.contains(.pad)
    if !keepsZeros {
      // The last unit stays, and minutes before the seconds of a clock.
      let least = isClock ? min(2, parts.count) : 1
      while parts.count > least, parts[0].value == 0 { parts.removeFirst() }
      if !isClock {
        let some = parts.filter { $0.value != 0 }
        parts = some.isEmpty ? [parts[parts.count - 1]] : some
      }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = interval < 0 ? "-" : ""
    if isClock {
      return sign
        + parts.enumerated().map { index, part in
          let pads = index > 0 || keepsZeros
          return pads && part.value < 10 ? "0\(part.value)" : "\(part.value)"
        }.joined(separator: ":")
    }
    let words = parts.map { part in
      let plural = part.value == 1 ? "" : "s"
      return switch unitsStyle {
      case .positional, .abbreviated: "\(part.value)\(part.letters[0])"
      case .brief: "\(part.value)\(part.letters[1])"
      case .short: "\(part.value) \(part.letters[1])" + (part.letters[1] == "day" ? plural : "")
      case .full, .spellOut: "\(part.value) \(part.letters[2])\(plural)"
      }
    }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return sign + words.joined(separator: isTight ? " " : ", ")
  }

  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  open func string(from components: DateComponents) -> String? {
    var seconds = 0
    for (value, length) in [
      (components.year, 31_536_000), (components.month, 2_592_000),
      (components.weekOfMonth, 604_800),
      (components.day, 86_400), (components.hour, 3_600), (components.minute, 60),
      (components.second, 1),
    ] { seconds += (value ?? 0) * length }
    return string(from: TimeInterval(seconds))
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle style: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    return formatter.string(from: components)
  }

  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }
}

/// Joins texts as a list, in English.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = Locale(identifier: "en_US")
  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { "\($0)" })
  }
  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
    }
  }
}
