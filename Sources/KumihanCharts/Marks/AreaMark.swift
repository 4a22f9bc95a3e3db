/// A point of an area; the points of one series make it.
public struct AreaMark: ChartContent {
  public typealias Body = Never
  private var mark = Mark(kind: .area)

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.plotted
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { (mark.x, mark.y) = (.value(x.plotted), .range(yStart.plotted, yEnd.plotted)) }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.plotted
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { (mark.x, mark.y) = (.range(xStart.plotted, xEnd.plotted), .value(y.plotted)) }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.plotted
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks.append(mark) }
}
