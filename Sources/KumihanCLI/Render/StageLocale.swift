/// Declarations that make views follow `--locale` where they read the locale of the process, which
/// is `en_001` on Linux and cannot be set.
///
/// A declaration in the compiled module has precedence over an imported one of the same shape, so
/// the views' module redeclares those that start from the process' locale.
enum StageLocale {
  static let shadows =
    others + ["Int", "Int64", "UInt"].map { number($0, "IntegerFormatStyle<\($0)>") }.joined()
    + ["Double", "Float"].map { number($0, "FloatingPointFormatStyle<\($0)>") }.joined()

  private static func number(_ type: String, _ style: String) -> String {
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
    extension Swift.\(type) {
      func formatted() -> Swift.String { \(style)(locale: KumihanStage.Stage.locale).format(self) }
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
      func formatted() -> Swift.String {
        Foundation.Date.FormatStyle(
          date: .numeric, time: .shortened, locale: KumihanStage.Stage.locale).format(self)
      }
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
    extension Foundation.Decimal {
      func formatted() -> Swift.String { Foundation.Decimal.FormatStyle(locale: KumihanStage.Stage.locale).format(self) }
    }

    """
}
