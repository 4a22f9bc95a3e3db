import Foundation

extension Path {
  /// The outline of a line with this style; fill it with the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let lines = flattened(tolerance: min(0.02, style.lineWidth / 20))
    let dashes = DashPattern(style)
    var stroker = Stroker(style)
    for line in lines {
      for piece in dashes?.pieces(of: line) ?? [line] { stroker.add(piece) }
    }
    return stroker.outline
  }
}

/// Lengths of ink and gap along a line.
private struct DashPattern {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// Nil for an unbroken line.
  init?(_ style: StrokeStyle) {
    guard style.dash.allSatisfy({ $0.isFinite && $0 >= 0 }), style.dashPhase.isFinite else {
      return nil
    }
    let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return nil }
    self.lengths = lengths
    let rest = style.dashPhase.truncatingRemainder(dividingBy: sum)
    phase = rest < 0 ? rest + sum : rest
  }

  /// The inked pieces; a closed line starts with a new dash, as in Core Graphics.
  func pieces(of line: Polyline) -> [Polyline] {
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    guard points.count > 1 else { return [] }
    var index = 0
    var left = phase
    while left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var remaining = lengths[index] - left
    var result: [Polyline] = []
    var piece: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = from.distance(to: to)
      var at: CGFloat = 0
      // Dashes too fine to tell apart would take forever.
      guard length / (lengths.reduce(0, +)) < 100_000 else { return [line] }
      while length - at > remaining {
        at += remaining
        let point = from.mixed(with: to, at / length)
        if index % 2 == 0 {
          result.append(Polyline(points: piece + [point], isClosed: false))
          piece = []
        } else {
          piece = [point]
        }
        index = (index + 1) % lengths.count
        remaining = lengths[index]
      }
      remaining -= length - at
      if index % 2 == 0 { piece.append(to) }
    }
    if piece.count > 1 { result.append(Polyline(points: piece, isClosed: false)) }
    return result
  }
}
