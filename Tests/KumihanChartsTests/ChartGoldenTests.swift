import Foundation
import Kumihan
import KumihanCharts
import KumihanGoldens
import Testing

/// Charts as they are drawn: their frames, and few pictures.
@MainActor
@Suite(.snapshots(root: "Goldens"))
struct ChartGoldenTests {
  private func page(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> LaidOutPage {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 320, height: 200)
    renderer.scale = 2
    renderer.isOpaque = true
    change(&renderer.environment)
    return try renderer.page()
  }

  private func day(_ number: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)
  }

  private var stacked: some View {
    Chart(0..<12, id: \.self) { number in
      BarMark(
        x: .value("Place", ["Bern", "Basel", "Genf", "Chur"][number % 4]),
        y: .value("Amount", (number * 5) % 9 + 1)
      )
      .foregroundStyle(by: .value("Kind", ["one", "two", "three"][number / 4]))
    }
  }

  private var lines: some View {
    Chart(0..<20, id: \.self) { number in
      LineMark(
        x: .value("Day", day(number / 2)), y: .value("Amount", (number * 37) % 50 + 10)
      )
      .foregroundStyle(by: .value("Kind", number % 2 == 0 ? "even" : "odd"))
      .symbol(by: .value("Kind", number % 2 == 0 ? "even" : "odd"))
      .interpolationMethod(.monotone)
    }
  }

  private var ring: some View {
    Chart(1..<6, id: \.self) { number in
      SectorMark(
        angle: .value("Amount", number), innerRadius: .ratio(0.6), angularInset: 2
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Kind", "kind \(number)"))
    }
  }

  private var turned: some View {
    Chart(0..<5, id: \.self) { number in
      BarMark(x: .value("Amount", number * 7 - 8), y: .value("Place", "place \(number)"))
        .annotation { Text("\(number * 7 - 8)").font(.caption2) }
    }
    .chartXAxisLabel("amounts", alignment: .center)
  }

  @Test func chartsHaveTheirFrames() throws {
    assertSnapshot(of: try page(stacked), as: .frames, named: "stacked")
    assertSnapshot(of: try page(lines), as: .frames, named: "lines")
    assertSnapshot(of: try page(ring), as: .frames, named: "ring")
    assertSnapshot(of: try page(turned), as: .frames, named: "turned")
  }

  @Test func chartsAreDrawn() throws {
    assertSnapshot(of: try page(lines), as: .image, named: "lines")
    assertSnapshot(of: try page(ring), as: .image, named: "ring")
    let mirrored = try page(lines) { $0.layoutDirection = .rightToLeft }
    assertSnapshot(of: mirrored, as: .image, named: "mirrored")
    let dark = try page(stacked) { environment in
      environment.colorScheme = .dark
      environment.layoutDirection = .rightToLeft
      environment.dynamicTypeSize = .xxxLarge
    }
    assertSnapshot(of: dark, as: .image, named: "dark")
  }
}
