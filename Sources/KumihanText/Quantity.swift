/// A number of some unit.
public struct Quantity: Hashable, Sendable {
  /// The length of the unit's name: "5 kilometers", "5 km", "5km".
  public enum Width: Hashable, Sendable { case full, short, narrow }

  /// The number of units.
  public var amount: Double
  /// By CLDR's names, such as "hour" or "kilometer-per-hour".
  public var unit: String
  /// The minimum and the maximum number of digits after the point, each 0 to 15; nil for what is usual for its use.
  public var fractionDigits: ClosedRange<Int>?
  /// What the quantity is of, by CLDR's names, such as "default" or "road": it is written in the unit that the locale prefers
  /// for that. Nil keeps the unit.
  public var usage: String?

  public init(
    _ amount: Double, _ unit: String, fractionDigits: ClosedRange<Int>? = 0...0,
    usage: String? = nil
  ) {
    (self.amount, self.unit, self.usage) = (amount, unit, usage)
    self.fractionDigits = fractionDigits?.clamped(to: 0...15)
  }

  /// In a locale's words, where a picture is being made; nil elsewhere and for units that have none.
  package func words(_ width: Width, locale: String) -> String? {
    Self.engine?.string(of: [self], width: width, locale: locale)
  }

  /// The engine of the picture that is being made.
  @TaskLocal package static var engine: (any TextEngine)?
}
