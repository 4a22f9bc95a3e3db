public import Foundation
public import KumihanViews

extension View {
  /// The horizontal axis, with its usual marks or hidden.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = axisGroups(content())
    return chart { $0.x.groups = groups }
  }

  /// The vertical axis, with its usual marks or hidden.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = axisGroups(content())
    return chart { $0.y.groups = groups }
  }

  private func axisGroups<Content: AxisContent>(_ content: Content) -> [AxisGroup] {
    var axis = AxisCollector()
    content._collect(into: &axis)
    return axis.groups
  }

  /// The horizontal axis, its ticks and labels, as a view that is changed.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.x.axisStyles.append { AnyView(content($0)) } }
  }
  /// The vertical axis, its ticks and labels, as a view that is changed.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.y.axisStyles.append { AnyView(content($0)) } }
  }

  /// A title of the horizontal axis.
  public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.x.titles.append(title) }
  }

  /// A title of the vertical axis.
  public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.y.titles.append(title) }
  }

  /// The legend: shown where a style depends on a value, unless hidden.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart { chart in
      (chart.legend.position, chart.legend.alignment) = (position, alignment)
      chart.legend.spacing = spacing
    }
  }
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart { chart in
      (chart.legend.position, chart.legend.alignment) = (position, alignment)
      (chart.legend.spacing, chart.legend.content) = (spacing, view)
    }
  }

  /// Changes the view of the plot, which has marks and grid lines.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyles.append { AnyView(content($0)) } } }

  /// A view over the chart, which knows its scales.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.overlays.append(layer) }
  }

  /// A view behind the chart, which knows its scales.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.backgrounds.append(layer) }
  }
}

/// The marks and the grid lines of a chart, as one view.
public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}

/// An axis of a chart, as one view.
public struct ChartAxisContent: View {
  let content: AnyView
  public var body: some View { content }
}
