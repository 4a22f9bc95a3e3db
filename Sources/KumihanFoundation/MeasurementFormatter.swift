public import Foundation
import KumihanText

/// Writes measures in the locale's words and units; outside pictures, the number and the unit's symbol.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit a measure is written in.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Locale(identifier: "en_US")
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let symbol = measurement.unit.symbol
    let isBare =
      unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
    let text = words(measurement.value, symbol)
    if isBare, let text, let degree = text.firstIndex(of: "°") { return String(text[...degree]) }
    if !isBare, let text { return text }
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if isBare { return number + "°" }
    let isTight = unitStyle == .short || symbol.hasPrefix("°")
    return isTight ? number + symbol : "\(number) \(symbol)"
  }

  private func words(_ value: Double, _ symbol: String) -> String? {
    guard let unit = UnitNames.cldr[symbol] else { return nil }
    let least = numberFormatter.minimumFractionDigits
    let quantity = Quantity(
      value, unit, fractionDigits: least...max(least, numberFormatter.maximumFractionDigits),
      usage: unitOptions.contains(.providedUnit) ? nil : "default")
    let width: Quantity.Width =
      switch unitStyle {
      case .long: .full
      case .short: .narrow
      default: .short
      }
    return quantity.words(width, locale: (locale ?? numberFormatter.locale).identifier)
  }

  open func string(from unit: Unit) -> String { unit.symbol }
  open override func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { string(from: $0) }
  }
}
