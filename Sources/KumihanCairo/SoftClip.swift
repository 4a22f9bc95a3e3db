import Foundation
import KumihanDrawing

/// The edge of a clip whose coverage counts twice: once Cairo sees to while it draws, once is seen
/// to here, when everything inside has been drawn.
///
/// On iOS 18.5 the outermost row of a clipped corner ramps .12 .19 .27 .37 .47 where a filled one
/// ramps .34 .43 .51 .61 .66: its squares, .12 .18 .26 .37 .44.
struct SoftClip {
  private struct Pixel {
    var x, y: Int
    var cover: UInt32
    /// What was there before anything was drawn inside.
    var below: UInt32
  }

  private let pixels: [Pixel]

  /// Nil where no pixel has a border in it.
  init?(
    _ clip: DrawGroup.Clip, on layer: RasterLayer, transform: CGAffineTransform,
    within area: PixelRect, edges: ClipEdges
  ) throws(RenderError) {
    let bounds = area.intersection(layer.bounds)
    guard clip.isSoft, clip.style.isAntialiased, !bounds.isEmpty else { return nil }
    let path = clip.path.applying(transform)
    let boxes = Self.boxes(path, in: bounds)
    if boxes.isEmpty { return nil }
    layer.flush()
    var pixels: [Pixel] = []
    for box in boxes {
      for part in try edges.parts(of: path, style: clip.style, in: box) {
        let (x, y) = (box.left + part.x, box.top + part.y)
        pixels.append(Pixel(x: x, y: y, cover: part.cover, below: layer.pixel(x, y)))
      }
    }
    if boxes.count > 1 {
      // Boxes may overlap.
      pixels.sort { ($0.y, $0.x) < ($1.y, $1.x) }
      var kept = 0
      for pixel in pixels
      where kept == 0 || pixel.x != pixels[kept - 1].x || pixel.y != pixels[kept - 1].y {
        pixels[kept] = pixel
        kept += 1
      }
      pixels.removeSubrange(kept...)
    }
    if pixels.isEmpty { return nil }
    self.pixels = pixels
  }

  /// More boxes than this are not looked at one by one.
  private static let greatestCount = 32

  /// Where the border of a path, in pixels, may cross a pixel: around all that is no upright line
  /// between two pixels. So a large card costs no more than its corners.
  private static func boxes(_ path: Path, in bounds: PixelRect) -> [PixelRect] {
    var boxes: [PixelRect] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ hull: StepHull) {
      guard (hull.left + hull.right + hull.top + hull.bottom).isFinite,
        !isBetweenPixels(hull.left, hull.right), !isBetweenPixels(hull.top, hull.bottom)
      else { return }
      // An upright line has a box as well, of one row or column.
      let rect = CGRect(
        x: hull.left, y: hull.top, width: max(hull.right - hull.left, 0.01),
        height: max(hull.bottom - hull.top, 0.01))
      let box = PixelRect(covering: rect).intersection(bounds)
      if !box.isEmpty { boxes.append(box) }
    }
    path.forEach { element in
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to):
        add(StepHull(last, to))
        last = to
      case .quadCurve(let to, let control):
        add(StepHull(last, control, to))
        last = to
      case .curve(let to, let control1, let control2):
        add(StepHull(last, control1, control2, to))
        last = to
      case .closeSubpath:
        add(StepHull(last, start))
        last = start
      }
    }
    if last != start { add(StepHull(last, start)) }
    if boxes.count > greatestCount { return [bounds] }
    boxes = joined(boxes)
    return boxes.reduce(0) { $0 + area($1) } > area(bounds) ? [bounds] : boxes
  }

  /// Boxes together, where that adds fewer pixels than another drawing of the path costs: the curves
  /// of one corner, or all of a small shape.
  private static func joined(_ boxes: [PixelRect]) -> [PixelRect] {
    var joined: [PixelRect] = []
    for var box in boxes {
      while let index = joined.firstIndex(where: {
        area(box.union($0)) - area(box) - area($0) < costOfDrawing
      }) {
        box = box.union(joined.remove(at: index))
      }
      joined.append(box)
    }
    return joined
  }

  /// Setting up and filling a path takes as long as looking at about so many pixels.
  private static let costOfDrawing = 2048

  private static func area(_ box: PixelRect) -> Int { box.width * box.height }

  private static func isBetweenPixels(_ low: CGFloat, _ high: CGFloat) -> Bool {
    // Half of the smallest step that Cairo knows.
    high - low < 1 / 512 && abs(low - low.rounded()) < 1 / 512
  }

  /// Takes back the share of what was drawn that the edge does not let through.
  func apply(to layer: RasterLayer) {
    layer.flush()
    for pixel in pixels {
      let drawn = layer.pixel(pixel.x, pixel.y)
      guard drawn != pixel.below else { continue }
      var mixed: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let (new, old) = (drawn >> shift & 255, pixel.below >> shift & 255)
        mixed |= ((new * pixel.cover + old * (255 - pixel.cover) + 127) / 255) << shift
      }
      layer.setPixel(pixel.x, pixel.y, mixed)
    }
    layer.markDirty()
  }
}
