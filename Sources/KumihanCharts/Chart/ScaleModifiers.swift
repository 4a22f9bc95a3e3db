public import Foundation
public import KumihanViews

extension View {
  /// The values that the horizontal axis shows, and how they become lengths.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { ($0.x.domain, $0.x.range, $0.x.type) = (domain._domain, range._range, type) }
  }
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chart { ($0.x.domain, $0.x.type) = (domain._domain, type) } }
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chart { ($0.x.range, $0.x.type) = (range._range, type) } }
  public func chartXScale(type: ScaleType? = nil) -> some View { chart { $0.x.type = type } }

  /// The values that the vertical axis shows, and how they become lengths.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { ($0.y.domain, $0.y.range, $0.y.type) = (domain._domain, range._range, type) }
  }
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chart { ($0.y.domain, $0.y.type) = (domain._domain, type) } }
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chart { ($0.y.range, $0.y.type) = (range._range, type) } }
  public func chartYScale(type: ScaleType? = nil) -> some View { chart { $0.y.type = type } }

  /// The styles of values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { chart in
      chart.styles.domain = mapping.map { $0.key.datum }
      chart.styles.styles = mapping.map { AnyShapeStyle($0.value) }
    }
  }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    chart { chart in
      chart.styles.domain = domain.map(\.datum)
      chart.styles.styles = range.map { AnyShapeStyle($0) }
    }
  }
  public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View { chart { $0.styles.styles = range.map { AnyShapeStyle($0) } } }
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chart { $0.styles.gradient = range }
  }
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chart { ($0.styles.domain, $0.styles.gradient) = (domain._domain.values, range) }
  }
  public func chartForegroundStyleScale<DataValue: Plottable>(
    domain: [DataValue], type: ScaleType? = nil
  ) -> some View { chart { $0.styles.domain = domain.map(\.datum) } }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { chart in
      chart.styles.domain = domain.map(\.datum)
      chart.styles.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { chart in
      chart.styles.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// The symbols of values.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { chart in
      chart.symbolDomain = mapping.map { $0.key.datum }
      chart.symbols = mapping.map { $0.value }
    }
  }
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    chart { ($0.symbolDomain, $0.symbols) = (domain.map(\.datum), range) }
  }
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbols = range }
  }
  public func chartSymbolScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    chart { $0.symbolDomain = domain.map(\.datum) }
  }

  /// The areas of symbols sized by a value, in square points.
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { chart { $0.symbolAreas = range } }

  /// The line styles of values.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View { chart { $0.lines = mapping.map { ($0.key.datum, $0.value) } } }
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lines = range.map { (nil, $0) } }
  }
}
