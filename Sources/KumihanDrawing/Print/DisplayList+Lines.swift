public import Foundation

extension DisplayList {
  /// The thinnest line that printers draw without gaps, in points.
  public static let leastLineWidth: CGFloat = 0.25

  /// The drawing without lines thinner than `width` points on the page: strokes and narrow boxes
  /// grow about their middle.
  public func withLines(atLeast width: CGFloat = DisplayList.leastLineWidth) -> DisplayList {
    DisplayList(size: size, items: items.map { $0.thickened(to: width, .identity) })
  }
}

extension DrawItem {
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
  /// How many points of the page a point becomes, on average of all directions.
  var lineScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
