public import Foundation

/// A symbol at a point.
public struct PointMark: ChartContent {
  public typealias Body = Never
  private var mark = Mark(kind: .point)

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
  }

  /// - Parameter x: in points from the leading edge of the plot; nil for its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (x.map { .points($0, $0) } ?? .whole, .value(y.plotted))
  }

  /// - Parameter y: in points from the top of the plot; nil for its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    (mark.x, mark.y) = (.value(x.plotted), y.map { .points($0, $0) } ?? .whole)
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks.append(mark) }
}
