import Foundation
import KumihanCoreGraphics

extension CIImage {
  /// The largest radius: a phone's picture is of one colour then.
  private static let mostRadius: CGFloat = 1_000

  /// A blurred picture, which reaches beyond the sharp one unless its edges have no end.
  ///
  /// - Parameter isEven: whether all within the radius counts alike, as in a box.
  func blurred(by radius: CGFloat, isEven: Bool) -> CIImage {
    guard radius > 0, extent != .infinite else { return self }
    let radius = min(radius, Self.mostRadius)
    let reach = hasEndlessEdges ? 0 : (radius * (isEven ? 1 : 3)).rounded(.up)
    let rect = extent.integral.insetBy(dx: -reach, dy: -reach)
    guard let grid = pixels(in: rect) else { return self }
    return CIImage(grid.blurred(by: radius, isEven: isEven, keepsEdges: hasEndlessEdges), in: rect)
  }

  /// Each pixel beside what is around it.
  func withBlurred(by radius: CGFloat, _ join: (Tone, Tone) -> Tone) -> CIImage {
    guard radius > 0, let grid = pixels(in: extent) else { return self }
    let soft = grid.blurred(
      by: min(radius, Self.mostRadius), isEven: false, keepsEdges: true)
    return CIImage(
      grid.joined(with: soft) { join(Tone($0), Tone($1)).pixel }, in: extent.integral)
  }

  func sharpened(radius: CGFloat, by amount: CGFloat) -> CIImage {
    withBlurred(by: radius) { tone, soft in tone.with(soft) { $0 + ($0 - $1) * amount } }
  }

  /// Squares of one colour each.
  func inSquares(of side: CGFloat) -> CIImage {
    guard side >= 1.5, let grid = pixels(in: extent) else { return self }
    let side = Int(min(side, 2 * Self.mostRadius).rounded())
    func places(_ count: Int) -> [Int] {
      (0..<count).map { min($0 / side * side + side / 2, count - 1) }
    }
    let soft = grid.blurred(by: CGFloat(side) / 2, isEven: true, keepsEdges: true)
    return CIImage(
      soft.sampled(columns: places(grid.width), rows: places(grid.height)), in: extent.integral)
  }
}

extension PixelGrid {
  /// - Parameter isEven: whether all within the radius counts alike; else it is the deviation of a bell.
  func blurred(by radius: CGFloat, isEven: Bool, keepsEdges: Bool) -> PixelGrid {
    let planes = premultiplied.map { plane in
      isEven
        ? Self.mean(plane, width, height, Int(radius.rounded()), keepsEdges)
        : gaussian(plane, width: width, height: height, sigma: radius, keepsEdges: keepsEdges)
    }
    return PixelGrid(width, height, premultiplied: planes)
  }

  /// Means along rows, then along columns.
  private static func mean(
    _ values: [UInt8], _ width: Int, _ height: Int, _ reach: Int, _ keepsEdges: Bool
  ) -> [UInt8] {
    var (from, to) = (values, values)
    let side = 2 * reach + 1
    for (count, step, lines, stride) in [(width, 1, height, width), (height, width, width, 1)] {
      for line in 0..<lines {
        let start = line * stride
        func value(_ place: Int) -> Int {
          if place >= 0, place < count { return Int(from[start + place * step]) }
          return keepsEdges ? Int(from[start + min(max(place, 0), count - 1) * step]) : 0
        }
        var sum = (-reach...reach).reduce(0) { $0 + value($1) }
        for place in 0..<count {
          to[start + place * step] = UInt8((sum + reach) / side)
          sum += value(place + reach + 1) - value(place - reach)
        }
      }
      swap(&from, &to)
    }
    return from
  }
}
