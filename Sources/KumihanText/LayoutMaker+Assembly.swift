import Foundation
import KumihanDrawing

extension LayoutMaker {
  /// Gives lines their places and glyphs their positions.
  func assemble(_ lines: [Line], _ fit: Fit, isTruncated: Bool) -> TextLayout {
    let scale = fit.scale
    var height: CGFloat = 0
    var baselines: [CGFloat] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { height += line.measures.leading * scale + style.lineSpacing }
      baselines.append(height + line.measures.ascent * scale)
      height += line.measures.height * scale
    }
    height = max(height, reservedHeight(lines[0].measures, scale: scale))

    // As measured on iOS, a line is as wide as with the space at which it breaks, where there is
    // room for it; its ink stands as if without.
    let limit = width.map { $0.roundedDown(to: pixel) } ?? .infinity
    var widest: CGFloat =
      lines.map { line -> CGFloat in
        let hang = line.isTruncated ? 0 : line.range.hang
        return max(line.width * scale, min((line.width + hang) * scale, limit))
      }.max() ?? 0
    if style.alignment == .justified, let width, width.isFinite, lines.count > 1 {
      widest = max(widest, width)
    }
    let size = CGSize(
      width: max(widest, 0).roundedUp(to: pixel), height: height.roundedUp(to: pixel))
    let first = baselines[0].rounded(to: pixel)
    let shift = first - baselines[0]
    let set = zip(lines, baselines).map { line, baseline in
      place(line, baseline: baseline + shift, in: size.width, fit)
    }
    return TextLayout(
      size: size, firstBaseline: first,
      lastBaseline: (baselines[baselines.count - 1] + shift).roundedUp(to: pixel), lines: set,
      isTruncated: isTruncated, missing: text.missing,
      missingFamilies: text.missingFamilies)
  }

  private func place(
    _ line: Line, baseline: CGFloat, in width: CGFloat, _ fit: Fit
  ) -> TextLayout.Line {
    let segment = text.segments[line.range.segment]
    var parts = line.isTruncated ? line.parts : segment.parts(line.range.visible)
    if !line.isTruncated, let hyphen = line.range.hyphen, let last = parts.last {
      parts += hyphen.parts(level: last.item.level)
    }
    var setter = PieceSetter(
      pictures: setter.pictures, fit: fit, baseline: baseline, room: line.width)
    let justifies = style.alignment == .justified && !line.range.endsSegment && !line.isTruncated
    if justifies { setter.justify(parts, to: width) }
    let start = justifies ? 0 : (width - line.width * fit.scale) * share
    setter.begin(at: start)
    for part in parts.inVisualOrder() { setter.append(part) }
    return TextLayout.Line(
      x: start, baseline: baseline, width: justifies ? width : line.width * fit.scale,
      pieces: setter.pieces)
  }

  /// The fraction of a line's free space on its left.
  private var share: CGFloat {
    switch style.alignment {
    case .center: 0.5
    case .leading, .justified: style.isRightToLeft ? 1 : 0
    case .trailing: style.isRightToLeft ? 0 : 1
    }
  }
}
