import CKumihanCairo
import Foundation
import KumihanDrawing

/// A Cairo drawing context, released with its owner.
@safe struct Context: ~Copyable {
  let handle: OpaquePointer

  init(_ surface: borrowing Surface) throws(RenderError) {
    guard let handle = unsafe cairo_create(surface.handle) else {
      throw .drawing(reason: "no context")
    }
    try RenderError.check(unsafe cairo_status(handle))
    unsafe self.handle = handle
  }

  deinit { unsafe cairo_destroy(handle) }

  func check() throws(RenderError) { try RenderError.check(unsafe cairo_status(handle)) }

  func save() { unsafe cairo_save(handle) }
  func restore() { unsafe cairo_restore(handle) }
  func paint() { unsafe cairo_paint(handle) }
  func paint(opacity: Double) { unsafe cairo_paint_with_alpha(handle, opacity) }
  func fill() { unsafe cairo_fill(handle) }
  func stroke() { unsafe cairo_stroke(handle) }

  func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    unsafe cairo_set_matrix(handle, &matrix)
  }

  func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    unsafe cairo_transform(handle, &matrix)
  }

  func setOperator(_ value: cairo_operator_t) { unsafe cairo_set_operator(handle, value) }

  func setColor(_ color: RGBA) {
    unsafe cairo_set_source_rgba(handle, color.red, color.green, color.blue, color.alpha)
  }

  func setSource(_ surface: borrowing Surface, x: Double, y: Double) {
    unsafe cairo_set_source_surface(handle, surface.handle, x, y)
  }

  func setSource(_ pattern: borrowing Pattern) { unsafe cairo_set_source(handle, pattern.handle) }

  func mask(_ surface: borrowing Surface, x: Double, y: Double) {
    unsafe cairo_mask_surface(handle, surface.handle, x, y)
  }

  /// The bounds of the clip, in the current space.
  var clipBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(handle, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func setFillStyle(_ style: FillStyle) {
    unsafe cairo_set_fill_rule(
      handle, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_set_antialias(
      handle, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  func setStrokeStyle(_ style: StrokeStyle) {
    unsafe cairo_set_antialias(handle, CAIRO_ANTIALIAS_DEFAULT)
    unsafe cairo_set_line_width(handle, style.lineWidth)
    let cap =
      switch style.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    unsafe cairo_set_line_cap(handle, cap)
    let join =
      switch style.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    unsafe cairo_set_line_join(handle, join)
    unsafe cairo_set_miter_limit(handle, style.miterLimit)
    let dash = style.usableDash
    unsafe cairo_set_dash(handle, dash, Int32(dash.count), style.dashPhase)
  }

  func clip(_ clip: DrawGroup.Clip) {
    guard setPath(clip.path) else { return }
    setFillStyle(clip.style)
    unsafe cairo_clip(handle)
  }

  func clip(_ rect: CGRect) {
    unsafe cairo_new_path(handle)
    unsafe cairo_rectangle(handle, rect.minX, rect.minY, rect.width, rect.height)
    unsafe cairo_clip(handle)
  }

  /// Replaces the current path; false when a coordinate is not a finite number.
  func setPath(_ path: Path) -> Bool {
    unsafe cairo_new_path(handle)
    return appendPath(path)
  }

  func appendPath(_ path: Path) -> Bool {
    if let rect = path.rectangle, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite {
      let (left, top) = (rect.minX.bounded, rect.minY.bounded)
      unsafe cairo_rectangle(
        handle, left, top, rect.maxX.bounded - left, rect.maxY.bounded - top)
      return true
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        guard to.isFinite else { return false }
        unsafe cairo_move_to(handle, to.x.bounded, to.y.bounded)
        current = to
      case .line(let to):
        guard to.isFinite else { return false }
        unsafe cairo_line_to(handle, to.x.bounded, to.y.bounded)
        current = to
      case .quadCurve(let to, let control):
        guard to.isFinite, control.isFinite else { return false }
        let c1 = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3,
          y: current.y + (control.y - current.y) * 2 / 3)
        let c2 = CGPoint(
          x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
        unsafe cairo_curve_to(
          handle, c1.x.bounded, c1.y.bounded, c2.x.bounded, c2.y.bounded, to.x.bounded,
          to.y.bounded)
        current = to
      case .curve(let to, let c1, let c2):
        guard to.isFinite, c1.isFinite, c2.isFinite else { return false }
        unsafe cairo_curve_to(
          handle, c1.x.bounded, c1.y.bounded, c2.x.bounded, c2.y.bounded, to.x.bounded,
          to.y.bounded)
        current = to
      case .closeSubpath:
        unsafe cairo_close_path(handle)
        var x = 0.0
        var y = 0.0
        unsafe cairo_get_current_point(handle, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
    return true
  }
}

extension CGFloat {
  /// Cairo's device coordinates are 24.8 fixed point; far outside any page all positions are equal.
  fileprivate var bounded: Double { Double(Swift.min(Swift.max(self, -200_000), 200_000)) }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }
}
