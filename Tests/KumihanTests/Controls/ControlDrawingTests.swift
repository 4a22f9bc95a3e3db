import Kumihan
import Testing

/// Controls by number: what their pictures alone would not say.
@MainActor
struct ControlDrawingTests {
  @Test func disabledTogglesFadeToHalf() throws {
    func opacities(_ isDisabled: Bool) throws -> [Double] {
      let toggle = Toggle("", isOn: .constant(true)).labelsHidden().disabled(isDisabled)
      return try drawnItems(toggle).groups.map(\.opacity).filter { $0 != 1 }
    }
    #expect(try opacities(true) == [0.5])
    #expect(try opacities(false) == [])
  }

  /// The knob, 28 points across, goes from edge to edge of the track.
  @Test(arguments: [(0.0, 0.0), (0.25, 43), (0.5, 86), (1, 172)])
  func knobsStandAtTheirFraction(_ value: Double, _ left: CGFloat) throws {
    let slider = Slider(value: .constant(value)).frame(width: 200, height: 40)
    let knob = try #require(drawnItems(slider).fills.last).path.boundingRect
    #expect(abs(knob.width - 28) < 0.1)
    #expect(abs(knob.minX - left) < 0.1, "\(knob)")
  }
}
