/// A number of some unit.
public struct Quantity: Hashable, Sendable {
  /// The length of the unit's name: "5 kilometers", "5 km", "5km".
  public enum Width: Hashable, Sendable { case full, short, narrow }

  /// The number of units.
  public var amount: Double
  /// By CLDR's names, such as "hour" or "kilometer-per-hour".
  public var unit: String
  /// The maximum number of digits after the point.
  public var fractionDigits: Int
  /// Whether it is written in the locale's preferred unit.
  public var isInReadersUnit = false

  public init(_ amount: Double, _ unit: String, fractionDigits: Int = 0) {
    (self.amount, self.unit, self.fractionDigits) = (amount, unit, fractionDigits)
  }
}
