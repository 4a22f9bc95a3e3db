import Foundation
import KumihanDrawing

/// Finds a rectangle that holds all that items would draw; it may be too large, never too small.
struct InkBounds {
  let fonts: FontStore

  func bounds(of items: [DrawItem], transform: CGAffineTransform) throws(RenderError) -> CGRect {
    var result = CGRect.null
    for item in items {
      result = result.union(try bounds(of: item.command, transform: transform))
    }
    return result
  }

  func bounds(
    of command: DrawCommand, transform: CGAffineTransform
  ) throws(RenderError) -> CGRect {
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
  ) throws(RenderError) -> CGRect {
    let transform = group.transform.concatenating(transform)
    guard transform.isFinite else { return .null }
    var result = try bounds(of: group.children, transform: transform)
    for filter in group.filters { result = filter.spread(result, transform: transform) }
    if let mask = group.mask {
      result = result.intersection(try bounds(of: mask, transform: transform))
    }
    if let clip = group.clip {
      result = result.intersection(clip.path.applying(transform).boundingRect)
    }
    return result
  }

  private func bounds(of run: GlyphRun) throws(RenderError) -> CGRect {
    let file = try fonts.file(run.face)
    let k = run.size / CGFloat(file.unitsPerEm)
    var result = CGRect.null
    for glyph in run.glyphs {
      let box = file.outline(glyph.id).bounds
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

  /// How many half line widths ink can lie from the path.
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

extension Filter {
  /// Where ink of `rect` can lie afterwards.
  func spread(_ rect: CGRect, transform: CGAffineTransform) -> CGRect {
    guard !rect.isNull else { return rect }
    switch self {
    case .blur(_, isOpaque: true):
      return rect
    case .blur(let radius, isOpaque: false):
      let reach = Self.reach(radius, transform)
      return rect.insetBy(dx: -reach.width, dy: -reach.height)
    case .shadow(_, let radius, let offset):
      let reach = Self.reach(radius, transform)
      let move = offset.applying(transform)
      return rect.union(
        rect.insetBy(dx: -reach.width, dy: -reach.height).offsetBy(dx: move.width, dy: move.height))
    case .innerShadow, .colorMatrix, .luminanceToAlpha:
      return rect
    }
  }

  /// How far a blur of sigma `radius` points reaches, in whole pixels.
  static func reach(_ radius: CGFloat, _ transform: CGAffineTransform) -> CGSize {
    let sigma = sigma(radius, transform)
    return CGSize(width: (sigma.width * 3).rounded(.up), height: (sigma.height * 3).rounded(.up))
  }

  /// The standard deviation in pixels along both axes.
  static func sigma(_ radius: CGFloat, _ transform: CGAffineTransform) -> CGSize {
    guard radius > 0, radius.isFinite else { return .zero }
    // A blur is round on the page; a turned or skewed one takes the mean stretch.
    if transform.b == 0, transform.c == 0 {
      return CGSize(
        width: min(abs(transform.a) * radius, 4000), height: min(abs(transform.d) * radius, 4000))
    }
    let mean = min(abs(transform.determinant).squareRoot() * radius, 4000)
    return CGSize(width: mean, height: mean)
  }
}
