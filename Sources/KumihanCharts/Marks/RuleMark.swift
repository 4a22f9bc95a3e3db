public import Foundation

/// A straight line across the plot or a part of it.
public struct RuleMark: ChartContent {
  public typealias Body = Never
  private var mark = Mark(kind: .rule)

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { (mark.x, mark.y) = (.value(x.plotted), .range(yStart.plotted, yEnd.plotted)) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .value(y.plotted)) }

  /// - Parameters yStart, yEnd: in points from the top of the plot; nil for its ends.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { (mark.x, mark.y) = (.value(x.plotted), .points(yStart, yEnd)) }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) { (mark.x, mark.y) = (.points(xStart, xEnd), .value(y.plotted)) }

  public init<Y: Plottable>(
    x: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { (mark.x, mark.y) = (.points(x, x), .range(yStart.plotted, yEnd.plotted)) }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat?
  ) { (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .points(y, y)) }

  public func _collect(into marks: inout MarkCollector) { marks.marks.append(mark) }
}
