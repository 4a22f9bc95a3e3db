public import Foundation

/// Writes a person's name; in the order of English, which has the given name first, unless the family name's script or the
/// locale's language has it behind.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
  /// What is written of a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }
  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = Locale(identifier: "en_US")

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonName(name, locale: locale ?? Locale(identifier: "en_US")).text(style)
  }
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    (formatter.style, formatter.isPhonetic) = (style, options.contains(.phonetic))
    return formatter.string(from: components)
  }
  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map(string(from:))
  }
  /// The parts of a written name: a title, given names, a family name, a suffix. Nil for no words.
  open func personNameComponents(from text: String) -> PersonNameComponents? {
    PersonName.components(of: text)
  }
  /// The name with its parts marked by no attribute.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    NSAttributedString(string: string(from: components))
  }
}

/// The parts of a name in a language's order.
private struct PersonName {
  let name: PersonNameComponents
  /// Whether the family name comes first, and stands without a space before the given name.
  let (isFamilyFirst, isWithoutSpace): (Bool, Bool)

  init(_ name: PersonNameComponents, locale: Locale) {
    self.name = name
    let letters = [name.familyName, name.givenName].compactMap { $0 }.joined()
    isWithoutSpace = letters.unicodeScalars.contains { scalar in
      // Kana, Han and Hangul.
      (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
        || (0xAC00...0xD7A3).contains(scalar.value)
    }
    let language = locale.language.languageCode?.identifier ?? "en"
    isFamilyFirst = isWithoutSpace || ["ja", "zh", "ko", "hu"].contains(language)
  }

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    let (given, family) = (name.givenName, name.familyName)
    switch style {
    case .default, .medium: return joined([given], [family])
    case .long:
      return joined(
        [name.namePrefix, given, name.middleName], [family], end: [name.nameSuffix])
    case .short: return name.nickname ?? given ?? joined([given], [family])
    case .abbreviated:
      let first =
        isWithoutSpace ? [family ?? given] : isFamilyFirst ? [family, given] : [given, family]
      return first.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }
  }

  private func joined(_ given: [String?], _ family: [String?], end: [String?] = []) -> String {
    let parts = isFamilyFirst ? family + given + end : given + family + end
    return parts.compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: isWithoutSpace ? "" : " ")
  }

  private static let titles: Set = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir", "dame", "rev"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  static func components(of text: String) -> PersonNameComponents? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    func bare(_ word: String) -> String { word.lowercased().filter(\.isLetter) }
    var name = PersonNameComponents()
    if words.count > 1, let first = words.first, titles.contains(bare(first)) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 1, let last = words.last, suffixes.contains(bare(last)) {
      name.nameSuffix = words.removeLast()
    }
    if let last = words.last, words.count > 1 {
      name.familyName = last
      words.removeLast()
    }
    name.givenName = words.removeFirst()
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }
}

extension PersonNameComponents {
  /// How a name is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }
    public var style: Style
    public var locale: Locale
    public init(style: Style = .medium, locale: Locale = Locale(identifier: "en_US")) {
      (self.style, self.locale) = (style, locale)
    }
    public func format(_ value: PersonNameComponents) -> String {
      let style: PersonNameComponentsFormatter.Style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonName(value, locale: locale).text(style)
    }
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// In the middle style: given and family name.
  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }

  /// The parts of a written name.
  ///
  /// - Throws: for a text without words.
  public init(_ text: String) throws {
    guard let found = PersonName.components(of: text) else {
      throw CocoaError(.formatting)
    }
    self = found
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
