import Foundation
import Testing

@testable import KumihanCharts

/// Round numbers and the starts of units, where axes are marked.
struct TicksTests {
  @Test(arguments: [
    (0.0, 5.0, 4, 2.0), (0, 48, 4, 20), (0, 200, 4, 50), (0, 1200, 4, 500), (-8, 14, 4, 10),
    (0, 0.3, 3, 0.1), (0, 1, 4, 0.5), (0, 1e12, 4, 5e11), (3, 3, 4, 1), (0, .infinity, 4, 1),
  ])
  func aStepIsTheSmallestRoundOne(low: Double, high: Double, count: Int, step: Double) {
    #expect(abs(Ticks.step(from: low, to: high, count: count) - step) < step * 1e-9)
  }

  @Test func multiplesAreExactAndInside() {
    #expect(Ticks.multiples(of: 0.1, from: 0, to: 0.3) == [0, 0.1, 0.2, 0.3])
    #expect(Ticks.multiples(of: 20, from: -7, to: 48) == [0, 20, 40])
    #expect(Ticks.multiples(of: 20, from: -7, to: 48, outwards: true) == [-20, 0, 20, 40, 60])
    #expect(Ticks.multiples(of: 2, from: -1, to: 5).allSatisfy { $0.sign == .plus })
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0), (1, 0, 1e9), (-1, 0, 5), (.nan, 0, 1), (1, .nan, 2), (1, 3, 2),
  ])
  func whatHasNoMultiplesHasNone(step: Double, low: Double, high: Double) {
    #expect(Ticks.multiples(of: step, from: low, to: high).count <= 1)
  }

  @Test func logarithmsAreMarkedAtPowers() {
    #expect(Ticks.powers(from: 1, to: 1000, count: 4) == [1, 10, 100, 1000])
    #expect(Ticks.powers(from: 1, to: 100, count: 4) == [1, 2, 5, 10, 20, 50, 100])
    #expect(Ticks.powers(from: 0, to: 10, count: 4).isEmpty)
  }

  private static let zurich: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Zurich") ?? .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) throws -> Date {
    try #require(
      Self.zurich.date(from: DateComponents(year: year, month: month, day: day, hour: hour)))
  }

  private func automatic(_ from: Date, _ to: Date, _ count: Int = 7) -> DateTicks {
    .automatic(from: from, to: to, count: count, calendar: Self.zurich)
  }

  @Test func datesAreMarkedByTheUnitThatFits() throws {
    let start = try date(2024, 1, 1)
    let cases: [(Date, Calendar.Component, Int)] = [
      (try date(2024, 1, 1, 6), .hour, 1), (try date(2024, 1, 8), .day, 1),
      (try date(2024, 1, 15), .day, 2), (try date(2024, 2, 1), .weekOfYear, 1),
      (try date(2025, 1, 1), .month, 3), (try date(2030, 1, 1), .year, 1),
      (try date(2124, 1, 1), .year, 20),
    ]
    for (end, component, count) in cases {
      let ticks = automatic(start, end)
      #expect((ticks.component, ticks.count) == (component, count), "\(end)")
    }
  }

  @Test func daysBeginAtMidnightOnBothSidesOfSummerTime() throws {
    let ticks = DateTicks(component: .day, count: 1, calendar: Self.zurich)
    let days = ticks.dates(from: try date(2024, 3, 29), to: try date(2024, 4, 2))
    #expect(
      days == (try [(3, 29), (3, 30), (3, 31), (4, 1), (4, 2)].map { try date(2024, $0.0, $0.1) }))
  }

  @Test func monthsAndYearsBeginWhereTheyAreCounted() throws {
    let quarters = DateTicks(component: .month, count: 3, calendar: Self.zurich)
    #expect(
      quarters.dates(from: try date(2024, 2, 10), to: try date(2024, 12, 1))
        == (try [4, 7, 10].map { try date(2024, $0, 1) }))
    let years = DateTicks(component: .year, count: 20, calendar: Self.zurich)
    #expect(
      years.dates(from: try date(1999, 1, 1), to: try date(2050, 1, 1))
        == (try [2000, 2020, 2040].map { try date($0, 1, 1) }))
    #expect(quarters.dates(from: .distantFuture, to: .distantPast).isEmpty)
  }

  @Test func binsHoldTheirValues() {
    let bins = NumberBins(data: [1.0, 4, 7, 19.5], desiredCount: 4)
    #expect(bins.thresholds == [0, 5, 10, 15, 20])
    #expect([1, 5, 19.5, 20].map { bins.index(for: $0) } == [0, 1, 3, 3])
    #expect(NumberBins(data: [Double]()).isEmpty)
    #expect(NumberBins(size: 10, range: 3...28).map(\.lowerBound) == [0, 10, 20])
  }
}
