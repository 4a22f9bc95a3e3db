import Foundation
import KumihanViews
import Testing

@testable import KumihanCharts

/// Domains, scales and stacks, before anything is drawn.
@MainActor
struct PlanTests {
  private func plan<Content: ChartContent>(
    _ change: (inout ChartSettings) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> Content
  ) -> ChartPlan {
    var marks = MarkCollector()
    content()._collect(into: &marks)
    var settings = ChartSettings()
    change(&settings)
    var plan = ChartPlan(
      marks.marks, settings, size: CGSize(width: 300, height: 200),
      environment: EnvironmentValues()
    ) { _, _ in CGSize(width: 20, height: 10) }
    _ = plan.parts()
    return plan
  }

  private func ends(_ axis: AxisPlan) -> [Double] { axis.scale.map { [$0.start, $0.end] } ?? [] }
  private func values(_ axis: AxisPlan) -> [Double] { axis.groups[0].values.compactMap(\.value) }

  private func bars(_ amounts: [Double], stacking: MarkStackingMethod = .standard)
    -> some ChartContent
  {
    ForEach(amounts.indices, id: \.self) {
      BarMark(x: .value("x", "a"), y: .value("y", amounts[$0]), stacking: stacking)
    }
  }

  @Test func amountsBeginAtZeroAndEndRound() {
    let plan = plan { BarMark(x: .value("x", "a"), y: .value("y", 5)) }
    #expect(ends(plan.y) == [0, 6] && values(plan.y) == [0, 2, 4, 6])
    let points = self.plan { PointMark(x: .value("x", 40), y: .value("y", 43.0)) }
    #expect(ends(points.x) == [0, 40] && ends(points.y) == [0, 60])
  }

  @Test func aGivenDomainIsExact() {
    let plan = plan({ $0.y.domain = (3.5...7)._domain }) {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
    }
    #expect(ends(plan.y) == [3.5, 7] && values(plan.y) == [4, 5, 6, 7])
    let free = self.plan({ $0.y.domain = ChartDomain(includesZero: false) }) {
      LineMark(x: .value("x", 1), y: .value("y", 61))
      LineMark(x: .value("x", 2), y: .value("y", 79))
    }
    #expect(ends(free.y) == [60, 80])
  }

  @Test func aReversedDomainRunsBackwards() {
    let plan = plan({ $0.y.domain = ChartDomain(isReversed: true) }) {
      PointMark(x: .value("x", "a"), y: .value("y", 10))
    }
    #expect(ends(plan.y) == [10, 0])
    #expect(plan.y.scale?.position(10) == plan.plot.height)
  }

  @Test func barsStackUpAndDown() {
    func spans(_ stacking: MarkStackingMethod) -> [[Double]] {
      plan { bars([2, -1, 4, -5], stacking: stacking) }.stacking.spans.map {
        $0.map { [$0.from, $0.to] } ?? []
      }
    }
    #expect(spans(.standard) == [[0, 2], [0, -1], [2, 6], [-1, -6]])
    #expect(spans(.unstacked) == [[0, 2], [0, -1], [0, 4], [0, -5]])
    #expect(spans(.center) == [[-6, -4], [-4, -3], [-3, 1], [1, 6]])
    let shares = plan { bars([1, 3], stacking: .normalized) }
    #expect(shares.stacking.spans.map { $0?.to } == [0.25, 1] && ends(shares.y) == [0, 1])
  }

  @Test func areasOfSeveralSeriesStackByPlace() {
    let plan = plan {
      ForEach(["a", "b"], id: \.self) { series in
        ForEach(0..<3) { n in
          AreaMark(x: .value("x", n), y: .value("y", n + 1))
            .foregroundStyle(by: .value("s", series))
        }
      }
    }
    #expect(plan.stacking.spans.map { $0?.to } == [1, 2, 3, 2, 4, 6])
    #expect(ends(plan.y) == [0, 6])
  }

  @Test func categoriesShareTheAxisInTheirOrder() throws {
    let plan = plan {
      ForEach(["c", "a", "b", "a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    let scale = try #require(plan.x.scale)
    #expect(scale.categories == ["c", "a", "b"])
    #expect(scale.position(1) == plan.plot.width / 2)
    #expect(
      scale.datum(at: 1) == .category("c") && scale.datum(at: plan.plot.width - 1) == .category("b")
    )
  }

  @Test func unitsOfTheCalendarHaveRoom() throws {
    let calendar = Calendar(identifier: .gregorian)
    let first = Date(timeIntervalSinceReferenceDate: 0)
    let plan = plan {
      BarMark(x: .value("x", first.addingTimeInterval(40_000), unit: .day), y: .value("y", 1))
      BarMark(x: .value("x", first.addingTimeInterval(100_000), unit: .day), y: .value("y", 1))
    }
    #expect(ends(plan.x) == [0, 172_800], "\(calendar)")
  }

  @Test func scalesGoBothWays() throws {
    let kinds: [ScaleType.Kind] = [.linear, .log, .squareRoot, .symmetricLog(1), .power(2)]
    for type in kinds {
      var scale = PositionScale(
        kind: .number, type: type, start: 1, end: 100,
        calendar: Calendar(identifier: .gregorian), isUpward: true)
      scale.length = 200
      scale.padding = (10, 20)
      #expect(try abs(#require(scale.position(1)) - 190) < 1e-6, "\(type)")
      #expect(try abs(#require(scale.position(100)) - 20) < 1e-6, "\(type)")
      let middle = try #require(scale.position(25))
      #expect(try abs(#require(scale.number(at: middle)) - 25) < 1e-6, "\(type)")
    }
    #expect(
      plan({ $0.y.type = .log }) { bars([5, 300]) }.y.scale.map { [$0.start, $0.end] } == [1, 1000])
  }

  @Test func aScrolledChartShowsAPartOfItsDomain() {
    let plan = plan { settings in
      settings.scrolls = .horizontal
      settings.x.visibleLength = 3
      settings.x.scrollStart = .number(4)
    } _: {
      ForEach(0..<10) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    #expect(ends(plan.x) == [4, 7] && plan.x.isScrolled)
  }

  @Test func aFunctionIsPlottedOverTheDomain() {
    let plan = plan({ $0.x.domain = (-2.0...2.0)._domain }) {
      LinePlot(x: "x", y: "y") { $0 * $0 }
    }
    #expect(ends(plan.x) == [-2, 2] && ends(plan.y) == [0, 4])
    #expect(plan.marks.count == 401)
  }

  @Test func aProxyKnowsValuesAndPlaces() throws {
    let plan = plan { PointMark(x: .value("x", 10), y: .value("y", 10)) }
    let proxy = ChartProxy(
      x: try #require(plan.x.scale), y: try #require(plan.y.scale), plot: plan.plot,
      styles: plan.styles, angles: [])
    #expect(proxy.position(forX: 5) == plan.plot.width / 2)
    #expect(proxy.position(forY: 10.0) == 0)
    #expect(proxy.value(atX: plan.plot.width / 2, as: Int.self) == 5)
    #expect(proxy.value(atX: 0, as: String.self) == nil)
  }

  @Test func enumerationsAreTheirRawValues() {
    enum Meal: String, Plottable { case lunch = "Lunch" }
    #expect(Meal.lunch.datum == .category("Lunch"))
    #expect(Meal(datum: .category("Lunch")) == .lunch && Meal(datum: .number(1)) == nil)
  }

  @Test(
    arguments: [
      [], [.nan], [.infinity, -.infinity], [0], [1e300, -1e300], [.leastNormalMagnitude],
      [.greatestFiniteMagnitude, 1],
    ] as [[Double]])
  func noAmountTraps(amounts: [Double]) {
    for type in [nil, ScaleType.log, .squareRoot, .symmetricLog] {
      _ = plan({ $0.y.type = type }) {
        bars(amounts)
        ForEach(amounts, id: \.self) { amount in
          LineMark(x: .value("x", amount), y: .value("y", amount))
            .interpolationMethod(.catmullRom)
          AreaMark(x: .value("x", amount), y: .value("y", amount), stacking: .normalized)
          SectorMark(angle: .value("a", amount))
          RuleMark(x: .value("x", amount))
          PointMark(x: .value("d", Date(timeIntervalSinceReferenceDate: amount)), y: .value("y", 1))
        }
      }
    }
  }
}
