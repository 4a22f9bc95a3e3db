import Foundation
import KumihanViews

/// A chart at its size: scales, the places of its parts, and the parts.
@MainActor
struct ChartPlan {
  let marks: [Mark]
  let settings: ChartSettings
  let size: CGSize
  let styles: SeriesStyles
  let stacking: Stacking
  let angles: [(datum: ChartDatum, end: Double)]
  let calendar: Calendar
  let isRightToLeft: Bool
  var x: AxisPlan
  var y: AxisPlan
  /// The plot in the chart.
  var plot: CGRect
  /// The size of a view in a width, or its ideal one.
  let measure: (AnyView, CGFloat?) -> CGSize

  /// Numbers up to which every point of a line is an element of its own for screen readers.
  static let mostElements = 500

  init(
    _ marks: [Mark], _ settings: ChartSettings, size: CGSize, environment: EnvironmentValues,
    measure: @escaping (AnyView, CGFloat?) -> CGSize
  ) {
    var calendar = environment.calendar
    (calendar.locale, calendar.timeZone) = (environment.locale, environment.timeZone)
    (self.settings, self.size, self.calendar) = (settings, size, calendar)
    (self.measure, isRightToLeft) = (measure, environment.layoutDirection == .rightToLeft)
    let before = Self.extents(
      marks, Stacking(marks, calendar: calendar), settings, calendar: calendar)
    let given = AxisPlan(
      before.x, settings.x, calendar: calendar, isVertical: false, scrolls: false)
    let marks = Self.expanded(marks, given.scale)
    let stacking = Stacking(marks, calendar: calendar)
    (self.marks, self.stacking) = (marks, stacking)
    styles = SeriesStyles(marks, settings)
    var sum = 0.0
    angles = marks.compactMap { mark in
      guard mark.kind == .sector, let angle = mark.angle, let value = angle.datum.value,
        value.isFinite, value > 0
      else { return nil }
      sum += value
      return (angle.datum, sum)
    }
    let extents = Self.extents(marks, stacking, settings, calendar: calendar)
    x = AxisPlan(
      extents.x, settings.x, calendar: calendar, isVertical: false,
      scrolls: settings.scrolls.contains(.horizontal))
    y = AxisPlan(
      extents.y, settings.y, calendar: calendar, isVertical: true,
      scrolls: settings.scrolls.contains(.vertical))
    plot = CGRect(origin: .zero, size: size)
  }

  /// Functions become the points of their graphs, two to a point of a usual chart.
  private static func expanded(_ marks: [Mark], _ scale: PositionScale?) -> [Mark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let known = scale.flatMap {
      $0.kind == .number ? min($0.start, $0.end)...max($0.start, $0.end) : nil
    }
    return marks.flatMap { mark -> [Mark] in
      guard let function = mark.function else { return [mark] }
      let domain = function.domain ?? known ?? 0...1
      let count = 400
      return (0...count).map { number in
        let at =
          domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(number)
          / Double(count)
        let point = function.point(at)
        func plotted(_ extent: Mark.Extent, _ value: Double) -> Plotted {
          Plotted(label: extent.value?.label ?? Text(verbatim: ""), datum: .number(value))
        }
        var result = mark
        result.function = nil
        result.x = .value(plotted(mark.x, point.x))
        result.y =
          point.upper.map { .range(plotted(mark.y, point.y), plotted(mark.y, $0)) }
          ?? .value(plotted(mark.y, point.y))
        result.style.isAccessibilityHidden = true
        return result
      }
    }
  }

  private static func extents(
    _ marks: [Mark], _ stacking: Stacking, _ settings: ChartSettings, calendar: Calendar
  ) -> (x: AxisPlan.Extent, y: AxisPlan.Extent) {
    var (x, y) = (AxisPlan.Extent(), AxisPlan.Extent())
    for (index, mark) in marks.enumerated() {
      let isHorizontal = stacking.isHorizontal[index]
      if let span = stacking.spans[index] {
        for value in [span.from, span.to] { isHorizontal ? x.add(value) : y.add(value) }
      }
      let isStacked = stacking.spans[index] != nil
      if !(isStacked && isHorizontal) {
        for value in mark.x.plotted { x.add(value, calendar: calendar) }
      }
      if !(isStacked && !isHorizontal) {
        for value in mark.y.plotted { y.add(value, calendar: calendar) }
      }
      if let domain = mark.function?.domain {
        x.add(domain.lowerBound)
        x.add(domain.upperBound)
      }
      if stacking.hasShares, isStacked {
        if isHorizontal { x.hasShares = true } else { y.hasShares = true }
      }
    }
    return (x, y)
  }

  /// The chart's views, back to front.
  mutating func parts() -> [ChartPart] {
    let whole = CGRect(origin: .zero, size: size)
    let legend = LegendPlan(self)
    let titles = titleParts(below: legend.frame)
    let axes = axisParts(in: titles.rest)
    let proxy = ChartProxy(
      x: x.scale ?? .none, y: y.scale ?? .none, plot: plot, styles: styles, angles: angles)
    let lines = axes.lines + markParts()
    // Read in the order of the data, wherever the marks are.
    var content = AnyView(ChartParts(parts: lines).semantics { $0.children = .sequence })
    for style in settings.plotStyles { content = style(ChartPlotContent(content: content)) }
    if x.isScrolled || y.isScrolled { content = AnyView(content.clipped()) }
    func layers(_ layers: [ChartSettings.Layer]) -> [ChartPart] {
      layers.map { layer in
        let view = ZStack(alignment: layer.alignment) { layer.content(proxy) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
          .chart { $0 = ChartSettings() }
        return ChartPart(whole, view)
      }
    }
    var parts = layers(settings.backgrounds)
    parts.append(ChartPart(plot, content))
    parts += axes.labels + titles.parts(plot) + legend.parts(plot)
    return parts + layers(settings.overlays)
  }
}

extension PositionScale {
  /// Of an axis without values.
  static var none: PositionScale {
    PositionScale(
      kind: .number, start: 0, end: 1, calendar: Calendar(identifier: .gregorian),
      isUpward: false)
  }
}
