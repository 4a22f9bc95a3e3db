package import Foundation

/// Finds a rectangle that contains all ink of items; it may be too large, never too small.
package struct InkBounds<Failure: Error> {
  /// The box of each of a face's glyphs, in ems, y up; null for a blank one.
  private let boxes: (FontFaceID) throws(Failure) -> (_ glyph: UInt32) -> CGRect

  package init(boxes: @escaping (FontFaceID) throws(Failure) -> (_ glyph: UInt32) -> CGRect) {
    self.boxes = boxes
  }

  package func bounds(
    of items: [DrawItem], transform: CGAffineTransform
  ) throws(Failure) -> CGRect {
    var result = CGRect.null
    for item in items {
      result = result.union(try bounds(of: item.command, transform: transform))
    }
    return result
  }

  package func bounds(
    of command: DrawCommand, transform: CGAffineTransform
  ) throws(Failure) -> CGRect {
    switch command {
    case .fill(let path, _, _):
      return path.applying(transform).boundingRect.grownIfThin
    case .stroke(let path, _, let style):
      guard style.isVisible else { return .null }
      let reach = style.lineWidth / 2 * Self.reach(of: style)
      let box = path.boundingRect
      guard !box.isNull else { return .null }
      return box.insetBy(dx: -reach, dy: -reach).applying(transform)
    case .glyphs(let run, _):
      let box = try bounds(of: run)
      return box.isNull ? .null : box.applying(transform)
    case .image(_, let rect, _):
      return rect.standardized.applying(transform)
    case .group(let group):
      return try bounds(of: group, transform: transform)
    case .mark:
      return .null
    }
  }

  private func bounds(
    of group: DrawGroup, transform: CGAffineTransform
  ) throws(Failure) -> CGRect {
    let transform = group.transform.concatenating(transform)
    guard transform.isFinite else { return .null }
    var result = try bounds(of: group.children, transform: transform)
    for filter in group.filters { result = filter.spread(result, transform: transform) }
    if let mask = group.mask {
      result = result.shared(with: try bounds(of: mask, transform: transform))
    }
    if let clip = group.clip {
      result = result.shared(with: clip.path.applying(transform).boundingRect)
    }
    return result
  }

  private func bounds(of run: GlyphRun) throws(Failure) -> CGRect {
    let boxes = try boxes(run.face)
    let k = run.size
    var result = CGRect.null
    for glyph in run.glyphs {
      let box = boxes(glyph.id)
      guard !box.isNull else { continue }
      let lean = abs(run.slant) * max(abs(box.minY), abs(box.maxY)) * k
      result = result.union(
        CGRect(
          x: run.origin.x + glyph.x + box.minX * k - lean,
          y: run.origin.y + glyph.y - box.maxY * k, width: box.width * k + 2 * lean,
          height: box.height * k))
    }
    return result
  }

  /// The distance of ink from the path, in half line widths.
  private static func reach(of style: StrokeStyle) -> CGFloat {
    let cap: CGFloat = style.lineCap == .square ? 2.0.squareRoot() : 1
    return max(cap, style.lineJoin == .miter ? style.miterLimit : 1)
  }
}

extension CGRect {
  /// `union` ignores empty rectangles; a line's bounds must still count.
  fileprivate var grownIfThin: CGRect {
    isNull ? self : insetBy(dx: width == 0 ? -0.01 : 0, dy: height == 0 ? -0.01 : 0)
  }
}
