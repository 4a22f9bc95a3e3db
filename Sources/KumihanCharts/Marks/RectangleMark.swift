public import Foundation

/// A rectangle between values, or in the place of one.
public struct RectangleMark: ChartContent {
  public typealias Body = Never
  private var mark = Mark(kind: .rectangle)

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
    (mark.width, mark.height) = (width, height)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
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
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .points(yStart, yEnd))
    mark.width = width
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .value(y.plotted))
    mark.height = height
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) { (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd)) }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { (mark.x, mark.y) = (.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted)) }

  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { (mark.x, mark.y) = (.points(xStart, xEnd), .points(yStart, yEnd)) }

  public func _collect(into marks: inout MarkCollector) { marks.marks.append(mark) }
}
