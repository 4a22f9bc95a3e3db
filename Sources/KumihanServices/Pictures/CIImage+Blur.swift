import Foundation
import KumihanCoreGraphics

extension CIImage {
  /// A blurred picture, which reaches beyond the sharp one unless its edges have no end.
  ///
  /// - Parameter isEven: whether all within the radius counts alike, as in a box.
  func blurred(by radius: CGFloat, isEven: Bool) -> CIImage {
    guard radius > 0, extent != .infinite else { return self }
    let reach = hasEndlessEdges ? 0 : (radius * (isEven ? 1 : 3)).rounded(.up)
    let rect = extent.integral.insetBy(dx: -reach, dy: -reach)
    guard let grid = pixels(in: rect) else { return self }
    return CIImage(grid.blurred(by: radius, isEven: isEven, keepsEdges: hasEndlessEdges), in: rect)
  }

  /// Each pixel beside what is around it.
  func withBlurred(by radius: CGFloat, _ join: (Tone, Tone) -> Tone) -> CIImage {
    guard radius > 0, let grid = pixels(in: extent) else { return self }
    let soft = grid.blurred(by: radius, isEven: false, keepsEdges: true)
    return CIImage(
      grid.joined(with: soft) { join(Tone($0), Tone($1)).pixel }, in: extent.integral)
  }

  func sharpened(radius: CGFloat, by amount: CGFloat) -> CIImage {
    withBlurred(by: radius) { tone, soft in tone.with(soft) { $0 + ($0 - $1) * amount } }
  }

  /// Squares of one colour each.
  func inSquares(of side: CGFloat) -> CIImage {
    let side = Int(side.rounded())
    guard side > 1, let grid = pixels(in: extent) else { return self }
    func places(_ count: Int) -> [Int] {
      (0..<count).map { min($0 / side * side + side / 2, count - 1) }
    }
    let soft = grid.blurred(by: CGFloat(side) / 2, isEven: true, keepsEdges: true)
    return CIImage(
      soft.sampled(columns: places(grid.width), rows: places(grid.height)), in: extent.integral)
  }
}

extension PixelGrid {
  /// Means along rows, then along columns; three of them in turn are near a bell.
  func blurred(by radius: CGFloat, isEven: Bool, keepsEdges: Bool) -> PixelGrid {
    // Three boxes whose variances add up to that of the bell.
    let side = isEven ? 2 * radius + 1 : (4 * radius * radius + 1).squareRoot()
    let reach = max(Int(((side - 1) / 2).rounded()), isEven ? 0 : 1)
    var planes = premultiplied
    for plane in planes.indices {
      for _ in 0..<(isEven ? 1 : 3) {
        planes[plane] = Self.mean(planes[plane], width, height, reach, keepsEdges)
      }
    }
    return PixelGrid(width, height, premultiplied: planes)
  }

  private static func mean(
    _ values: [Float], _ width: Int, _ height: Int, _ reach: Int, _ keepsEdges: Bool
  ) -> [Float] {
    var (from, to) = (values, values)
    for (count, step, lines, stride) in [(width, 1, height, width), (height, width, width, 1)] {
      for line in 0..<lines {
        let start = line * stride
        func value(_ place: Int) -> Float {
          if place >= 0, place < count { return from[start + place * step] }
          return keepsEdges ? from[start + min(max(place, 0), count - 1) * step] : 0
        }
        var sum: Float = 0
        for place in -reach...reach { sum += value(place) }
        for place in 0..<count {
          to[start + place * step] = sum / Float(2 * reach + 1)
          sum += value(place + reach + 1) - value(place - reach)
        }
      }
      swap(&from, &to)
    }
    return from
  }
}
