public import Foundation
public import KumihanViews

/// What a measurement is of: it chooses the unit where the reader's place has another, which no picture does.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  private let name: String
  fileprivate init(_ name: String) { self.name = name }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var workout: Self { Self("workout") }
  public static var food: Self { Self("food") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self("road") }
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("personHeight") }
  public static var focalLength: Self { Self("focalLength") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
  public static var visibility: Self { Self("visibility") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self("weather") }
  public static var person: Self { Self("person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("personWeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self("wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self("liquid") }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType>,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .measurement(width: width, usage: .asProvided, numberFormatStyle: numberFormatStyle)
  }

  /// Without the letter of the scale where that is asked for, as forecasts write temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature>, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    .measurement(
      width: hidesScaleName ? .narrow : width, usage: .asProvided,
      numberFormatStyle: numberFormatStyle)
  }
}
