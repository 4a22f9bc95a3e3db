import Foundation
import Kumihan
import KumihanAppleNames
import Testing

/// What code asks of angles, springs, curves and keyframes beside the picture.
struct MotionValuesTests {
  private struct Pose {
    var scale = 1.0
    var turn = Angle.zero
  }

  @Test func anglesAreReckonedWithInTheirPlace() {
    var angle = Angle.degrees(10)
    angle += .degrees(20)
    angle -= .degrees(6)
    angle *= 2
    angle /= 4
    #expect(abs(angle.degrees - 12) < 1e-9)
    angle.animatableData = .pi
    #expect(abs(angle.degrees - 180) < 1e-9)
  }

  @Test func valuesOfGeometryPairTheirParts() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData += insets.animatableData
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var several = AnimatableValues(1.0, CGFloat(2), Float(2))
    several.scale(by: 3)
    #expect(several == AnimatableValues(3.0, CGFloat(6), Float(6)))
    #expect(several.magnitudeSquared == 81)
  }

  @Test(arguments: [-0.5, 0, 0.4])
  func aSpringLeavesAtZeroAndComesToItsTarget(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(abs(spring.bounce - bounce) < 1e-6)
    #expect(abs(spring.duration - 0.5) < 1e-9)
    #expect(abs(spring.value(target: 2.0, time: 0)) < 1e-9)
    #expect(abs(spring.value(target: 2.0, time: spring.settlingDuration * 2) - 2) < 0.01)
    #expect(abs(spring.velocity(target: 2.0, initialVelocity: 3.0, time: 0) - 3) < 0.05)
    let most = stride(from: 0, to: 1, by: 0.01).map { spring.value(target: 1.0, time: $0) }.max()
    #expect((most ?? 0 > 1.001) == (bounce > 0))
  }

  @Test func curvesBeginAndEndAtTheirEnds() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .easeIn.inverse,
    ]
    for curve in curves {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
    }
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
    #expect(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3 < 1e-6)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-3)
  }

  @Test func aTimelineHasTheValueOfEachTime() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        CubicKeyframe(6, duration: 1)
      }
      KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 3) }
    }
    #expect(timeline.duration == 3)
    #expect(abs(timeline.value(time: 0.5).scale - 1.5) < 1e-6)
    #expect(timeline.value(time: 1).scale == 5)
    #expect(abs(timeline.value(time: 1.5).scale - 5.5) < 0.2)
    #expect(timeline.value(progress: 1).scale == 6)
    #expect(abs(timeline.value(time: 1).turn.degrees - 30) < 1e-6)
  }
}
