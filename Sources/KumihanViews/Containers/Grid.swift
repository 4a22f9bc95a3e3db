public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Rows of cells in columns of common width.
public struct Grid<Content: View>: _PrimitiveView {
  let style: GridStyle
  let content: Content
  let site: CallSite

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    style = GridStyle(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.tree.grids.append(style)
    let index = Int32(lowering.tree.grids.count - 1)
    lowering.container(.grid(index), site: site) { content._lower(into: &$0) }
  }
}

/// The cells of one row of a grid; outside a grid, a horizontal stack.
public struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content
  let site: CallSite

  public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.alignment = alignment
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.container(.gridRow(alignment), site: site) { content._lower(into: &$0) }
  }
}
