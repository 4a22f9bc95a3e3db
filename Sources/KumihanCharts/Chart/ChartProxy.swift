public import Foundation
public import KumihanViews

/// The scales of a chart, for views over and behind it.
public struct ChartProxy {
  let x: PositionScale
  let y: PositionScale
  /// In the chart.
  let plot: CGRect
  let styles: SeriesStyles
  let angles: [(datum: ChartDatum, end: Double)]

  public var plotSize: CGSize { plot.size }
  public var plotAreaSize: CGSize { plot.size }
  /// The plot, for a reader of geometry that has the chart's frame.
  public var plotFrame: Anchor<CGRect>? { Anchor(inReader: plot) }
  public var plotAreaFrame: Anchor<CGRect> { Anchor(inReader: plot) }
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  /// The distance of a value from the leading edge of the plot, in points.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x.number(of: value.datum).flatMap { x.position($0) }
  }
  /// The distance of a value from the top of the plot, in points.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.number(of: value.datum).flatMap { y.position($0) }
  }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The room of a value: that of a category, or none.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    x.place(of: Plotted(label: Text(verbatim: ""), datum: value.datum)).flatMap { x.room($0) }
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    y.place(of: Plotted(label: Text(verbatim: ""), datum: value.datum)).flatMap { y.room($0) }
  }

  /// The value at a distance from the leading edge of the plot.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.datum(at: position).flatMap { P(datum: $0) }
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.datum(at: position).flatMap { P(datum: $0) }
  }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
  /// The value up to which the slices before an angle go.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let share = angle.radians / (2 * .pi)
    return P(datum: .number((angles.last?.end ?? 0) * (share - share.rounded(.down))))
  }
  /// From the centre of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    Angle(
      radians: atan2(position.x - plot.width / 2, plot.height / 2 - position.y))
  }

  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: x) }
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: y) }

  private func domain<P: Plottable>(of scale: PositionScale) -> [P] {
    let data: [ChartDatum] =
      switch scale.kind {
      case .number: [.number(scale.start), .number(scale.end)]
      case .date: [.date(scale.start), .date(scale.end)]
      case .category: scale.categories.map { .category($0) }
      }
    return data.compactMap { P(datum: $0) }
  }

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    styles.style(of: value.datum)
  }
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    styles.symbol(of: value.datum).map { AnyChartSymbolShape($0) }
  }

  /// No-op: nobody selects in a picture.
  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
}
