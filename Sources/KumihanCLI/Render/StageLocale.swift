import KumihanSwiftWords

/// Declarations that make views follow `--locale` where they read the locale of the process, which
/// is `en_001` on Linux and cannot be set.
///
/// A declaration in the compiled module has precedence over an imported one of the same shape, so
/// the views' module redeclares those that start from the process' locale.
enum StageLocale {
  /// The declarations for a module; where its files have a `formatted` of their own for a type, ours would be a second one.
  static func shadows(for sources: [StageSource]) -> String {
    let own = sources.reduce(into: Set<String>()) { types, source in
      types.formUnion(source.scan.tokens.extended(by: "formatted", of: Set(formats.map(\.type))))
    }
    return shadows + formats.filter { !own.contains($0.type) }.map(\.text).joined()
  }

  private static let integers = ["Int", "Int64", "UInt"].map { ($0, "IntegerFormatStyle<\($0)>") }
  private static let fractions = ["Double", "Float"].map { ($0, "FloatingPointFormatStyle<\($0)>") }
  private static let shadows = others + (integers + fractions).map { number($1) }.joined()

  /// What a type does without arguments.
  private static let formats: [(type: String, text: String)] =
    (integers + fractions).map { formatted("Swift.\($0)", by: "\($1)(") }
    + [
      formatted("Foundation.Decimal", by: "Foundation.Decimal.FormatStyle("),
      formatted(
        "Foundation.Date", by: "Foundation.Date.FormatStyle(date: .numeric, time: .shortened, "),
    ]

  private static func formatted(
    _ type: String, by style: String
  ) -> (type: String, text: String) {
    let text = """
      extension \(type) {
        func formatted() -> Swift.String { \(style)locale: KumihanStage.Stage.locale).format(self) }
      }

      """
    return (String(type.split(separator: ".")[1]), text)
  }

  private static func number(_ style: String) -> String {
    """
    extension FormatStyle where Self == \(style) {
      static var number: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == \(style).Percent {
      static var percent: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == \(style).Currency {
      static func currency<Code: Swift.StringProtocol>(code: Code) -> Self {
        Self(code: Swift.String(code), locale: KumihanStage.Stage.locale)
      }
    }

    """
  }

  private static let others = """
    import Foundation
    import KumihanStage
    extension Foundation.Locale {
      static var current: Foundation.Locale { KumihanStage.Stage.locale }
      static var autoupdatingCurrent: Foundation.Locale { KumihanStage.Stage.locale }
    }
    extension Foundation.Calendar {
      static var current: Foundation.Calendar { KumihanStage.Stage.calendar }
      static var autoupdatingCurrent: Foundation.Calendar { KumihanStage.Stage.calendar }
    }
    func NSLocalizedString(
      _ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = .main,
      value: Swift.String = "", comment: Swift.String
    ) -> Swift.String {
      KumihanStage.Stage.translation(of: key, table: tableName, in: bundle)
        ?? (value.isEmpty ? key : value)
    }
    extension Foundation.Bundle {
      func localizedString(
        forKey key: Swift.String, value: Swift.String?, table: Swift.String?
      ) -> Swift.String {
        KumihanStage.Stage.translation(of: key, table: table, in: self)
          ?? (value.flatMap { $0.isEmpty ? nil : $0 } ?? key)
      }
    }
    extension Swift.String {
      init(
        localized text: Swift.String.LocalizationValue, table: Swift.String? = nil,
        bundle: Foundation.Bundle? = nil, locale: Foundation.Locale = .current,
        comment: Swift.StaticString? = nil
      ) {
        self = text._words(
          of: KumihanStage.Stage.translation(of: text._key, table: table, in: bundle ?? .main))
      }
      init(
        localized key: Swift.StaticString, defaultValue text: Swift.String.LocalizationValue,
        table: Swift.String? = nil, bundle: Foundation.Bundle? = nil,
        locale: Foundation.Locale = .current, comment: Swift.StaticString? = nil
      ) {
        self = text._words(
          of: KumihanStage.Stage.translation(of: "\\(key)", table: table, in: bundle ?? .main))
      }
      @_disfavoredOverload
      init(localized resource: KumihanStage.StageResource) {
        self = KumihanStage.Stage.words(of: resource, in: .main)
      }
    }
    extension FormatStyle where Self == Foundation.Date.FormatStyle {
      static var dateTime: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension Foundation.Date {
      func formatted(
        date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle
      ) -> Swift.String {
        Foundation.Date.FormatStyle(date: date, time: time, locale: KumihanStage.Stage.locale).format(self)
      }
    }
    extension FormatStyle where Self == Foundation.Decimal.FormatStyle {
      static var number: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == Foundation.Decimal.FormatStyle.Percent {
      static var percent: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == Foundation.Decimal.FormatStyle.Currency {
      static func currency(code: Swift.String) -> Self {
        Self(code: code, locale: KumihanStage.Stage.locale)
      }
    }

    """
}
