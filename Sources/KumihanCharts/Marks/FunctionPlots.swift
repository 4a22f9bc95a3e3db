public import KumihanViews

/// The graph of a function, or of a curve, as a line.
public struct LinePlot: ChartContent {
  public typealias Body = Never
  private var marks: [Mark]

  private init(_ mark: Mark) { marks = [mark] }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) { self.init(.graph(.line, Text(x), Text(y), domain) { ($0, function($0), nil) }) }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(
      .graph(.line, Text(verbatim: String(x)), Text(verbatim: String(y)), domain) {
        ($0, function($0), nil)
      })
  }

  /// - Parameter function: the point for each `t` of the domain.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      .graph(.line, Text(x), Text(y), domain) { t in
        let point = function(t)
        return (point.x, point.y, nil)
      })
  }

  /// A line through the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.map { element in
      var mark = Mark(kind: .line)
      (mark.x, mark.y) = (.value(x.plotted(element)), .value(y.plotted(element)))
      return mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    self.init(data, x: x, y: y)
    for (index, element) in data.enumerated() { marks[index].series = series.plotted(element) }
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks += self.marks }
}

/// The area between the graph of a function and zero, or between two graphs.
public struct AreaPlot: ChartContent {
  public typealias Body = Never
  private var marks: [Mark]

  private init(_ mark: Mark) { marks = [mark] }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) { self.init(.graph(.area, Text(x), Text(y), domain) { ($0, function($0), nil) }) }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(
      .graph(.area, Text(verbatim: String(x)), Text(verbatim: String(y)), domain) {
        ($0, function($0), nil)
      })
  }

  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      .graph(.area, Text(x), Text(yEnd), domain) { x in
        let ends = function(x)
        return (x, ends.yStart, ends.yEnd)
      })
  }

  /// An area over the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    marks = data.map { element in
      var mark = Mark(kind: .area)
      (mark.x, mark.y) = (.value(x.plotted(element)), .value(y.plotted(element)))
      mark.stacking = stacking
      return mark
    }
  }

  public func _collect(into marks: inout MarkCollector) { marks.marks += self.marks }
}

extension Mark {
  /// The names of its axes are those of values that nothing plots.
  fileprivate static func graph(
    _ kind: Kind, _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
    _ point: @escaping (Double) -> (x: Double, y: Double, upper: Double?)
  ) -> Mark {
    var mark = Mark(kind: kind)
    mark.x = .value(Plotted(label: x, datum: .number(.nan)))
    mark.y = .value(Plotted(label: y, datum: .number(.nan)))
    mark.function = FunctionPlot(domain: domain, point: point)
    return mark
  }
}
