import Foundation
import Kumihan
import KumihanMaps
import KumihanText
import Testing

struct MKDistanceFormatterTests {
  @Test(arguments: [
    (120.0, MKDistanceFormatter.Units.metric, "120 m"), (1234, .metric, "1.2 km"),
    (23_456, .metric, "23 km"), (50, .imperial, "160 ft"), (50, .imperialWithYards, "50 yd"),
    (1609.344, .imperial, "1 mi"),
  ])
  func distancesHaveShortNumbers(
    _ distance: Double, _ units: MKDistanceFormatter.Units, _ text: String
  ) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    (formatter.units, formatter.unitStyle) = (units, .abbreviated)
    #expect(formatter.string(fromDistance: distance) == text)
  }

  @Test func unitsHaveTheLocalesWords() throws {
    let formatter = MKDistanceFormatter()
    (formatter.locale, formatter.unitStyle) = (Locale(identifier: "de_DE"), .full)
    let engine = try RenderingContext.bundled().services.engine
    Quantity.$engine.withValue(engine) {
      #expect(formatter.string(fromDistance: 1000) == "1 Kilometer")
      #expect(formatter.string(fromDistance: 120) == "120 Meter")
      formatter.units = .imperial
      #expect(formatter.string(fromDistance: 16_093.44) == "10 Meilen")
    }
  }
}
