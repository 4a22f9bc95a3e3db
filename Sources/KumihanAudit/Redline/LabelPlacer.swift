import Foundation

/// Puts labels beside what they name so that no two overlap.
struct LabelPlacer {
  /// Where labels may be.
  let area: CGRect
  /// The room between two labels.
  var gap: CGFloat = 2
  /// What labels should rather not cover.
  let words: [CGRect]
  private(set) var taken: [CGRect] = []

  init(area: CGRect, words: [CGRect] = []) { (self.area, self.words) = (area, words) }

  /// The free place of a size that is nearest to the corner of a frame; nil where all is full.
  mutating func place(_ size: CGSize, at frame: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: frame.minX - size.width, y: frame.minY - size.height),
      CGPoint(x: frame.maxX, y: frame.minY - size.height),
      CGPoint(x: frame.minX - size.width, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX - size.width, y: frame.minY),
    ]
    for corner in corners {
      if let free = take(CGRect(origin: corner, size: size), clear: true) { return free }
    }
    for corner in corners {
      // A little further out, still beside the corner.
      for move in [
        CGPoint(x: -8, y: -8), CGPoint(x: 8, y: -8), CGPoint(x: -8, y: 8), CGPoint(x: 8, y: 8),
      ] {
        let origin = CGPoint(x: corner.x + move.x * 2, y: corner.y + move.y * 1.5)
        if let free = take(CGRect(origin: origin, size: size), clear: true) { return free }
      }
    }
    for corner in corners {
      if let free = take(CGRect(origin: corner, size: size)) { return free }
    }
    // Rings around the first corner, each one label further out.
    let step = max(size.width, size.height) + gap
    let rings = Int(max(area.width, area.height) / step) + 1
    for ring in 1...max(rings, 1) {
      let reach = CGFloat(ring) * step
      let sides = -ring...ring
      let moves = sides.flatMap { side -> [CGPoint] in
        let along = CGFloat(side) * step
        return [
          CGPoint(x: along, y: -reach), CGPoint(x: along, y: reach), CGPoint(x: -reach, y: along),
          CGPoint(x: reach, y: along),
        ]
      }
      for move in moves {
        let origin = CGPoint(x: frame.minX + move.x, y: frame.minY + move.y)
        if let free = take(CGRect(origin: origin, size: size)) { return free }
      }
    }
    return nil
  }

  private mutating func take(_ frame: CGRect, clear: Bool = false) -> CGRect? {
    guard area.holds(frame) else { return nil }
    if clear, words.contains(where: { $0.intersects(frame) }) { return nil }
    let room = frame.insetBy(dx: -gap / 2, dy: -gap / 2)
    guard !taken.contains(where: { $0.insetBy(dx: -gap / 2, dy: -gap / 2).intersects(room) })
    else { return nil }
    taken.append(frame)
    return frame
  }

  /// Places heights in a column, each as near as possible to where it is wanted and in the order
  /// of the wishes, none over another.
  static func column(
    _ wishes: [(wanted: CGFloat, height: CGFloat)], gap: CGFloat, from top: CGFloat
  ) -> [CGFloat] {
    var (places, end) = ([CGFloat](), top)
    for wish in wishes {
      let place = max(end, wish.wanted - wish.height / 2)
      places.append(place)
      end = place + wish.height + gap
    }
    return places
  }
}
