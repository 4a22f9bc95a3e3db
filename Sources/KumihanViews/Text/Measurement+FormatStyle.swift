public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension Measurement where UnitType: Dimension {
  /// A format for measurements: Foundation's type, missing on Linux. `Text` uses the environment's
  /// locale and words; outside `Text` it writes the number and the unit's symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      /// "5 kilometers"
      case wide
      /// "5 km"
      case abbreviated
      /// "5km"
      case narrow
    }

    /// Whether the unit is the locale's or the measurement's.
    public enum Usage: String, Codable, Hashable, Sendable { case general, asProvided }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: Usage
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = Locale(identifier: "en_US"), usage: Usage = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The format of the number; by default no more than two digits after the point.
    var number: FloatingPointFormatStyle<Double> {
      numberFormatStyle ?? .number.precision(.fractionLength(0...2))
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      // Temperatures and narrow widths have no space before the unit.
      let symbol = value.unit.symbol
      let gap = width == .narrow || symbol.hasPrefix("°") ? "" : " "
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
    usage: Measurement<UnitType>.FormatStyle.Usage = .general,
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
    let (value, symbol) = (input.value, input.unit.symbol)
    let number = format.number
    let plain = { @Sendable (locale: Locale) in
      "\(value.formatted(number.locale(locale))) \(symbol)"
    }
    // The number of digits after the point that the number's format writes.
    let digits =
      format.numberFormatStyle == nil
      ? 2
      : value.formatted(number.locale(Locale(identifier: "en_US_POSIX")))
        .split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
        .map { $0.prefix { $0.isNumber }.count } ?? 0
    let (width, converts) = (format.width.quantityWidth, format.usage == .general)
    self.init(key: "\(value) \(symbol) \(width) \(converts) \(digits)") { context in
      guard let unit = UnitNames.cldr[symbol] else { return plain(context.locale) }
      var quantity = Quantity(value, unit, fractionDigits: digits)
      quantity.isInReadersUnit = converts
      return context.engine.string(
        of: [quantity], width: width, locale: context.locale.identifier) ?? plain(context.locale)
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

/// CLDR's names of Foundation's units, by their symbols.
enum UnitNames {
  static let cldr: [String: String] = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "NM": "nautical-mile", "ly": "light-year", "ua": "astronomical-unit", "pc": "parsec",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "metric-ton", "ton": "ton", "ct": "carat",
    "°C": "celsius", "°F": "fahrenheit", "K": "kelvin",
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    "kL": "cubic-meter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
    "qt": "quart", "gal": "gallon", "m³": "cubic-meter", "km³": "cubic-kilometer",
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter",
    "ft²": "square-foot", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    "hr": "hour", "min": "minute", "sec": "second", "s": "second", "ms": "millisecond",
    "J": "joule", "kJ": "kilojoule", "kCal": "foodcalorie", "cal": "calorie",
    "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "MW": "megawatt", "hp": "horsepower",
    "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch", "°": "degree", "rad": "radian", "Hz": "hertz",
    "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "b": "bit", "B": "byte",
    "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "V": "volt", "A": "ampere", "Ω": "ohm", "lx": "lux",
  ]
}
