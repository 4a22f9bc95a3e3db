public import KumihanViews

/// Content whose marks get a style.
struct StyledChartContent<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let change: (inout MarkStyle) -> Void

  func _collect(into marks: inout MarkCollector) {
    let first = marks.marks.count
    content._collect(into: &marks)
    for index in first..<marks.marks.count { change(&marks.marks[index].style) }
  }
}

extension ChartContent {
  func styled(_ change: @escaping (inout MarkStyle) -> Void) -> some ChartContent {
    StyledChartContent(content: self, change: change)
  }

  /// The fill or stroke of the marks; the innermost of several holds.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styled { mark in
      if mark.foreground == nil, mark.foregroundBy == nil {
        mark.foreground = AnyShapeStyle(style)
      }
    }
  }

  /// The fill or stroke of the marks by a value, with a legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { mark in
      if mark.foreground == nil, mark.foregroundBy == nil { mark.foregroundBy = value.plotted }
    }
  }

  public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity *= min(max(opacity, 0), 1) }
  }

  /// The radius of the corners of bars, rectangles and sectors, in points.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled { mark in
      if mark.cornerRadius == nil { (mark.cornerRadius, mark.corner) = (max(radius, 0), style) }
    }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { $0.line = $0.line ?? style }
  }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.lineBy = $0.lineBy ?? value.plotted }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = $0.interpolation ?? method }
  }

  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled { $0.symbol = $0.symbol ?? .shape(symbol) }
  }
  @_disfavoredOverload
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return styled { $0.symbol = $0.symbol ?? .view(view) }
  }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.symbolBy = $0.symbolBy ?? value.plotted }
  }

  /// The area of the symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled { $0.symbolArea = $0.symbolArea ?? max(area, 0) }
  }
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.symbolAreaBy = $0.symbolAreaBy ?? value.plotted }
  }

  /// Bars of several values beside one another in the place of one.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled { mark in
      if mark.positionBy == nil {
        (mark.positionBy, mark.positionSpan) = (value.plotted, span)
      }
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    let offset = MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
    return styled { $0.offset = $0.offset + offset }
  }

  /// Marks with a higher index are over others; 0 unless set.
  public func zIndex(_ value: Double) -> some ChartContent {
    styled { $0.zIndex = $0.zIndex ?? (value.isNaN ? 0 : value) }
  }

  /// Gradients run over the whole plot rather than over each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styled { $0.alignsWithPlot = aligns }
  }
}

extension ChartContent {
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    styled { $0.effects.append { AnyView($0.clipShape(shape, style: style)) } }
  }
  public func blur(radius: CGFloat) -> some ChartContent {
    styled { $0.effects.append { AnyView($0.blur(radius: radius)) } }
  }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    styled { $0.effects.append { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
  }

  /// Policy: marks are drawn without the mask.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> Self { self }
  /// No-op: marks are drawn one by one.
  public func compositingLayer() -> Self { self }
}

extension ChartContent {
  /// Annotation: the name of the marks' elements for screen readers.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { $0.accessibilityLabel = $0.accessibilityLabel ?? label }
  }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Annotation: what the marks' elements say after their name.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    styled { $0.accessibilityValue = $0.accessibilityValue ?? value }
  }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    styled { $0.accessibilityIdentifier = $0.accessibilityIdentifier ?? identifier }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden }
  }
}
