import CKumihanCairo
import Foundation
import KumihanDrawing

extension Pattern {
  /// An angular gradient as a fan of narrow triangles that covers `area`.
  init(_ sweep: AngularSweep, covering area: CGRect) throws(RenderError) {
    try unsafe self.init(owning: cairo_pattern_create_mesh())
    let far =
      [
        CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
        CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
      ].map { hypot($0.x - sweep.center.x, $0.y - sweep.center.y) }.max() ?? 0
    let directions = sweep.directions
    for (from, to) in zip(directions, directions.dropFirst()) {
      // The chord must still lie outside the area.
      let radius = (far + 1) / cos(min((to - from) / 2, 1))
      // Inside the narrow triangle, so that a jump of colour stays a jump.
      let inset = (to - from) * 1e-4
      add(
        sweep.center,
        CGPoint(x: sweep.center.x + radius * cos(from), y: sweep.center.y + radius * sin(from)),
        sweep.color(at: from + inset),
        CGPoint(x: sweep.center.x + radius * cos(to), y: sweep.center.y + radius * sin(to)),
        sweep.color(at: to - inset))
    }
  }

  private func add(
    _ center: CGPoint, _ from: CGPoint, _ first: RGBA, _ to: CGPoint, _ second: RGBA
  ) {
    unsafe cairo_mesh_pattern_begin_patch(handle)
    unsafe cairo_mesh_pattern_move_to(handle, center.x, center.y)
    unsafe cairo_mesh_pattern_line_to(handle, from.x, from.y)
    unsafe cairo_mesh_pattern_line_to(handle, to.x, to.y)
    unsafe cairo_mesh_pattern_line_to(handle, center.x, center.y)
    for (corner, color) in [(0, first), (1, first), (2, second), (3, second)] {
      unsafe cairo_mesh_pattern_set_corner_color_rgba(
        handle, UInt32(corner), color.red, color.green, color.blue, color.alpha)
    }
    unsafe cairo_mesh_pattern_end_patch(handle)
  }
}
