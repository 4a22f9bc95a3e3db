/// What makes views follow `--locale` where they ask for the locale of the process, which is
/// `en_001` on Linux and cannot be set.
///
/// A declaration of the module that is compiled goes before an imported one of the same shape, so
/// the views' own module gets the ones that begin with the process' locale anew.
enum StageLocale {
  static let shadows = """
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
    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      static var number: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
      static var percent: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
      static func currency<Code: Swift.StringProtocol>(code: Code) -> Self {
        Self(code: Swift.String(code), locale: KumihanStage.Stage.locale)
      }
    }
    extension Swift.Int {
      func formatted() -> Swift.String { IntegerFormatStyle<Int>(locale: KumihanStage.Stage.locale).format(self) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64> {
      static var number: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
      static var percent: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64>.Currency {
      static func currency<Code: Swift.StringProtocol>(code: Code) -> Self {
        Self(code: Swift.String(code), locale: KumihanStage.Stage.locale)
      }
    }
    extension Swift.Int64 {
      func formatted() -> Swift.String { IntegerFormatStyle<Int64>(locale: KumihanStage.Stage.locale).format(self) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt> {
      static var number: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
      static var percent: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt>.Currency {
      static func currency<Code: Swift.StringProtocol>(code: Code) -> Self {
        Self(code: Swift.String(code), locale: KumihanStage.Stage.locale)
      }
    }
    extension Swift.UInt {
      func formatted() -> Swift.String { IntegerFormatStyle<UInt>(locale: KumihanStage.Stage.locale).format(self) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var number: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
      static var percent: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
      static func currency<Code: Swift.StringProtocol>(code: Code) -> Self {
        Self(code: Swift.String(code), locale: KumihanStage.Stage.locale)
      }
    }
    extension Swift.Double {
      func formatted() -> Swift.String { FloatingPointFormatStyle<Double>(locale: KumihanStage.Stage.locale).format(self) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      static var number: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
      static var percent: Self { Self(locale: KumihanStage.Stage.locale) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency {
      static func currency<Code: Swift.StringProtocol>(code: Code) -> Self {
        Self(code: Swift.String(code), locale: KumihanStage.Stage.locale)
      }
    }
    extension Swift.Float {
      func formatted() -> Swift.String { FloatingPointFormatStyle<Float>(locale: KumihanStage.Stage.locale).format(self) }
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
