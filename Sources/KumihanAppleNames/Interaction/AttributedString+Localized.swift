public import Foundation
public import KumihanFoundation
public import KumihanViews

extension AttributedString {
  /// How the marks of a translated text are read.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let applyReplacementIndexAttribute = Self(rawValue: 1)
  }

  /// The text as it is written, its Markdown as attributes, its words in agreement with its numbers.
  public init(
    localized text: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(agreeing: text.words) }

  public init(
    localized key: StaticString, defaultValue text: String.LocalizationValue,
    options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(agreeing: text.words) }

  /// With attributes of a scope; those of the author's own are left out.
  public init<S: AttributeScope>(
    localized text: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, S.Type>
  ) { self.init(agreeing: text.words) }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(agreeing: String(localized: resource))
  }
}
