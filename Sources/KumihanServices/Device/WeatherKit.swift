public import Foundation
public import KumihanLocation

/// What the weather is and will be: nobody is asked here, so each request fails.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}

  /// - Throws: always.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.unknown
  }
  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) { throw WeatherError.unknown }
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}

/// Why there is no weather.
public enum WeatherError: LocalizedError, Equatable {
  case permissionDenied, unknown
  public var errorDescription: String? { "The weather is not available." }
}

/// A part of the weather that is asked for.
public struct WeatherQuery<T>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where T == CurrentWeather {
  public static var current: WeatherQuery<CurrentWeather> { .init() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    .init()
  }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    .init()
  }
}

extension WeatherQuery where T == [WeatherAlert]? {
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
}

extension WeatherQuery where T == WeatherAvailability {
  public static var availability: WeatherQuery<WeatherAvailability> { .init() }
}

/// All that is known of a place's weather.
public struct Weather: Codable, Equatable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}

/// Whether a part of the weather is known for a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
  /// What is known of a part.
  public enum AvailabilityKind: String, Codable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }
  public var minuteAvailability: AvailabilityKind
  public var alertAvailability: AvailabilityKind
}

/// Where and when the weather was read.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  public var date: Date
  public var expirationDate: Date
  public var latitude: Double
  public var longitude: Double
}

/// The weather of moments that follow each other.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable,
  Equatable, Sendable
{
  public var forecast: [Element]
  public var metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
  public var summary: String { "" }
}

/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

/// The rain of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var highTemperatureTime: Date?
  public var lowTemperatureTime: Date?
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var maximumHumidity: Double
  public var minimumHumidity: Double
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

/// When the sun stands where.
public struct SunEvents: Codable, Equatable, Sendable {
  public var astronomicalDawn: Date?
  public var nauticalDawn: Date?
  public var civilDawn: Date?
  public var sunrise: Date?
  public var solarNoon: Date?
  public var sunset: Date?
  public var civilDusk: Date?
  public var nauticalDusk: Date?
  public var astronomicalDusk: Date?
  public var solarMidnight: Date?
}

/// When the moon rises, and how much of it is seen.
public struct MoonEvents: Codable, Equatable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}

/// How much of the moon is seen.
public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
  public var description: String { WeatherCondition.words(rawValue) }
  public var accessibilityDescription: String { description }
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}

/// The speed of the air and where it comes from.
public struct Wind: Codable, Equatable, Sendable {
  /// One of sixteen directions.
  public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest
    public var abbreviation: String {
      let names = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW",
        "NW", "NNW",
      ]
      return names[Self.allCases.firstIndex(of: self) ?? 0]
    }
    public var description: String { WeatherCondition.words(rawValue) }
    public var accessibilityDescription: String { description }
  }
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

/// How strongly the sun burns.
public struct UVIndex: Codable, Equatable, Sendable {
  /// A range of the index.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible,
    Sendable
  {
    case low, moderate, high, veryHigh, extreme
    public var description: String { WeatherCondition.words(rawValue) }
    public var accessibilityDescription: String { description }
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    public static func < (first: Self, second: Self) -> Bool {
      first.rangeValue.lowerBound < second.rangeValue.lowerBound
    }
  }
  public var value: Int
  public var category: ExposureCategory
}

/// Where the pressure is going.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case rising, falling, steady
  public var description: String { WeatherCondition.words(rawValue) }
  public var accessibilityDescription: String { description }
}

/// What falls from the sky.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case none, hail, mixed, rain, sleet, snow
  public var description: String { WeatherCondition.words(rawValue) }
  public var accessibilityDescription: String { description }
}

/// What the sky looks like.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix
  public var description: String { Self.words(rawValue) }
  public var accessibilityDescription: String { description }

  /// The words of a name in camel case: "Mostly Cloudy".
  static func words(_ name: String) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words.append(" ") }
      words += words.isEmpty ? letter.uppercased() : String(letter)
    }
  }
}

/// A warning of the authorities.
public struct WeatherAlert: Codable, Equatable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
  public var metadata: WeatherMetadata
}

/// How bad it is going to be.
public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case minor, moderate, severe, extreme, unknown
  public var description: String { WeatherCondition.words(rawValue) }
  public var accessibilityDescription: String { description }
}

/// Who is to be named beside the weather.
public struct WeatherAttribution: Equatable, Sendable {
  public var serviceName: String
  public var legalPageURL: URL
  public var legalAttributionText: String
  public var squareMarkURL: URL
  public var combinedMarkDarkURL: URL
  public var combinedMarkLightURL: URL
}
