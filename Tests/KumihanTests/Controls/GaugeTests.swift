import Foundation
import Kumihan
import Testing

/// Gauges: where their colours and their knobs lie.
@MainActor
struct GaugeTests {
  private let colors = Gradient(colors: [.red, .blue])

  private func pixels(_ view: some View, rightToLeft: Bool = false) throws -> PixelBuffer {
    let renderer = ImageRenderer(content: view.padding(10))
    renderer.background = .white
    renderer.environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    return try renderer.page().pixels(scale: 2)
  }

  private func gauge(_ value: Double) -> some View {
    Gauge(value: value) { EmptyView() }.tint(colors)
  }

  /// From the least value to the greatest, in the direction of reading.
  @Test(arguments: [false, true]) func coloursRunAlongALine(rightToLeft: Bool) throws {
    let line = gauge(0.5).gaugeStyle(.accessoryLinear).frame(width: 100)
    let picture = try pixels(line, rightToLeft: rightToLeft)
    let middle = picture.height / 2
    let (first, last) = (picture[30, middle], picture[210, middle])
    let (least, most) = rightToLeft ? (last, first) : (first, last)
    #expect(least.red > 150 && least.blue < 100, "\(least)")
    #expect(most.blue > 150 && most.red < 100, "\(most)")
  }

  /// The knob stands apart from the line: its own colour between two gaps.
  @Test func knobsStandApart() throws {
    let picture = try pixels(gauge(0.5).gaugeStyle(.accessoryLinear).frame(width: 100))
    let middle = picture.height / 2
    let isInk = (20..<220).map { picture[$0, middle].green < 200 }
    let edges = zip(isInk, isInk.dropFirst()).filter { $0 != $1 }.count
    #expect(edges == 4)
  }

  /// Rings are open at the bottom, whatever the direction of reading, and mirrored as a whole.
  @Test func ringsMirror() throws {
    let ring = gauge(0.2).gaugeStyle(.accessoryCircular)
    let (left, right) = try (pixels(ring), pixels(ring, rightToLeft: true))
    for (x, y) in [(39, 130), (39, 26), (20, 60), (26, 50), (116, 100)] {
      let (a, b) = (left[x, y], right[left.width - 1 - x, y])
      #expect(abs(Int(a.red) - Int(b.red)) < 30 && abs(Int(a.blue) - Int(b.blue)) < 30, "\(x) \(y)")
    }
    #expect(left[left.width / 2, left.height - 23].green > 240)
    #expect(right[left.width / 2, left.height - 23].green > 240)
  }
}
