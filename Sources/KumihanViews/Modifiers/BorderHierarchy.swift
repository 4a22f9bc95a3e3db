public import Foundation
public import KumihanLayout

/// The width of a border.
public enum BorderWidth: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Follows from its role, its state and the borders around it.
  case automatic
  /// In points.
  case fixed(CGFloat)

  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

extension EnvironmentValues {
  /// The width in points of the nearest structural border around a view, nil outside all borders.
  public var enclosingBorderWidth: CGFloat? {
    get { structure.enclosingBorderWidth }
    set { structure.enclosingBorderWidth = newValue }
  }
}

extension View {
  /// Layout: a border centred on the edge of `shape`, with its width from the border hierarchy; the
  /// content's environment includes that width.
  public func border<S: ShapeStyle, T: Shape>(
    _ style: S, role: BorderRole, width: BorderWidth = .automatic, in shape: T,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    BorderedView(
      content: self, style: style, role: role, width: width, shape: shape,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

private struct BorderedView<Content: View, Style: ShapeStyle, Outline: Shape>: View {
  let content: Content
  let style: Style
  let role: BorderRole
  let width: BorderWidth
  let shape: Outline
  let site: CallSite
  @Environment(\.enclosingBorderWidth) private var enclosing

  private var points: CGFloat {
    switch width {
    case .automatic: role.width(inside: enclosing)
    case .fixed(let points): points
    }
  }

  var body: some View {
    content
      .environment(\.enclosingBorderWidth, points > 0 ? points : enclosing)
      .overlay(
        alignment: .center,
        content: {
          shape.stroke(
            style, lineWidth: points, fileID: site.fileID, line: site.line, column: site.column)
        }, fileID: site.fileID, line: site.line, column: site.column)
  }
}
