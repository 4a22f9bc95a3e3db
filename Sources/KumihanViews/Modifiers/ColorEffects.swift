import Foundation
public import KumihanDrawing
import KumihanLayout
import KumihanText

extension View {
  private func matrix(_ rows: [Double], _ fileID: StaticString, _ line: Int, _ column: Int)
    -> _EffectView<Self>
  {
    effect(.filters([.colorMatrix(rows)]), fileID, line, column)
  }

  /// Effect: adds `amount` to each component.
  public func brightness(
    _ amount: Double, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    matrix(ColorMatrix.diagonal(1, 1, 1, adding: amount), fileID, line, column)
  }

  /// Effect: stretches components about the middle grey; 1 has no effect.
  public func contrast(
    _ amount: Double, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    matrix(ColorMatrix.contrast(amount), fileID, line, column)
  }

  /// Effect: 0 is grey, 1 has no effect.
  public func saturation(
    _ amount: Double, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    matrix(ColorMatrix.saturation(amount), fileID, line, column)
  }

  /// Effect: mixes colours with grey by the fraction `amount`.
  public func grayscale(
    _ amount: Double, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    matrix(ColorMatrix.grayscale(amount), fileID, line, column)
  }

  /// Effect: rotates every hue by an angle.
  public func hueRotation(
    _ angle: Angle, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    matrix(ColorMatrix.hueRotation(angle.radians), fileID, line, column)
  }

  public func colorInvert(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
    -> _EffectView<Self>
  {
    matrix(ColorMatrix.inversion(), fileID, line, column)
  }

  /// Effect: multiplies each component by the colour's.
  public func colorMultiply(
    _ color: Color, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    _EffectView(
      content: self,
      effect: { context in
        .filters([.colorMatrix(ColorMatrix.multiplication(by: color.rgba(in: context)))])
      }, site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Effect: luminance becomes alpha.
  public func luminanceToAlpha(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    effect(.filters([.luminanceToAlpha]), fileID, line, column)
  }
}
