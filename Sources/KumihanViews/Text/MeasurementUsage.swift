public import Foundation

/// What a measurement is of: it chooses the unit where the reader's place prefers another.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// By CLDR's names; nil keeps the measurement's unit.
  let name: String?
  fileprivate init(_ name: String?) { self.name = name }

  public static var general: Self { Self("default") }
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var workout: Self { Self("food") }
  public static var food: Self { Self("food") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self("road") }
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("person-height") }
  public static var focalLength: Self { Self("focal-length") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
  public static var visibility: Self { Self("visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self("weather") }
  public static var person: Self { Self("person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self("wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self("fluid") }
}

extension FormatStyle {
  /// Without the letter of the scale where that is asked for, as forecasts write temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: hidesScaleName ? .narrow : width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
