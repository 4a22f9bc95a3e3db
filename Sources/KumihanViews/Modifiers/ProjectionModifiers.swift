public import Foundation
public import KumihanDrawing
public import KumihanLayout

extension View {
  /// Effect: transforms the drawing about its top left corner, possibly in perspective.
  public func projectionEffect(
    _ transform: ProjectionTransform, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _EffectView<Self> {
    effect(.projection { _ in transform }, fileID, line, column)
  }

  /// Effect: a rotation about an axis in space; the eye's distance is the view's longer side
  /// divided by `perspective`, infinite for 0.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let rotation = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    return effect(
      .projection { size in
        let side = max(size.width, size.height)
        guard side > 0 else { return ProjectionTransform() }
        var eye = CATransform3DIdentity
        eye.m34 = -perspective / side
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        let turned = CATransform3DConcat(
          CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorZ), rotation),
          CATransform3DConcat(eye, CATransform3DMakeTranslation(x, y, anchorZ)))
        return ProjectionTransform(turned)
      }, fileID, line, column)
  }
}
