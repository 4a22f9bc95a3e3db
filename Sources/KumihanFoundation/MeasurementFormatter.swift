public import Foundation

/// Writes measures with their units, in English.
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
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
      return number + "°"
    }
    let symbol = measurement.unit.symbol
    let isTight = unitStyle == .short || symbol.hasPrefix("°")
    return isTight ? number + symbol : "\(number) \(symbol)"
  }
  open func string(from unit: Unit) -> String { unit.symbol }
  open override func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { string(from: $0) }
  }
}
