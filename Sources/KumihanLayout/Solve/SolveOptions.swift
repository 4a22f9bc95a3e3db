package import Foundation
package import KumihanText

/// The options of solving.
package struct SolveOptions: Sendable {
  /// The arrangement of the root views in the given size.
  package enum Root: Sendable {
    /// Proposed the safe area and centred in it, several as in a `VStack`: a page.
    case centred
    /// Each proposed the size, top-leading, on top of each other: a geometry reader's content.
    case topLeading
  }

  /// The length of a pixel in points: text sizes are rounded up to it.
  package var pixel: CGFloat
  package var text: any TextEngine
  /// Of a page, the insets of the safe area; of a geometry reader, the distance of the border
  /// outside the reader's frame.
  package var safeArea: EdgeInsets
  /// The thickness of dividers, in points.
  package var hairline: CGFloat
  package var root: Root
  /// The position of the top left corner.
  package var origin = CGPoint.zero

  package init(
    pixel: CGFloat, text: any TextEngine, safeArea: EdgeInsets = EdgeInsets(),
    hairline: CGFloat? = nil, root: Root = .centred, origin: CGPoint = .zero
  ) {
    self.pixel = pixel
    self.text = text
    self.safeArea = safeArea
    self.hairline = hairline ?? pixel
    self.root = root
    self.origin = origin
  }
}
