import Foundation
import KumihanViews

extension ChartPlan {
  /// The views beside a mark, by the mark's frame in the plot.
  ///
  /// - Parameter isNegative: whether a bar goes down, or towards the start; automatic annotations are at its end.
  func annotations(
    of mark: Mark, _ frame: CGRect, isHorizontal: Bool, isNegative: Bool = false
  ) -> [ChartPart] {
    mark.style.annotations.map { annotation in
      let context = AnnotationContext(targetSize: frame.size)
      let view = AnyView(
        ZStack { annotation.content(context) }.fixedSize().chart { $0 = ChartSettings() })
      let size = measure(view, nil)
      let position =
        annotation.position.isAutomatic
        ? isHorizontal
          ? isNegative ? AnnotationPosition.leading : .trailing : isNegative ? .bottom : .top
        : annotation.position
      let spacing = annotation.spacing ?? ChartFigures.annotationSpacing
      let alignment = annotation.alignment
      /// Beside the mark on one axis: before it, in it as aligned, or after it.
      func start(
        _ side: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ share: CGFloat,
        isOverlay: Bool
      ) -> CGFloat {
        if side < 0 { return low - spacing - length }
        if side > 0 { return high + spacing }
        return low + (high - low - length) * share
      }
      let isOverlay = position.x == 0 && position.y == 0
      // A corner is at the corner: beside the mark vertically, flush with its side.
      let isCorner = position.x != 0 && position.y != 0
      var x = start(
        isCorner ? 0 : position.x, frame.minX, frame.maxX, size.width,
        isCorner ? (position.x + 1) / 2 : Self.share(alignment.horizontal), isOverlay: isOverlay)
      var y = start(
        position.y, frame.minY, frame.maxY, size.height, Self.share(alignment.vertical),
        isOverlay: isOverlay)
      func kept(
        _ start: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy,
        _ plotStart: CGFloat, _ plotLength: CGFloat, _ chartLength: CGFloat
      ) -> CGFloat {
        guard let boundary = strategy.boundary else { return start }
        let (low, high) =
          boundary.isPlot ? (0, plotLength) : (-plotStart, chartLength - plotStart)
        return max(min(start, high - length), low)
      }
      x = kept(x, size.width, annotation.overflow.x, plot.minX, plot.width, self.size.width)
      y = kept(y, size.height, annotation.overflow.y, plot.minY, plot.height, self.size.height)
      return ChartPart(CGRect(origin: CGPoint(x: x, y: y), size: size), view)
    }
  }

  /// A mark's view as one element: its place as the label, its amount as the value.
  func described(_ view: AnyView, _ mark: Mark) -> AnyView {
    if mark.style.isAccessibilityHidden { return AnyView(view.accessibilityHidden(true)) }
    let words = words(of: mark)
    let element = view.accessibilityElement(children: .ignore)
      .accessibilityLabel(mark.style.accessibilityLabel ?? words.label)
      .accessibilityValue(mark.style.accessibilityValue ?? words.value)
    guard let identifier = mark.style.accessibilityIdentifier else { return AnyView(element) }
    return AnyView(element.accessibilityIdentifier(identifier))
  }

  private func words(of mark: Mark) -> (label: Text, value: Text) {
    func text(_ value: Plotted) -> Text {
      let format: Date.FormatStyle =
        value.unit.map { DateTicks(component: $0, count: 1, calendar: calendar).format }
        ?? .dateTime.month(.abbreviated).day().year()
      let start = AxisPlan.text(value.datum, format, isShare: false)
      guard let upper = value.upper else { return start }
      return start + Text(verbatim: " – ") + AxisPlan.text(upper, format, isShare: false)
    }
    func joined(_ values: [Plotted]) -> Text? {
      guard let first = values.first else { return nil }
      return values.dropFirst().reduce(text(first)) { $0 + Text(verbatim: " – ") + text($1) }
    }
    func named(_ values: [Plotted]) -> Text? {
      guard let first = values.first, let words = joined(values) else { return nil }
      return first.label + Text(verbatim: ": ") + words
    }
    let series = [mark.series, mark.style.foregroundBy, mark.style.positionBy].lazy
      .compactMap { $0 }.first { if case .category = $0.datum { true } else { false } }
    let empty = Text(verbatim: "")
    if let angle = mark.angle { return (series.map(text) ?? angle.label, named([angle]) ?? empty) }
    let index =
      mark.x.plotted.isEmpty ? (mark.y.plotted, mark.x.plotted) : (mark.x.plotted, mark.y.plotted)
    // What is counted is the value, whichever axis it is on.
    let isTurned: Bool =
      if case .number = index.0.first?.datum, case .category = index.1.first?.datum { true } else {
        false
      }
    let (place, amount) = isTurned ? (index.1, index.0) : index
    guard !amount.isEmpty else {
      return (series.map(text) ?? place.first?.label ?? empty, joined(place) ?? empty)
    }
    let label = joined(place) ?? empty
    let whole = series.flatMap { series in
      series.datum == place.first?.datum ? nil : label + Text(verbatim: ", ") + text(series)
    }
    return (whole ?? label, named(amount) ?? empty)
  }
}
