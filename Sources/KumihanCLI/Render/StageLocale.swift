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
