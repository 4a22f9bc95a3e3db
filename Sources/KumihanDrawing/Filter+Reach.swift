package import Foundation

extension Filter {
  /// The area that ink of `rect` can cover after the filter.
  package func spread(_ rect: CGRect, transform: CGAffineTransform) -> CGRect {
    guard !rect.isNull else { return rect }
    switch self {
    case .blur(_, isOpaque: true):
      return rect
    case .blur(let radius, isOpaque: false):
      let reach = Self.reach(radius, transform)
      return rect.insetBy(dx: -reach.width, dy: -reach.height)
    case .shadow(_, let radius, let offset):
      let reach = Self.reach(radius, transform)
      let move = offset.applying(transform)
      return rect.union(
        rect.insetBy(dx: -reach.width, dy: -reach.height).offsetBy(dx: move.width, dy: move.height))
    case .innerShadow, .colorMatrix, .luminanceToAlpha:
      return rect
    case .projection(let map):
      return map.isUsable && transform.determinant != 0
        ? map.moved(by: transform).bounds(of: rect) : .null
    }
  }

  /// The extent of a blur of sigma `radius` points, in whole pixels.
  package static func reach(_ radius: CGFloat, _ transform: CGAffineTransform) -> CGSize {
    let sigma = sigma(radius, transform)
    return CGSize(width: (sigma.width * 3).rounded(.up), height: (sigma.height * 3).rounded(.up))
  }

  /// The standard deviation in pixels along both axes.
  package static func sigma(_ radius: CGFloat, _ transform: CGAffineTransform) -> CGSize {
    guard radius > 0, radius.isFinite else { return .zero }
    // A blur is round on the page; a rotated or skewed one uses the mean scale.
    if transform.b == 0, transform.c == 0 {
      return CGSize(
        width: min(abs(transform.a) * radius, 4000), height: min(abs(transform.d) * radius, 4000))
    }
    let mean = min(abs(transform.determinant).squareRoot() * radius, 4000)
    return CGSize(width: mean, height: mean)
  }
}
