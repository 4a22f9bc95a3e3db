public import Foundation

/// A view's size and guides in its own coordinates, as an alignment guide reads them.
public struct ViewDimensions: Sendable {
  /// The size of the view, in points.
  public let width, height: CGFloat
  /// The guides set explicitly by the view or its content.
  private let explicit: [AlignmentKey: CGFloat]

  package init(size: CGSize, explicit: [AlignmentKey: CGFloat] = [:]) {
    (width, height, self.explicit) = (size.width, size.height, explicit)
  }

  /// The position of a guide from the left edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// The position of a guide from the top edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The position of a guide that was set explicitly, in points from the left edge; else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }
  /// The position of a guide that was set explicitly, in points from the top edge; else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

  package func value(_ key: AlignmentKey) -> CGFloat { explicit[key] ?? defaultValue(key) }

  package func explicitValue(_ key: AlignmentKey) -> CGFloat? { explicit[key] }

  package func defaultValue(_ key: AlignmentKey) -> CGFloat {
    switch key.base {
    case .leading, .top: 0
    case .hCenter: width / 2
    case .trailing, .lastTextLineEnd: width
    case .vCenter, .firstTextLineCenter: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    case .customHorizontal, .customVertical: key.id?.defaultValue(in: self) ?? 0
    }
  }
}
