import KumihanViews

/// All areas of one colour, or all lines of one width and colour, of a layer of a page.
package struct PageInk: Hashable, Sendable {
  /// From the back to the front.
  package enum Layer: Int, Hashable, Sendable {
    case ground, lines, boxes, frames, marks
  }

  package enum Style: Hashable, Sendable {
    case fill(PageTint)
    /// Lines of a width in points.
    case stroke(PageTint, CGFloat)
  }

  package let layer: Layer
  package let style: Style
  package internal(set) var path = Path()
}
