/// A point of a line; the points of one series make it.
public struct LineMark: ChartContent {
  public typealias Body = Never
  private var mark = Mark(kind: .line)

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.value(x.plotted), .value(y.plotted))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.plotted
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks.append(mark) }
}
