import Foundation
import KumihanViews

/// The legend of a chart and what it leaves of it.
@MainActor
struct LegendPlan {
  /// The chart without the legend.
  private(set) var frame: CGRect
  private var view: AnyView?
  private var size = CGSize.zero
  private var place: (CGRect) -> CGPoint = { _ in .zero }

  init(_ chart: ChartPlan) {
    frame = CGRect(origin: .zero, size: chart.size)
    let legend = chart.settings.legend
    let entries = LegendEntry.all(of: chart)
    let range = chart.styles.range
    guard legend.visibility != .hidden,
      legend.content != nil || !entries.isEmpty || range != nil
    else { return }
    let isBeside = legend.position.y == 0 && legend.position.x != 0 && !legend.position.isAutomatic
    let content: AnyView =
      legend.content.map { custom in AnyView(ZStack { custom }) }
      ?? (entries.isEmpty
        ? AnyView(GradientLegend(gradient: chart.styles.gradient, range: range ?? 0...1))
        : AnyView(Legend(entries: entries, isColumn: isBeside)))
    let spacing = legend.spacing ?? ChartFigures.legendDistance
    let area = frame
    size = chart.measure(content, isBeside ? nil : area.width)
    let size = size
    view = content
    if legend.position == .overlay {
      let (x, y) = (
        ChartPlan.share(legend.alignment?.horizontal ?? .center),
        ChartPlan.share(legend.alignment?.vertical ?? .center)
      )
      place = { plot in
        CGPoint(
          x: plot.minX + (plot.width - size.width) * x,
          y: plot.minY + (plot.height - size.height) * y)
      }
    } else if isBeside {
      let isLeading = legend.position.x < 0
      frame.size.width = max(frame.width - size.width - spacing, 1)
      if isLeading { frame.origin.x += size.width + spacing }
      let share = ChartPlan.share(legend.alignment?.vertical ?? .top)
      place = { plot in
        CGPoint(
          x: isLeading ? area.minX : area.maxX - size.width,
          y: plot.minY + (plot.height - size.height) * share)
      }
    } else {
      let isTop = legend.position.y < 0 && !legend.position.isAutomatic
      frame.size.height = max(frame.height - size.height - spacing, 1)
      if isTop { frame.origin.y += size.height + spacing }
      let share =
        legend.alignment.map { ChartPlan.share($0.horizontal) }
        ?? (legend.position.x > 0 ? 1 : 0)
      place = { _ in
        CGPoint(
          x: area.minX + (area.width - size.width) * share,
          y: isTop ? area.minY : area.maxY - size.height)
      }
    }
  }

  func parts(_ plot: CGRect) -> [ChartPart] {
    view.map { [ChartPart(CGRect(origin: place(plot), size: size), $0)] } ?? []
  }
}

/// A value of the legend: its mark and its words.
struct LegendEntry {
  let words: Text
  let style: AnyShapeStyle
  let symbol: any ChartSymbolShape
  let line: StrokeStyle?

  /// Values of colours, symbols and lines; a value that has several is one entry.
  @MainActor
  static func all(of chart: ChartPlan) -> [LegendEntry] {
    let styles = chart.styles
    var data = styles.domain
    for datum in styles.symbolDomain + styles.lineDomain where !data.contains(datum) {
      data.append(datum)
    }
    return data.map { datum in
      LegendEntry(
        words: AxisPlan.text(datum, .dateTime.month(.abbreviated).day(), isShare: false),
        style: styles.style(of: datum)
          ?? AnyShapeStyle(
            styles.domain.isEmpty ? ChartFigures.palette[0] : ChartFigures.labelColor),
        symbol: styles.symbol(of: datum) ?? BasicChartSymbolShape(kind: .circle),
        line: styles.line(of: datum))
    }
  }
}

/// Entries in lines, or one below the other.
struct Legend: View {
  let entries: [LegendEntry]
  let isColumn: Bool

  var body: some View {
    LegendLayout(isColumn: isColumn) {
      ForEach(entries.indices, id: \.self) { index in
        let entry = entries[index]
        HStack(spacing: ChartFigures.legendSpacing) {
          mark(entry)
          entry.words.font(ChartFigures.labelFont).foregroundStyle(ChartFigures.labelColor)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }

  @ViewBuilder
  private func mark(_ entry: LegendEntry) -> some View {
    if let line = entry.line {
      var path = Path()
      let _ = path.move(to: .zero)
      let _ = path.addLine(to: CGPoint(x: 2 * ChartFigures.legendMark, y: 0))
      MarkShape(outline: path).stroke(entry.style, style: line)
        .frame(width: 2 * ChartFigures.legendMark, height: 0)
    } else {
      AnyChartSymbolShape(entry.symbol).fill(entry.style)
        .frame(width: ChartFigures.legendMark, height: ChartFigures.legendMark)
    }
  }
}

/// A bar with the gradient of numbers and its ends.
struct GradientLegend: View {
  let gradient: Gradient
  let range: ClosedRange<Double>
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: ChartFigures.legendSpacing) {
      Text(range.lowerBound, format: FloatingPointFormatStyle<Double>())
      Capsule()
        .fill(
          .linearGradient(
            gradient, startPoint: direction == .rightToLeft ? .trailing : .leading,
            endPoint: direction == .rightToLeft ? .leading : .trailing)
        )
        .frame(width: ChartFigures.legendGradient, height: ChartFigures.legendMark)
      Text(range.upperBound, format: FloatingPointFormatStyle<Double>())
    }
    .font(ChartFigures.labelFont).foregroundStyle(ChartFigures.labelColor)
  }
}

/// Views one after the other, in as many lines as they need.
struct LegendLayout: Layout {
  let isColumn: Bool

  private func frames(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for subview in subviews {
      var size = subview.sizeThatFits(.unspecified)
      if size.width > width {
        size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      if x > 0, isColumn || x + size.width > width {
        (x, y, line) = (0, y + line + ChartFigures.legendLines, 0)
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + ChartFigures.legendGap
      line = max(line, size.height)
    }
    let right = frames.map(\.maxX).max() ?? 0
    return (frames, CGSize(width: right, height: frames.map(\.maxY).max() ?? 0))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { frames(subviews, width: proposal.width ?? .infinity).size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = frames(subviews, width: bounds.width + 0.01).frames
    for (subview, frame) in zip(subviews, frames) {
      let middle = frames.filter { $0.minY == frame.minY }.map(\.height).max() ?? frame.height
      subview.place(
        at: CGPoint(
          x: bounds.minX + frame.minX,
          y: bounds.minY + frame.minY + (middle - frame.height) / 2),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
