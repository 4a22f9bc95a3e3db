import Foundation
import Kumihan
import KumihanCharts
import Testing

/// Charts as they are laid out: where marks and labels are, and what is said of them.
@MainActor
struct ChartTests {
  private func page(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> ViewLayout {
    var environment = EnvironmentValues()
    change(&environment)
    return try view.layoutTree(in: CGSize(width: 320, height: 200), environment: environment)
  }

  private func elements(_ view: some View) throws -> [AccessibilityElement] {
    try page(view).accessibility.elements
  }

  private static let toys = [("Cube", 5), ("Sphere", 4), ("Pyramid", 3)]

  private var bars: some View {
    Chart(Self.toys, id: \.0) { toy in
      BarMark(x: .value("Shape", toy.0), y: .value("Count", toy.1))
    }
  }

  private func marks(_ layout: ViewLayout) -> [CGRect] {
    layout.accessibility.elements.filter { $0.value?.hasPrefix("Count: ") ?? false }.map(\.frame)
  }

  @Test func barsStandOnZeroAndShareTheirRoom() throws {
    let frames = marks(try page(bars))
    #expect(frames.count == 3)
    #expect(Set(frames.map { ($0.maxY * 100).rounded() }).count == 1)
    let step = frames[1].midX - frames[0].midX
    #expect(abs(frames[0].width / step - 2 / 3) < 0.001)
    #expect(abs(frames[0].height / frames[1].height - 1.25) < 0.001)
  }

  @Test func fromRightToLeftChartsAreMirrored() throws {
    let (left, right) = (
      marks(try page(bars)), marks(try page(bars) { $0.layoutDirection = .rightToLeft })
    )
    let mirrored = left.map { 320 - $0.maxX }.sorted()
    #expect(zip(mirrored, right.map(\.minX).sorted()).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func everyMarkSaysItsPlaceAndItsAmount() throws {
    let said = try elements(bars).filter { $0.value != nil }.map {
      "\($0.label ?? "") | \($0.value ?? "")"
    }
    #expect(said == ["Cube | Count: 5", "Sphere | Count: 4", "Pyramid | Count: 3"])
    // In the order of the data, not from the highest down.
    let rising = Chart([1, 3, 2, 4], id: \.self) { amount in
      BarMark(x: .value("Shape", "a\(amount)"), y: .value("Count", amount))
    }
    #expect(
      try elements(rising).filter { $0.value != nil }.compactMap(\.label)
        == ["a1", "a3", "a2", "a4"])
    let turned = Chart(Self.toys, id: \.0) { toy in
      BarMark(x: .value("Count", toy.1), y: .value("Shape", toy.0))
        .accessibilityLabel("toy \(toy.0)")
    }
    #expect(try elements(turned).compactMap(\.value) == ["Count: 5", "Count: 4", "Count: 3"])
    #expect(try elements(turned).contains { $0.label == "toy Cube" })
    let rule = try elements(Chart { RuleMark(y: .value("Goal", 8000)) })
    #expect(rule.contains { $0.label == "Goal" && $0.value == "8,000" })
  }

  @Test func stylesOfAnAxisChangeItsViewAndTheRoomOfThePlot() throws {
    let plain = marks(try page(bars))
    // A ground takes no room, and the labels stay.
    let ground = try page(
      bars.chartXAxisStyle { $0.background(.yellow) }.chartYAxisStyle { $0.background(.green) })
    #expect(marks(ground) == plain)
    #expect(
      ground.accessibility.elements.compactMap(\.label)
        == (try elements(bars)).compactMap(\.label))
    let shapes = ground.description.split(separator: "\n").filter { $0.contains("shape") }
    #expect(shapes.count > 2, "\(ground.description)")
    // More height for the axis is less for the plot.
    let high = marks(try page(bars.chartXAxisStyle { $0.frame(height: 60) }))
    #expect(high[0].maxY < plain[0].maxY - 20)
    #expect(abs(high[0].maxY - 140) < 1)
    let wide = marks(try page(bars.chartYAxisStyle { $0.frame(width: 80) }))
    #expect(wide[2].maxX < 240 && wide[0].minX < plain[0].minX)
    #expect(marks(try page(bars.chartXAxis(.hidden).chartXAxisStyle { $0.padding(4) })).count == 3)
  }

  @Test func aLegendNamesTheSeries() throws {
    let chart = Chart(Self.toys, id: \.0) { toy in
      SectorMark(angle: .value("Count", toy.1)).foregroundStyle(by: .value("Shape", toy.0))
    }
    let labels = try elements(chart).filter { $0.value == nil }.compactMap(\.label)
    #expect(labels == ["Cube", "Sphere", "Pyramid"])
    #expect(try elements(chart.chartLegend(.hidden)).count == 3)
  }

  @Test func aHiddenAxisLeavesItsRoomToThePlot() throws {
    let shown = marks(try page(bars)), hidden = marks(try page(bars.chartYAxis(.hidden)))
    #expect(hidden[2].maxX > shown[2].maxX)
    let labels = try elements(bars.chartXAxis(.hidden).chartYAxis(.hidden)).filter {
      $0.value == nil
    }
    #expect(labels.isEmpty)
  }

  @Test func axesSayWhatTheirContentSays() throws {
    let chart = bars.chartYAxis {
      AxisMarks(position: .leading, values: [0, 5]) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? -1) pieces") }
      }
    }
    let labels = try elements(chart).filter { $0.label?.hasSuffix("pieces") ?? false }
    #expect(labels.compactMap(\.label).sorted() == ["0 pieces", "5 pieces"])
    #expect(
      labels.allSatisfy { label in label.frame.minX == labels[0].frame.minX || label.frame.maxX < 60
      })
  }

  @Test func anOverlayFindsThePlot() throws {
    let chart = bars.chartOverlay { proxy in
      GeometryReader { geometry in
        if let plot = proxy.plotFrame.map({ geometry[$0] }) {
          Color.red.frame(width: plot.width, height: plot.height)
            .accessibilityElement().accessibilityLabel("plot").offset(x: plot.minX, y: plot.minY)
        }
      }
    }
    let layout = try page(chart)
    let plot = try #require(layout.accessibility.elements.first { $0.label == "plot" })
    let bars = marks(layout)
    // Half of a third of what a category has, at each side.
    #expect(abs(bars[0].minX - plot.frame.minX - plot.frame.width / 18) < 0.01)
    #expect(abs(bars[0].maxY - plot.frame.maxY) < 0.01)
  }

  @Test func annotationsStandBesideTheirMarks() throws {
    let chart = Chart(Self.toys, id: \.0) { toy in
      BarMark(x: .value("Shape", toy.0), y: .value("Count", toy.1))
        .annotation { Text("note \(toy.1)") }
    }
    let layout = try page(chart)
    let notes = layout.accessibility.elements.filter { $0.label?.hasPrefix("note") ?? false }
    let bars = marks(layout)
    #expect(notes.count == 3)
    for (note, bar) in zip(notes, bars) {
      #expect(abs(note.frame.midX - bar.midX) < 0.01 && note.frame.maxY < bar.minY)
    }
  }

  @Test func notesAreAtTheEndsOfBarsThatGoDown() throws {
    let chart = Chart([4, -4], id: \.self) { amount in
      BarMark(x: .value("Shape", "\(amount)"), y: .value("Count", amount))
        .annotation { Text("note") }
    }
    let layout = try page(chart)
    let notes = layout.accessibility.elements.filter { $0.label == "note" }.map(\.frame)
      .sorted { $0.minX < $1.minX }
    let bars = marks(layout).sorted { $0.minX < $1.minX }
    #expect(notes[0].maxY < bars[0].minY && notes[1].minY > bars[1].maxY)
  }

  @Test func labelsOfAReversedAxisAreAllThere() throws {
    let chart = Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
      .chartXScale(domain: .automatic(reversed: true)).chartYAxis(.hidden)
    let labels = try elements(chart).filter { $0.value == nil }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
    #expect(labels == ["4", "3", "2", "1"])
  }

  @Test func whatHasNoRoomIsLeftOut() throws {
    let chart = Chart(0..<100, id: \.self) { n in
      BarMark(x: .value("c", "Category \(n)"), y: .value("Count", n % 17))
    }
    let layout = try page(chart)
    let labels = layout.accessibility.elements.filter {
      $0.value == nil && ($0.label?.hasPrefix("Category") ?? false)
    }
    #expect(marks(layout).count == 100 && !labels.isEmpty && labels.count < 8)
    #expect(labels.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 320 })
    for (a, b) in zip(labels, labels.dropFirst()) { #expect(a.frame.maxX <= b.frame.minX) }
  }

  @Test func tenThousandPointsAreOneLine() throws {
    let chart = Chart(0..<10_000, id: \.self) { n in
      LineMark(x: .value("x", n), y: .value("y", n % 700))
    }
    #expect(try page(chart).nodes.count < 200)
  }

  @Test func anEmptyChartIsEmpty() throws {
    let chart = Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(try elements(chart).isEmpty)
  }
}
