import Foundation
import KumihanViews

/// A label of an axis, measured.
private struct MeasuredLabel {
  let view: AnyView
  let size: CGSize
  let label: AxisLabel
  let datum: ChartDatum
  let part: AxisPart
  let group: Int
  let index: Int
}

extension ChartPlan {
  /// The side of the plot where a group of marks of an axis is: categories beside horizontal bars are at their start,
  /// amounts at the end.
  private func side(_ group: AxisPlan.Group, isVertical: Bool) -> AxisMarkPosition.Kind {
    switch (group.settings.position.kind, isVertical) {
    case (.leading, true), (.trailing, true), (.top, false), (.bottom, false):
      group.settings.position.kind
    case (_, true): y.scale?.kind == .category ? .leading : .trailing
    case (_, false): .bottom
    }
  }

  /// What a group has at each value that gets no content.
  private func usualParts(_ group: AxisPlan.Group, isVertical: Bool) -> [AxisPart] {
    let label = AxisPart(kind: .label(AxisLabel()))
    let isCategory = (isVertical ? y : x).scale?.kind == .category
    if isCategory { return [label] }
    let stroke = group.settings.stroke
    let grid = AxisPart(kind: .grid(stroke))
    return isVertical ? [grid, label] : [grid, AxisPart(kind: .tick(.label, stroke)), label]
  }

  private func parts(
    _ group: AxisPlan.Group, at index: Int, isVertical: Bool
  ) -> [AxisPart] {
    let value = AxisValue(datum: group.values[index], index: index, count: group.values.count)
    return group.settings.content?(value) ?? usualParts(group, isVertical: isVertical)
  }

  private func labels(_ axis: AxisPlan, isVertical: Bool) -> [MeasuredLabel] {
    axis.groups.enumerated().flatMap { number, group in
      group.values.indices.flatMap { index in
        parts(group, at: index, isVertical: isVertical).compactMap { part in
          guard case .label(let label) = part.kind else { return nil }
          let datum = group.values[index]
          guard let content = label.content.map({ $0(datum) }) ?? AnyView(group.format(datum))
          else { return nil }
          let view = styled(content, part, label)
          return MeasuredLabel(
            view: view, size: measure(view, nil), label: label, datum: datum, part: part,
            group: number, index: index)
        }
      }
    }
  }

  private func styled(_ content: AnyView, _ part: AxisPart, _ label: AxisLabel) -> AnyView {
    let style = part.style ?? AnyShapeStyle(ChartFigures.labelColor)
    let text = ZStack { content }.font(part.font ?? ChartFigures.labelFont)
      .foregroundStyle(style).lineLimit(1).fixedSize()
    guard label.orientation.quarters != 0 else { return AnyView(text) }
    let size = measure(AnyView(text), nil)
    return AnyView(
      text.rotationEffect(.degrees(90 * label.orientation.quarters))
        .frame(width: size.height, height: size.width))
  }

  /// Finds the plot between the labels, then draws grid lines in it and ticks and labels beside it.
  mutating func axisParts(in area: CGRect) -> (lines: [ChartPart], labels: [ChartPart]) {
    let (xLabels, yLabels) = (
      labels(x, isVertical: false), labels(y, isVertical: true)
    )
    var (top, bottom, leading, trailing): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for label in yLabels {
      let room = label.size.width + (label.label.horizontalSpacing ?? ChartFigures.labelSpacing)
      if side(y.groups[label.group], isVertical: true) == .leading {
        leading = max(leading, room)
      } else {
        trailing = max(trailing, room)
      }
      if y.scale?.kind != .category {
        top = max(top, label.size.height / 2)
        bottom = max(bottom, label.size.height / 2)
      }
    }
    for label in xLabels {
      let room = label.size.height + (label.label.verticalSpacing ?? ChartFigures.labelSpacing)
      if side(x.groups[label.group], isVertical: false) == .top {
        top = max(top, room)
      } else {
        bottom = max(bottom, room)
      }
    }
    let (xSide, ySide) = (styledSide(isVertical: false), styledSide(isVertical: true))
    styled(settings.x, &top, &bottom, xSide == .top, isVertical: false)
    styled(settings.y, &leading, &trailing, ySide == .leading, isVertical: true)
    // An inset axis stands on the plot.
    if y.groups.contains(where: { $0.settings.preset == .inset }) { (leading, trailing) = (0, 0) }
    plot = CGRect(
      x: area.minX + leading, y: area.minY + top, width: max(area.width - leading - trailing, 1),
      height: max(area.height - top - bottom, 1))
    setLengths()
    var lines: [ChartPart] = []
    var beside: [ChartPart] = []
    for (axis, isVertical) in [(x, false), (y, true)] {
      var outside: [ChartPart] = []
      for group in axis.groups {
        for index in group.values.indices {
          for part in parts(group, at: index, isVertical: isVertical) {
            line(part, group, index, isVertical, xLabels, &lines, &outside)
          }
        }
      }
      outside += placed(isVertical ? yLabels : xLabels, isVertical: isVertical)
      let strip =
        isVertical
        ? CGRect(
          x: ySide == .leading ? plot.minX - leading : plot.maxX, y: plot.minY,
          width: ySide == .leading ? leading : trailing, height: plot.height)
        : CGRect(
          x: plot.minX, y: xSide == .top ? plot.minY - top : plot.maxY, width: plot.width,
          height: xSide == .top ? top : bottom)
      beside += styled(outside, isVertical ? settings.y : settings.x, in: strip)
    }
    return (lines, beside)
  }

  /// The side of an axis that its style is about: that of its first marks.
  private func styledSide(isVertical: Bool) -> AxisMarkPosition.Kind? {
    (isVertical ? y : x).groups.first.map { side($0, isVertical: isVertical) }
  }

  /// Makes as much room for an axis as its style takes around its labels.
  private func styled(
    _ axis: ChartSettings.AxisSettings, _ before: inout CGFloat, _ after: inout CGFloat,
    _ isBefore: Bool, isVertical: Bool
  ) {
    guard !axis.axisStyles.isEmpty else { return }
    let room = isBefore ? before : after
    let clear = Color.clear.frame(width: isVertical ? room : nil, height: isVertical ? nil : room)
    let size = measure(axis.styled(AnyView(clear)), nil)
    if isBefore {
      before = isVertical ? size.width : size.height
    } else {
      after = isVertical ? size.width : size.height
    }
  }

  /// The parts of an axis as one view in its style.
  private func styled(
    _ parts: [ChartPart], _ axis: ChartSettings.AxisSettings, in strip: CGRect
  ) -> [ChartPart] {
    guard !axis.axisStyles.isEmpty, strip.width > 0, strip.height > 0 else { return parts }
    let inner = parts.map {
      ChartPart($0.frame.offsetBy(dx: -strip.minX, dy: -strip.minY), $0.view)
    }
    return [ChartPart(strip, axis.styled(AnyView(ChartParts(parts: inner))))]
  }

  private mutating func setLengths() {
    x.scale?.length = plot.width
    y.scale?.length = plot.height
    for (range, length, path) in [
      (settings.x.range, plot.width, \ChartPlan.x), (settings.y.range, plot.height, \ChartPlan.y),
    ] {
      guard let range else { continue }
      let ends = range.points.map { ($0.lowerBound, length - $0.upperBound) }
      self[keyPath: path].scale?.padding = ends ?? (range.start, range.end)
    }
  }

  /// Where a mark of an axis is, from the top leading corner of the plot.
  private func position(
    _ group: AxisPlan.Group, _ index: Int, isVertical: Bool, isCentered: Bool
  ) -> CGFloat? {
    guard let scale = (isVertical ? y : x).scale,
      let value = scale.number(of: group.values[index])
    else { return nil }
    let place = scale.position(value)
    guard isCentered, scale.kind != .category, let place else { return place }
    let next =
      group.values.indices.contains(index + 1)
      ? scale.number(of: group.values[index + 1]).flatMap { scale.position($0) } : nil
    // The last is as wide as what is left, at most as the one before.
    let before =
      index > 0
      ? scale.number(of: group.values[index - 1]).flatMap { scale.position($0) } : nil
    let width = next.map { $0 - place } ?? before.map { place - $0 } ?? 0
    let end = isVertical ? 0 : scale.length
    return next == nil
      ? (place + (width > 0 ? min(place + width, end) : place + width)) / 2
      : place + width / 2
  }

  private func line(
    _ part: AxisPart, _ group: AxisPlan.Group, _ index: Int, _ isVertical: Bool,
    _ labels: [MeasuredLabel], _ lines: inout [ChartPart], _ outside: inout [ChartPart]
  ) {
    guard
      let at = position(
        group, index, isVertical: isVertical, isCentered: part.isCentered ?? false),
      at >= -0.5, at <= (isVertical ? plot.height : plot.width) + 0.5
    else { return }
    let style = part.style ?? ChartFigures.gridColor
    func stroke(_ own: StrokeStyle?) -> StrokeStyle {
      own
        ?? StrokeStyle(
          lineWidth: ChartFigures.gridLine, dash: isVertical ? [] : ChartFigures.gridDash)
    }
    func drawn(_ from: CGPoint, _ to: CGPoint, _ stroke: StrokeStyle) -> ChartPart {
      let frame = CGRect(
        x: from.x + part.offset.width, y: from.y + part.offset.height, width: to.x - from.x,
        height: to.y - from.y)
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: to.x - from.x, y: to.y - from.y))
      return ChartPart(
        frame, MarkShape(outline: path).stroke(style, style: stroke).accessibilityHidden(true))
    }
    switch part.kind {
    case .label: break
    case .grid(let own):
      lines.append(
        isVertical
          ? drawn(CGPoint(x: 0, y: at), CGPoint(x: plot.width, y: at), stroke(own))
          : drawn(CGPoint(x: at, y: 0), CGPoint(x: at, y: plot.height), stroke(own)))
    case .tick(let length, let own):
      let side = side(group, isVertical: isVertical)
      let size: CGFloat =
        switch length.kind {
        case .fixed(let length): length
        case .automatic: ChartFigures.tick
        case .label(let more):
          (isVertical ? 0 : (labels.map(\.size.height).max() ?? 0)) + ChartFigures.labelSpacing
            + more
        }
      guard size > 0 else { break }
      let (x, y) = (plot.minX, plot.minY)
      switch side {
      case .leading:
        outside.append(
          drawn(CGPoint(x: x - size, y: y + at), CGPoint(x: x, y: y + at), stroke(own)))
      case .trailing:
        outside.append(
          drawn(
            CGPoint(x: plot.maxX, y: y + at), CGPoint(x: plot.maxX + size, y: y + at), stroke(own)))
      case .top:
        outside.append(
          drawn(CGPoint(x: x + at, y: y - size), CGPoint(x: x + at, y: y), stroke(own)))
      case .bottom, .automatic:
        outside.append(
          drawn(
            CGPoint(x: x + at, y: plot.maxY), CGPoint(x: x + at, y: plot.maxY + size), stroke(own)))
      }
    }
  }

  /// The labels of an axis along it, each that leaves room to the one before; amounts from the bottom up.
  private func placed(_ labels: [MeasuredLabel], isVertical: Bool) -> [ChartPart] {
    let axis = isVertical ? y : x
    let length = isVertical ? plot.height : plot.width
    let isUpward = isVertical && axis.scale?.isUpward ?? false
    var found: [(label: MeasuredLabel, frame: CGRect, from: CGFloat, to: CGFloat)] = []
    for label in labels {
      let group = axis.groups[label.group]
      let isCentered = label.part.isCentered ?? false
      guard
        let at = position(group, label.index, isVertical: isVertical, isCentered: isCentered),
        at >= -0.5, at <= length + 0.5
      else { continue }
      let frame =
        (isVertical
        ? verticalFrame(label, group, at) : horizontalFrame(label, group, at, axis.scale))
        .offsetBy(dx: label.part.offset.width, dy: label.part.offset.height)
      let (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      found.append((label, frame, isUpward ? -high : low, isUpward ? -low : high))
    }
    var taken: [Int: CGFloat] = [:]
    let gap = isVertical ? 0 : ChartFigures.labelGap
    return found.sorted { $0.from < $1.from }.compactMap { label, frame, from, to in
      if label.label.collision.kind != .disabled {
        if let last = taken[label.group], from < last + gap { return nil }
        // None beyond the chart.
        if !isVertical, frame.maxX > size.width + 0.01 || frame.minX < -0.01 { return nil }
        taken[label.group] = to
      }
      return ChartPart(frame, label.view)
    }
  }

  /// Above or below the plot: categories and centred labels in the middle, others after their grid line.
  private func horizontalFrame(
    _ label: MeasuredLabel, _ group: AxisPlan.Group, _ at: CGFloat, _ scale: PositionScale?
  ) -> CGRect {
    let spacing = label.label.verticalSpacing ?? ChartFigures.labelSpacing
    let isMiddle = scale?.kind == .category || label.part.isCentered ?? false
    let side = side(group, isVertical: false)
    var x = plot.minX + at
    if let anchor = label.label.anchor {
      x += (label.label.horizontalSpacing ?? 0) - label.size.width * anchor.x
    } else if isMiddle {
      x -= label.size.width / 2
    } else if group.settings.preset == .aligned {
      // From the leading edge of the first to the trailing one of the last.
      x -= label.size.width * (plot.width > 0 ? min(max(at / plot.width, 0), 1) : 0)
    } else {
      x += label.label.horizontalSpacing ?? ChartFigures.labelSpacing
    }
    let y = side == .top ? plot.minY - spacing - label.size.height : plot.maxY + spacing
    return CGRect(origin: CGPoint(x: x, y: y), size: label.size)
  }

  private func verticalFrame(
    _ label: MeasuredLabel, _ group: AxisPlan.Group, _ at: CGFloat
  ) -> CGRect {
    let spacing = label.label.horizontalSpacing ?? ChartFigures.labelSpacing
    let isLeading = side(group, isVertical: true) == .leading
    let isInset = group.settings.preset == .inset
    var x = isLeading ? plot.minX - spacing - label.size.width : plot.maxX + spacing
    var y = plot.minY + at - label.size.height * (label.label.anchor?.y ?? 0.5)
    if isInset {
      x = isLeading ? plot.minX : plot.maxX - label.size.width
      y = plot.minY + at - label.size.height
    }
    y += label.label.verticalSpacing ?? 0
    return CGRect(origin: CGPoint(x: x, y: y), size: label.size)
  }
}
