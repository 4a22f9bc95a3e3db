import CKumihanCairo
import Foundation
import KumihanDrawing

/// A Cairo pattern, released with its owner.
@safe struct Pattern: ~Copyable {
  let handle: OpaquePointer

  init(owning handle: OpaquePointer?) throws(RenderError) {
    guard let handle = unsafe handle else { throw .drawing(reason: "no pattern") }
    try RenderError.check(unsafe cairo_pattern_status(handle))
    unsafe self.handle = handle
  }

  init(linear ramp: GradientRamp, from: CGPoint, to: CGPoint) throws(RenderError) {
    try unsafe self.init(owning: cairo_pattern_create_linear(from.x, from.y, to.x, to.y))
    add(ramp)
  }

  init(
    radial ramp: GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    scale: CGSize
  ) throws(RenderError) {
    try unsafe self.init(
      owning: cairo_pattern_create_radial(0, 0, max(startRadius, 0), 0, 0, max(endRadius, 0)))
    add(ramp)
    setMatrix(
      CGAffineTransform(scaleX: scale.width, y: scale.height)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)).inverted())
  }

  init(surface: borrowing Surface) throws(RenderError) {
    try unsafe self.init(owning: cairo_pattern_create_for_surface(surface.handle))
  }

  deinit { unsafe cairo_pattern_destroy(handle) }

  func setMatrix(_ fromUser: CGAffineTransform) {
    var matrix = cairo_matrix_t(fromUser)
    unsafe cairo_pattern_set_matrix(handle, &matrix)
  }

  /// Beyond sixteenfold, Cairo's better filters draw an enlarged pixel as a square; the plain one
  /// stays smooth at any size, and the better ones are for making pictures smaller.
  func setFilter(_ interpolation: ImageInterpolation, isEnlarging: Bool = false) {
    let filter =
      switch interpolation {
      case .none: CAIRO_FILTER_NEAREST
      case .low: CAIRO_FILTER_BILINEAR
      case .medium where isEnlarging, .high where isEnlarging: CAIRO_FILTER_BILINEAR
      case .medium: CAIRO_FILTER_GOOD
      case .high: CAIRO_FILTER_BEST
      }
    unsafe cairo_pattern_set_filter(handle, filter)
  }

  func setExtend(_ extend: cairo_extend_t) { unsafe cairo_pattern_set_extend(handle, extend) }

  private func add(_ ramp: GradientRamp) {
    setExtend(CAIRO_EXTEND_PAD)
    for stop in ramp.straightStops() {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        handle, stop.location, color.red, color.green, color.blue, color.alpha)
    }
  }
}
