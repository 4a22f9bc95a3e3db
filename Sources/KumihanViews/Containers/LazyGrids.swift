public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A column of a vertical grid, a row of a horizontal one.
public struct GridItem: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each at least `minimum` wide.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next column; nil for 8 points.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  fileprivate var lowered: LazyGrid.Item {
    let track: LazyGrid.Track =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyGrid.Item(track: track, spacing: spacing, alignment: alignment)
  }
}

/// Views in rows, filled from the top, in the given columns.
public struct LazyVGrid<Content: View>: _PrimitiveView {
  let grid: LazyGrid
  let content: Content
  let site: CallSite

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    grid = LazyGrid(
      axis: .vertical, items: columns.map(\.lowered),
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.lazyGrid(grid, site: site) { content._lower(into: &$0) }
  }
}

/// Views in columns, filled from the leading edge, in the given rows.
public struct LazyHGrid<Content: View>: _PrimitiveView {
  let grid: LazyGrid
  let content: Content
  let site: CallSite

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    grid = LazyGrid(
      axis: .horizontal, items: rows.map(\.lowered),
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.lazyGrid(grid, site: site) { content._lower(into: &$0) }
  }
}

extension Lowering {
  fileprivate mutating func lazyGrid(
    _ grid: LazyGrid, site: CallSite, content: (inout Lowering) -> Void
  ) {
    tree.lazyGrids.append(grid)
    container(.lazyGrid(Int32(tree.lazyGrids.count - 1)), site: site) { lowering in
      // How many tracks an adaptive item makes is not known yet.
      let lanes = grid.items.reduce(0) { sum, item in
        if case .adaptive = item.track { sum + 8 } else { sum + 1 }
      }
      lowering.lazily(along: grid.axis, lanes: max(lanes, 1), content)
    }
  }
}
