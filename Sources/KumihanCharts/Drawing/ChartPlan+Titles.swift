import Foundation
import KumihanViews

/// The titles of the axes, placed once the plot is known, and what they leave of the chart.
struct TitleParts {
  let rest: CGRect
  let parts: (CGRect) -> [ChartPart]
}

extension ChartPlan {
  func titleParts(below area: CGRect) -> TitleParts {
    var rest = area
    var placers: [(CGRect) -> ChartPart] = []
    for (title, isVertical) in settings.x.titles.map({ ($0, false) })
      + settings.y.titles.map({ ($0, true) })
    {
      let view = AnyView(
        ZStack { title.content }.font(ChartFigures.titleFont)
          .foregroundStyle(ChartFigures.labelColor))
      let isBeside = title.position.y == 0 && !title.position.isAutomatic
      // Beside the plot, titles are read along the axis.
      let turned =
        isBeside && isVertical
        ? Self.turned(view, measure(view, nil), up: title.position.x < 0) : view
      let size = measure(turned, isBeside ? nil : area.width)
      let spacing = title.spacing ?? ChartFigures.titleSpacing
      if isBeside {
        let isLeading = title.position.x < 0
        let x = isLeading ? rest.minX : rest.maxX - size.width
        rest.size.width = max(rest.width - size.width - spacing, 1)
        if isLeading { rest.origin.x += size.width + spacing }
        let share = Self.share(title.alignment?.vertical)
        placers.append { plot in
          let y = plot.minY + (plot.height - size.height) * share
          return ChartPart(CGRect(origin: CGPoint(x: x, y: y), size: size), turned)
        }
      } else {
        // Automatic titles: of the horizontal axis below, of the vertical one above its labels.
        let isTop = title.position.isAutomatic ? isVertical : title.position.y < 0
        let y = isTop ? rest.minY : rest.maxY - size.height
        rest.size.height = max(rest.height - size.height - spacing, 1)
        if isTop { rest.origin.y += size.height + spacing }
        let share =
          title.alignment.map { Self.share($0.horizontal) }
          ?? (title.position.x == 0 ? (isVertical ? 1 : 0) : (title.position.x + 1) / 2)
        placers.append { plot in
          let room = isVertical ? area : plot
          let x = room.minX + (room.width - size.width) * share
          return ChartPart(CGRect(origin: CGPoint(x: x, y: y), size: size), turned)
        }
      }
    }
    return TitleParts(rest: rest) { plot in placers.map { $0(plot) } }
  }

  private static func turned(_ view: AnyView, _ size: CGSize, up: Bool) -> AnyView {
    AnyView(
      view.fixedSize().rotationEffect(.degrees(up ? -90 : 90))
        .frame(width: size.height, height: size.width))
  }

  static func share(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  static func share(_ alignment: VerticalAlignment?) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
