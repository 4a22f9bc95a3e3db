import Foundation
import KumihanDrawing

/// Pixels that the borders of clips cover in part, by the shape of the border: on most pages the
/// corners of all cards are equal.
final class ClipEdges {
  /// A pixel in a box, and how much of it is inside, 1 to 254.
  struct Part {
    var x, y: Int
    var cover: UInt32
  }

  private struct Shape: Hashable {
    var path: Path
    var style: FillStyle
    var width, height: Int
  }

  private var kept: [Shape: [Part]] = [:]

  /// The pixels of `box` that the border of `path`, in pixels, covers in part.
  func parts(
    of path: Path, style: FillStyle, in box: PixelRect
  ) throws(RenderError) -> [Part] {
    let seen = Self.seen(path, in: box)
    let shape = Shape(path: seen, style: style, width: box.width, height: box.height)
    if let parts = kept[shape] { return parts }
    let coverage = CoverageLayer(
      bounds: PixelRect(left: 0, top: 0, right: box.width, bottom: box.height))
    try coverage.fill(seen, style: style)
    var parts: [Part] = []
    coverage.forEachPart { parts.append(Part(x: $0, y: $1, cover: $2)) }
    trim()
    kept[shape] = parts
    return parts
  }

  /// More shapes than this are not kept.
  private static let greatestCount = 1024

  func trim() {
    if kept.count >= Self.greatestCount { kept.removeAll() }
  }

  /// What a box sees of a path: the path from the box's corner, with all that lies outside moved to
  /// the box's sides, where it separates the same inside from the same outside. A path that this
  /// would change inside the box is whole.
  private static func seen(_ path: Path, in box: PixelRect) -> Path {
    let (width, height) = (CGFloat(box.width), CGFloat(box.height))
    // The steps of Cairo's coordinates, so that places between them do not make other shapes.
    func local(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: ((point.x - CGFloat(box.left)) * 256).rounded() / 256,
        y: ((point.y - CGFloat(box.top)) * 256).rounded() / 256)
    }
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, 0), width), y: min(max(point.y, 0), height))
    }
    var (whole, seen) = ([Path.Element](), [Path.Element]())
    whole.reserveCapacity(path.elements.count)
    seen.reserveCapacity(path.elements.count)
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    var isExact = true
    func isInside(_ hull: StepHull) -> Bool {
      hull.left >= 0 && hull.right <= width && hull.top >= 0 && hull.bottom <= height
    }
    func check(_ hull: StepHull, isLine: Bool) {
      let isBeside = hull.right <= 0 || hull.left >= width || hull.bottom <= 0 || hull.top >= height
      let isUpright = isLine && (hull.left == hull.right || hull.top == hull.bottom)
      isExact = isExact && (isBeside || isUpright)
    }
    func add(_ element: Path.Element, to end: CGPoint, _ hull: StepHull, isLine: Bool = false) {
      whole.append(element)
      if isInside(hull) {
        seen.append(element)
      } else {
        check(hull, isLine: isLine)
        if moved(end) != moved(last) { seen.append(.line(to: moved(end))) }
      }
      last = end
    }
    path.forEach { element in
      switch element {
      case .move(let to):
        start = local(to)
        whole.append(.move(to: start))
        seen.append(.move(to: moved(start)))
        last = start
      case .line(let to):
        let to = local(to)
        add(.line(to: to), to: to, StepHull(last, to), isLine: true)
      case .quadCurve(let to, let control):
        let (to, control) = (local(to), local(control))
        add(.quadCurve(to: to, control: control), to: to, StepHull(last, control, to))
      case .curve(let to, let control1, let control2):
        let (to, control1, control2) = (local(to), local(control1), local(control2))
        add(
          .curve(to: to, control1: control1, control2: control2), to: to,
          StepHull(last, control1, control2, to))
      case .closeSubpath:
        let hull = StepHull(last, start)
        if !isInside(hull) { check(hull, isLine: true) }
        whole.append(element)
        seen.append(element)
        last = start
      }
    }
    return Path(elements: isExact ? seen : whole)
  }
}

/// The least box around the points of one step of a path.
struct StepHull {
  var left, top, right, bottom: CGFloat

  init(_ first: CGPoint, _ last: CGPoint) {
    (left, right) = (min(first.x, last.x), max(first.x, last.x))
    (top, bottom) = (min(first.y, last.y), max(first.y, last.y))
  }

  init(_ first: CGPoint, _ control: CGPoint, _ last: CGPoint) {
    self.init(first, control, control, last)
  }

  init(_ first: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ last: CGPoint) {
    let (ends, controls) = (StepHull(first, last), StepHull(control1, control2))
    (left, right) = (min(ends.left, controls.left), max(ends.right, controls.right))
    (top, bottom) = (min(ends.top, controls.top), max(ends.bottom, controls.bottom))
  }
}
