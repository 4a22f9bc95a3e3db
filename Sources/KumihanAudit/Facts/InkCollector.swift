import Foundation
import KumihanCairo
import KumihanDrawing

/// Walks a display list and writes down each piece of ink with what surrounds it.
struct InkCollector {
  /// Indices of nodes by their identity.
  let places: [NodeID: Int]
  private(set) var inks: [FactInk] = []
  /// The glyphs' boxes of each run, in drawing order.
  private var boxes: [[CGRect]] = []
  private var runCount = 0

  init(places: [NodeID: Int]) { self.places = places }

  private struct Around {
    var transform = CGAffineTransform.identity
    var window: CGRect
    /// Clips that are no upright boxes, on the page.
    var clips: [Path] = []
    /// How far effects spread what is inside.
    var reach: CGFloat = 0
    var opacity = 1.0
    var effects: FactInk.Effects = []
    var isArtifact = false
    /// The view of the groups around: ink that a canvas draws has none of its own.
    var node: Int?
  }

  static func inks(
    of list: DisplayList, places: [NodeID: Int], rasterizer: Rasterizer
  ) throws(RenderError) -> [FactInk] {
    var collector = InkCollector(places: places)
    var runs: [GlyphRun] = []
    list.items.collectRuns(&runs)
    collector.boxes = try rasterizer.glyphBoxes(of: runs)
    collector.inks.reserveCapacity(list.items.count)
    let page = CGRect(origin: .zero, size: list.size)
    collector.add(list.items, Around(window: page))
    return collector.inks
  }

  private mutating func add(_ items: [DrawItem], _ around: Around) {
    for item in items {
      switch item.command {
      case .fill(let path, let paint, _):
        let path = path.applying(around.transform)
        add(.fill, item, paint, path.boundingRect, path: path, around)
      case .stroke(let path, let paint, let style):
        let path = path.applying(around.transform)
        let width = style.lineWidth * around.transform.scaleOfLengths
        let box = path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
        add(.stroke(width: width), item, paint, box, path: path, around)
      case .glyphs(let run, let paint):
        let size = run.size * around.transform.scaleOfLengths
        let own = boxes[runCount]
        defer { runCount += 1 }
        let box = own.reduce(CGRect.null) { $0.union($1) }
        add(
          run.isSymbol ? .symbol(size: size) : .text(size: size), item, paint,
          box.isNull ? .null : box.applying(around.transform), run: run, boxes: own, around)
      case .image(_, let rect, _):
        add(.image, item, nil, rect.standardized.applying(around.transform), around)
      case .group(let group): add(group, of: places[item.node], around)
      case .mark: continue
      }
    }
  }

  private mutating func add(_ group: DrawGroup, of node: Int?, _ outer: Around) {
    var around = outer
    around.node = node ?? outer.node
    around.transform = group.transform.concatenating(outer.transform)
    if let clip = group.clip {
      let path = clip.path.applying(around.transform)
      around.window = around.window.intersection(
        clip.path.boundingRect.applying(around.transform))
      if path.rectangle == nil { around.clips.append(path) }
    }
    around.opacity *= min(max(group.opacity, 0), 1)
    if group.blend != .normal { around.effects.insert(.blend) }
    if group.mask != nil { around.effects.insert(.mask) }
    for filter in group.filters {
      around.reach += filter.reach(around.transform)
      switch filter {
      case .blur(let radius, _):
        if radius * around.transform.scaleOfLengths > 0.1 { around.effects.insert(.blur) }
      case .shadow: around.effects.insert(.shadow)
      case .innerShadow: around.effects.insert(.innerShadow)
      case .colorMatrix, .luminanceToAlpha: around.effects.insert(.colorChange)
      case .projection: around.effects.insert(.projection)
      }
    }
    if case .artifact? = group.role { around.isArtifact = true }
    let start = inks.count
    add(group.children, around)
    let isNew = around.effects.contains(.shadow) && !outer.effects.contains(.shadow)
    if isNew { takeShadows(from: start) }
  }

  /// Words on a ground that has the same shadow are not in it: it lies around the ground.
  private mutating func takeShadows(from start: Int) {
    for index in inks.indices[start...] where inks[index].run != nil {
      let box = inks[index].bounds
      guard !box.isNull, inks[start..<index].contains(where: { $0.covers(box) }) else { continue }
      inks[index].effects.remove(.shadow)
    }
  }

  private mutating func add(
    _ kind: FactInk.Kind, _ item: DrawItem, _ paint: Paint?, _ box: CGRect, path: Path? = nil,
    run: GlyphRun? = nil, boxes: [CGRect] = [], _ around: Around
  ) {
    // A line of blanks has a place among the glyphs, without a box.
    guard !box.isNull || run != nil else { return }
    let seen = around.window.isNull || box.isNull ? .null : box.intersection(around.window)
    inks.append(
      FactInk(
        kind: kind, node: places[item.node] ?? around.node, bounds: seen, wholeBounds: box,
        paint: paint,
        opacity: around.opacity, effects: around.effects, window: around.window,
        clips: around.clips, reach: around.reach, glyphNumber: run == nil ? -1 : runCount,
        isArtifact: around.isArtifact,
        path: path, run: run, glyphBoxes: boxes, transform: around.transform))
  }
}

extension Filter {
  /// How far it spreads ink at most, in points; infinite where ink lands elsewhere.
  fileprivate func reach(_ transform: CGAffineTransform) -> CGFloat {
    if case .projection = self { return .infinity }
    let spread = spread(.zero, transform: transform)
    return max(-spread.minX, -spread.minY, spread.maxX, spread.maxY, 0)
  }
}

extension CGAffineTransform {
  /// How much longer lengths become, on average.
  var scaleOfLengths: CGFloat { abs(determinant).squareRoot() }
}

extension [DrawItem] {
  /// The runs of glyphs in drawing order, without those of masks.
  fileprivate func collectRuns(_ runs: inout [GlyphRun]) {
    for item in self {
      switch item.command {
      case .glyphs(let run, _): runs.append(run)
      case .group(let group): group.children.collectRuns(&runs)
      case .fill, .stroke, .image, .mark: continue
      }
    }
  }
}
