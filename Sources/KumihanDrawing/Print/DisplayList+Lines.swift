public import Foundation

extension DisplayList {
  /// The thinnest line that printers draw without gaps, in points.
  public static let leastLineWidth: CGFloat = 0.25

  /// The drawing without lines thinner than `width` points on the page: strokes and narrow boxes
  /// are widened about their middle.
  public func withLines(atLeast width: CGFloat = DisplayList.leastLineWidth) -> DisplayList {
    guard items.contains(where: { $0.isThin(below: width, .identity) }) else { return self }
    return DisplayList(size: size, items: items.map { $0.thickened(to: width, .identity) })
  }
}

extension DrawItem {
  /// Most pages have no such line and need no copy.
  fileprivate func isThin(below width: CGFloat, _ transform: CGAffineTransform) -> Bool {
    let least = width / max(transform.lineScale, 1e-6)
    switch command {
    case .stroke(_, _, let style): return style.lineWidth < least
    case .fill(let path, _, _):
      guard let rect = path.rectangle?.standardized else { return false }
      return rect.width < least || rect.height < least
    case .group(let group):
      let inner = group.transform.concatenating(transform)
      return group.children.contains { $0.isThin(below: width, inner) }
    case .glyphs, .image, .mark: return false
    }
  }

  fileprivate func thickened(to width: CGFloat, _ transform: CGAffineTransform) -> DrawItem {
    let least = width / max(transform.lineScale, 1e-6)
    switch command {
    case .stroke(let path, let paint, var style):
      guard style.lineWidth > 0, style.lineWidth < least else { return self }
      style.lineWidth = least
      return DrawItem(.stroke(path, paint, style), node: node)
    case .fill(let path, let paint, let style):
      guard let rect = path.rectangle?.standardized, rect.width > 0, rect.height > 0,
        rect.width < least || rect.height < least
      else { return self }
      let grown = rect.insetBy(
        dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
      return DrawItem(.fill(Path(grown), paint, style), node: node)
    case .group(var group):
      let inner = group.transform.concatenating(transform)
      group.children = group.children.map { $0.thickened(to: width, inner) }
      return DrawItem(.group(group), node: node)
    case .glyphs, .image, .mark: return self
    }
  }
}

extension CGAffineTransform {
  /// The length of a point on the page, on average of all directions.
  var lineScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
