public import Foundation
import KumihanText

/// Distances in the locale's words, such as `1.2 km`; outside pictures, the number and the unit's symbol.
public final class MKDistanceFormatter: Formatter {
  /// What distances are told in.
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  /// How units are written.
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  public var locale: Locale! = .current
  public var units = Units.default
  public var unitStyle = DistanceUnitStyle.default

  /// A distance in metres: below a kilometre in tens of metres, below a tenth of a mile in tens of feet.
  public func string(fromDistance distance: Double) -> String {
    let isMetric =
      units == .metric || units == .default && (locale ?? .current).measurementSystem == .metric
    if isMetric {
      return distance < 1000
        ? text((distance / 10).rounded() * 10, "m")
        : text(Self.short(distance / 1000), "km")
    }
    let miles = distance / 1609.344
    if miles >= 0.1 { return text(Self.short(miles), "mi") }
    return units == .imperialWithYards
      ? text((distance / 9.144).rounded() * 10, "yd")
      : text((distance / 3.048).rounded() * 10, "ft")
  }

  /// With one digit behind the point below ten.
  private static func short(_ value: Double) -> Double {
    value < 10 ? (value * 10).rounded() / 10 : value.rounded()
  }

  private func text(_ value: Double, _ symbol: String) -> String {
    let locale = locale ?? .current
    let quantity = UnitNames.cldr[symbol].map { Quantity(value, $0, fractionDigits: 0...1) }
    return quantity?.words(unitStyle == .full ? .full : .short, locale: locale.identifier)
      ?? "\(value.formatted(.number.locale(locale))) \(symbol)"
  }
}
