public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension Measurement where UnitType: Dimension {
  /// A format for measurements: Foundation's type, missing on Linux. `Text` uses the environment's
  /// locale; outside `Text` the format's own counts. Outside pictures it writes the number and the unit's symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      /// "5 kilometers"
      case wide
      /// "5 km"
      case abbreviated
      /// "5km"
      case narrow
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = Locale(identifier: "en_US"),
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      quantity(value)?.words(width.quantityWidth, locale: locale.identifier)
        ?? plain(value, locale)
    }

    /// Nil for units that have no words.
    func quantity(_ value: Measurement<UnitType>) -> Quantity? {
      guard let unit = UnitNames.cldr[value.unit.symbol] else { return nil }
      return Quantity(
        value.value, unit, fractionDigits: fractionDigits(value.value), usage: usage.name)
    }

    /// The digits after the point that the number's format writes; by default at most two.
    private func fractionDigits(_ value: Double) -> ClosedRange<Int>? {
      guard let format = numberFormatStyle?.locale(Locale(identifier: "en_US_POSIX")) else {
        return usage == .general || usage == .asProvided ? 0...2 : nil
      }
      func count(_ value: Double) -> Int {
        let parts = format.format(value).split(separator: ".", omittingEmptySubsequences: false)
        return parts.dropFirst().first.map { $0.prefix { $0.isNumber }.count } ?? 0
      }
      if usage == .asProvided { return count(value)...count(value) }
      let least = count(0)
      return least...max(least, count(0.123_456_789))
    }

    /// The number and the unit's symbol.
    func plain(_ value: Measurement<UnitType>, _ locale: Locale) -> String {
      // Temperatures and narrow widths have no space before the unit.
      let symbol = value.unit.symbol
      let gap = width == .narrow || symbol.hasPrefix("°") ? "" : " "
      let number = numberFormatStyle ?? .number.precision(.fractionLength(0...2))
      return "\(value.value.formatted(number.locale(locale)))\(gap)\(symbol)"
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement where UnitType: Dimension {
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Text {
  /// A measurement in the environment's locale, and in its units unless the format says otherwise.
  public init<UnitType: Dimension>(
    _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      FormattedText(input, format: format), CallSite(fileID: fileID, line: line, column: column))
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<UnitType: Dimension>(
    _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle
  ) {
    append(.formatted(FormattedText(input, format: format)))
  }
}

extension FormattedText {
  init<UnitType: Dimension>(
    _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle
  ) {
    let quantity = format.quantity(input)
    let plain = { @Sendable (locale: Locale) in format.plain(input, locale) }
    let width = format.width.quantityWidth
    self.init(key: "\(input.value) \(input.unit.symbol) \(width) \(quantity, default: "")") {
      context in
      quantity.flatMap {
        context.engine.string(of: [$0], width: width, locale: context.locale.identifier)
      } ?? plain(context.locale)
    }
  }
}

extension Measurement.FormatStyle.UnitWidth where UnitType: Dimension {
  fileprivate var quantityWidth: Quantity.Width {
    switch self {
    case .wide: .full
    case .abbreviated: .short
    case .narrow: .narrow
    }
  }
}
