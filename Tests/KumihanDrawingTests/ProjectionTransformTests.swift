import Foundation
import KumihanDrawing
import Testing

struct ProjectionTransformTests {
  private let tilted = ProjectionTransform(
    CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 4, 0, 1, 0),
      {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 100
        return eye
      }()))

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  @Test func theRightSideOfATurnAboutTheVerticalAxisIsFartherAway() {
    let half = 0.5.squareRoot()
    let right = CGPoint(x: 50, y: 10).applying(tilted)
    #expect(near(right, CGPoint(x: 50 * half / (1 + half / 2), y: 10 / (1 + half / 2))))
    let left = CGPoint(x: -50, y: 10).applying(tilted)
    #expect(left.y > 10 && right.y < 10)
  }

  @Test func theInverseLeadsBack() {
    let p = CGPoint(x: 30, y: -20)
    #expect(near(p.applying(tilted).applying(tilted.inverted()), p))
    #expect(near(p.applying(tilted.concatenating(tilted.inverted())), p))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(!flat.invert() && !flat.isUsable)
  }

  @Test func affineMapsAreMadeAndRecognised() {
    let turn = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
    #expect(ProjectionTransform(turn).isAffine && ProjectionTransform(turn).affine == turn)
    #expect(ProjectionTransform().isIdentity && !tilted.isAffine && tilted.affine == nil)
    let same = ProjectionTransform(CATransform3DMakeAffineTransform(turn))
    #expect(same == ProjectionTransform(turn))
    let half = ProjectionTransform(CATransform3DMakeRotation(.pi, 0, 1, 0))
    #expect(half.affine == CGAffineTransform(scaleX: -1, y: 1))
  }

  @Test func mapsOfSpaceFollowEachOtherFromTheInsideOut() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)
    #expect((moved.m41, moved.m42, moved.m43) == (10, 18, 28))
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(1, 0, 0), .pi / 2, 0, 0, 2)
    #expect((turned.m11, turned.m12, turned.m41) == (0, 1, 1))
    #expect(CATransform3DScale(CATransform3DIdentity, 2, 2, 2).m22 == 2)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func boundsHoldWhatLiesBeforeTheEye() {
    let box = CGRect(x: -50, y: -20, width: 100, height: 40)
    let bounds = tilted.bounds(of: box)
    for point in [CGPoint(x: -50, y: -20), CGPoint(x: 50, y: 20), CGPoint(x: 3, y: 4)] {
      #expect(bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point.applying(tilted)))
    }
    // A part of this one lies behind the eye, and all of the next.
    #expect(tilted.bounds(of: box.insetBy(dx: -400, dy: 0)).isFinite)
    #expect(tilted.bounds(of: box.offsetBy(dx: -400, dy: 0)).isNull)
    #expect(tilted.bounds(of: .null).isNull)
  }
}
