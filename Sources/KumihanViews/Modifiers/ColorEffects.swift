import Foundation
public import KumihanDrawing
import KumihanLayout
import KumihanText

extension View {
  private func matrix(_ rows: [Double], _ fileID: StaticString, _ line: Int) -> some View {
    effect(.filters([.colorMatrix(rows)]), fileID, line)
  }

  /// Effect: adds `amount` to each component.
  public func brightness(
    _ amount: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    matrix(ColorMatrix.diagonal(1, 1, 1, adding: amount), fileID, line)
  }

  /// Effect: stretches components about the middle grey; 1 changes nothing.
  public func contrast(
    _ amount: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    matrix(
      ColorMatrix.diagonal(amount, amount, amount, adding: (1 - amount) / 2), fileID, line)
  }

  /// Effect: 0 is grey, 1 changes nothing.
  public func saturation(
    _ amount: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    matrix(ColorMatrix.saturation(amount), fileID, line)
  }

  /// Effect: `amount` of the way to grey.
  public func grayscale(
    _ amount: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    matrix(ColorMatrix.saturation(1 - min(max(amount, 0), 1)), fileID, line)
  }

  /// Effect: turns every hue by an angle.
  public func hueRotation(
    _ angle: Angle, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    matrix(ColorMatrix.hueRotation(angle.radians), fileID, line)
  }

  public func colorInvert(fileID: StaticString = #fileID, line: Int = #line) -> some View {
    matrix(ColorMatrix.diagonal(-1, -1, -1, adding: 1), fileID, line)
  }

  /// Effect: multiplies each component by the colour's.
  public func colorMultiply(
    _ color: Color, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    EffectView(
      content: self,
      effect: { environment in
        let c = color.rgba(in: environment)
        return .filters([.colorMatrix(ColorMatrix.diagonal(c.red, c.green, c.blue, alpha: c.alpha))]
        )
      }, site: CallSite(fileID: fileID, line: line))
  }

  /// Effect: luminance becomes alpha.
  public func luminanceToAlpha(fileID: StaticString = #fileID, line: Int = #line) -> some View {
    effect(.filters([.luminanceToAlpha]), fileID, line)
  }
}

/// Rows for red, green, blue and alpha of five factors each.
enum ColorMatrix {
  /// The weights of the components in luminance, as in the SVG filter effects.
  private static let (red, green, blue) = (0.213, 0.715, 0.072)

  static func diagonal(
    _ r: Double, _ g: Double, _ b: Double, alpha: Double = 1, adding offset: Double = 0
  ) -> [Double] {
    [
      r, 0, 0, 0, offset,
      0, g, 0, 0, offset,
      0, 0, b, 0, offset,
      0, 0, 0, alpha, 0,
    ]
  }

  static func saturation(_ s: Double) -> [Double] {
    let (r, g, b) = ((1 - s) * red, (1 - s) * green, (1 - s) * blue)
    return [
      r + s, g, b, 0, 0,
      r, g + s, b, 0, 0,
      r, g, b + s, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  static func hueRotation(_ angle: Double) -> [Double] {
    let (c, s) = (cos(angle), sin(angle))
    let (r, g, b) = (red, green, blue)
    return [
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
      r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }
}
