public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A rectangle whose corners keep their distance to those of the container's shape.
public struct ConcentricRectangle: InsettableShape {
  private let corners: ConcentricCorners
  public let _site: CallSite

  public nonisolated init(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(corners: .concentric, fileID: fileID, line: line, column: column) }

  /// - Parameters:
  ///   - corners: the style of all four.
  ///   - isUniform: whether all have the greatest radius of them.
  ///   - fileID: of the call.
  ///   - line: of the call.
  ///   - column: of the call.
  public nonisolated init(
    corners: Edge.Corner.Style, isUniform: Bool = false, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners, isUniform: isUniform, fileID: fileID, line: line,
      column: column)
  }

  /// - Parameters:
  ///   - topLeadingCorner: its style.
  ///   - topTrailingCorner: its style.
  ///   - bottomLeadingCorner: its style.
  ///   - bottomTrailingCorner: its style.
  ///   - isUniform: whether all have the greatest radius of them.
  ///   - fileID: of the call.
  ///   - line: of the call.
  ///   - column: of the call.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style,
    isUniform: Bool = false, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    corners = ConcentricCorners(
      topLeading: topLeadingCorner.corner, topTrailing: topTrailingCorner.corner,
      bottomLeading: bottomLeadingCorner.corner, bottomTrailing: bottomTrailingCorner.corner,
      isUniform: isUniform)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  nonisolated init(_ corners: ConcentricCorners, site: CallSite) {
    (self.corners, _site) = (corners, site)
  }

  public nonisolated func path(in rect: CGRect) -> Path { _form.form.path(in: rect) }
  public nonisolated var _form: _ShapeForm { _ShapeForm(.concentric(corners)) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Edge {
  /// The styles of corners.
  public enum Corner: Sendable {
    /// The radius of a corner.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral,
      ExpressibleByFloatLiteral
    {
      let corner: ConcentricCorners.Corner

      init(corner: ConcentricCorners.Corner) { self.corner = corner }
      public init(integerLiteral radius: Int) { self = .fixed(CGFloat(radius)) }
      public init(floatLiteral radius: Double) { self = .fixed(CGFloat(radius)) }

      /// As the container's, less by the distance to it.
      public static let concentric = Style(corner: .concentric(minimum: 0))

      /// As the container's, less by the distance to it, but never less than `minimum`, which is
      /// itself fixed.
      public static func concentric(minimum: Style) -> Style {
        if case .fixed(let radius) = minimum.corner {
          Style(corner: .concentric(minimum: radius))
        } else {
          .concentric
        }
      }

      /// In points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(corner: .fixed(radius)) }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}

extension View {
  /// The shape of the view's frame, for `ContainerRelativeShape` and `ConcentricRectangle` in it.
  public func containerShape<T: InsettableShape>(
    _ shape: T, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    _EffectView(
      content: self, effect: { .container(shape.form(in: $0.environment)) },
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}
