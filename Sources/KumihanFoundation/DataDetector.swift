public import Foundation

/// Kinds of what can be found in a text, each a bit.
public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of the web and of mail, and telephone numbers, by their spelling. Dates, postal addresses and flights
/// are not found: they would need a language's words.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingTypes
  private let expression: NSRegularExpression

  /// - Throws: when none of the types is one that a detector can find.
  public init(types: NSTextCheckingTypes) throws {
    let known: NSTextCheckingTypes = 0x8 | 0x10 | 0x20 | 0x800 | 0x1000
    guard types & known != 0 else { throw CocoaError(.formatting) }
    checkingTypes = types & known
    expression = try NSRegularExpression(
      pattern: Self.pattern(of: checkingTypes), options: .caseInsensitive)
  }

  private static let link: NSTextCheckingTypes = 0x20
  private static let phone: NSTextCheckingTypes = 0x800

  /// Mail in the first group, addresses in the second, numbers in the third.
  private static func pattern(of types: NSTextCheckingTypes) -> String {
    var kinds: [String] = []
    if types & link != 0 {
      kinds.append(#"(?<![\w.])((?:mailto:)?[\w.+%-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})"#)
      kinds.append(
        #"((?:https?|ftp|tel|sms|[a-z][a-z0-9+.-]{2,20})://[^\s<>"]*[^\s<>".,;:!?)\]}']"#
          + #"|(?<![\w@.])(?:www\.)?(?:[a-z0-9-]+\.)+"#
          + #"(?:com|org|net|edu|gov|io|app|dev|co|me|info|de|uk|fr|jp|eu|se|ch|at|nl|it|es)"#
          + #"\b(?:/[^\s<>"]*[^\s<>".,;:!?)\]}'])?)"#)
    }
    if types & phone != 0 {
      // Not a date of digits.
      kinds.append(
        #"(?<![\w+])(?!\d{4}-\d{2}-\d{2}\b)((?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?)?\d{2,4}(?:[ .-]\d{2,8}){1,3}"#
          + #"|\+?\d{7,15})(?!\w)"#)
    }
    // Nothing matches where only what is not found is asked for.
    return kinds.isEmpty ? "(?!)" : kinds.joined(separator: "|")
  }

  open func matches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    expression.matches(in: text, options: options, range: range).map { found($0, in: text) }
      .filter { ($0.phoneNumber?.count(where: \.isNumber) ?? 7) >= 7 }
  }
  open func firstMatch(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: text, options: options, range: range).first }
  open func numberOfMatches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: text, options: options, range: range).count }
  open func enumerateMatches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, inout ObjCBool
    ) -> Void
  ) {
    var isOver = ObjCBool(false)
    for match in matches(in: text, options: options, range: range) where !isOver.boolValue {
      block(match, [], &isOver)
    }
  }
  open func stringByReplacingMatches(
    in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate template: String
  ) -> String {
    let result = NSMutableString(string: text)
    for match in matches(in: text, options: options, range: range).reversed() {
      result.replaceCharacters(in: match.range, with: template)
    }
    return result as String
  }

  /// The match as what it stands for.
  private func found(_ match: NSTextCheckingResult, in text: String) -> NSTextCheckingResult {
    let words = (text as NSString).substring(with: match.range)
    let isLinks = checkingTypes & Self.link != 0
    func has(_ group: Int) -> Bool { isLinks && match.range(at: group).location != NSNotFound }
    guard has(1) || has(2) else { return DetectedData(Self.phone, match.range, words) }
    let isWhole = has(1) ? words.lowercased().hasPrefix("mailto:") : words.contains("://")
    return DetectedData(
      Self.link, match.range, isWhole ? words : (has(1) ? "mailto:" : "http://") + words)
  }
}

/// What a detector found: an address or a number.
private final class DetectedData: NSTextCheckingResult {
  private let type: NSTextCheckingTypes
  private let place: NSRange
  let words: String
  init(_ type: NSTextCheckingTypes, _ place: NSRange, _ words: String) {
    (self.type, self.place, self.words) = (type, place, words)
    super.init()
  }
  required init?(coder: NSCoder) { nil }
  override var resultType: CheckingType { CheckingType(rawValue: type) }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  private func words(_ type: NSTextCheckingTypes) -> String? {
    resultType.rawValue == type ? (self as? DetectedData)?.words : nil
  }
  /// The address that was found.
  public var url: URL? { words(0x20).flatMap(URL.init(string:)) }
  /// The number that was found, as it is written.
  public var phoneNumber: String? { words(0x800) }
  /// Nil: dates are not found.
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  /// Nil: postal addresses are not found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var components: [NSTextCheckingKey: String]? { nil }
}

/// A part of a postal address or a flight.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "Name")
  public static let street = Self(rawValue: "Street")
  public static let city = Self(rawValue: "City")
  public static let state = Self(rawValue: "State")
  public static let zip = Self(rawValue: "ZIP")
  public static let country = Self(rawValue: "Country")
  public static let phone = Self(rawValue: "Phone")
  public static let airline = Self(rawValue: "Airline")
  public static let flight = Self(rawValue: "Flight")
}
