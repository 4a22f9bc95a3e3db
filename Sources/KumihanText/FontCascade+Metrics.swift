import Foundation

extension FontCascade {
  /// The line of a request. The system font's is that of the font it stands for, whatever face
  /// draws it: 1.193359375 em, of which 494/2048 lie below the baseline.
  func metrics(_ request: FontRequest) -> FontMetrics {
    let size = request.size
    let drawn = size * (primary?.scale ?? 1)
    let face = primary?.face.measures
    var metrics = FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: max(request.leading, 0),
      capHeight: size * 1443 / 2048, xHeight: drawn * (face?.xHeight ?? 0.52),
      underlinePosition: drawn * (face?.underlinePosition ?? 0.1),
      underlineThickness: drawn * (face?.underlineThickness ?? 0.05))
    if case .named = request.family, !isSubstitute, let face {
      metrics.ascent = drawn * face.ascent
      metrics.descent = drawn * face.descent
      metrics.leading += drawn * face.lineGap
      metrics.capHeight = drawn * face.capHeight
    }
    return metrics
  }
}
