import KumihanDrawing
import Testing

@Suite struct AngleTests {
  @Test func degreesAndRadiansAgree() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(-Angle.degrees(30) < .zero)
  }
}
