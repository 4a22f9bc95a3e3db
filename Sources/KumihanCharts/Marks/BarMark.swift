public import Foundation

/// A bar from zero, or from one value to another.
public struct BarMark: ChartContent {
  public typealias Body = Never
  private var mark = Mark(kind: .bar)

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .range(yStart.plotted, yEnd.plotted))
    mark.width = width
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .value(y.plotted))
    mark.height = height
  }

  /// - Parameters yStart, yEnd: in points from the top of the plot; nil for its ends.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .points(yStart, yEnd))
    (mark.width, mark.stacking) = (width, stacking)
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .value(y.plotted))
    (mark.height, mark.stacking) = (height, stacking)
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) { (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd)) }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { (mark.x, mark.y) = (.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted)) }

  public func _collect(into marks: inout MarkCollector) { marks.marks.append(mark) }
}
