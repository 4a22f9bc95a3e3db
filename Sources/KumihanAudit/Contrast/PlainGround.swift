import Foundation
import KumihanDrawing

/// Reads the colours at letters from the draw commands, where nothing but plain fills lies below them
/// and nothing above: most words stand so, and no picture has to be drawn for them.
struct PlainGround {
  private let inks: [FactInk]
  private let runs: GlyphGround
  private let page: CGRect
  private let ground: RGBA
  /// The lines of texts, which are part of their letters.
  private let linesOfTexts: Set<Int>
  /// What each ink can change; null for what is not seen.
  private let areas: [CGRect]

  init(
    inks: [FactInk], nodes: [FactNode], runs: GlyphGround, size: CGSize, ground: RGBA
  ) {
    (self.inks, self.runs, self.ground) = (inks, runs, ground.over(.white))
    page = CGRect(origin: .zero, size: size)
    let page = page
    areas = inks.map { ink in
      guard !ink.bounds.isNull else { return ink.reach > 0 ? ink.farArea(on: page) : .null }
      return ink.reach > 0 ? ink.farArea(on: page) : ink.bounds
    }
    linesOfTexts = Set(
      inks.indices.filter { index in
        guard case .stroke = inks[index].kind, let node = inks[index].node else { return false }
        return nodes[node].text != nil
      })
  }

  /// The colours of a run's letters and of their ground as 8 bits each hold them; nil where a picture
  /// has to tell.
  func colors(of run: GlyphGround.Run) -> (letters: RGBA, ground: RGBA)? {
    let ink = inks[run.ink]
    let box = run.boxes.reduce(CGRect.null) { $0.union($1) }
    guard ink.effects.isEmpty, ink.opacity >= 1, case .color(let paint)? = ink.paint,
      page.contains(box), ink.isWhole(in: box), !changes(box, above: run)
    else { return nil }
    var layers: [RGBA] = []
    for index in (0..<run.ink).reversed() where meets(index, box) {
      if isLeftOut(index, with: run) || isAround(box, index) { continue }
      let lower = inks[index]
      guard lower.kind == .fill, lower.opacity >= 1, case .color(let color)? = lower.paint else {
        return nil
      }
      if color.alpha <= 0 { continue }
      // A shadow lies below its fill.
      let isOpaque = color.alpha >= 1
      guard lower.effects.isSubset(of: isOpaque ? .shadow : []), lower.fills(box) else {
        return nil
      }
      layers.append(color)
      if isOpaque { break }
    }
    let below = layers.reversed().reduce(ground.inBytes) { $1.painted(on: $0) }
    return (paint.painted(on: below), below)
  }

  private func meets(_ index: Int, _ box: CGRect) -> Bool {
    let area = areas[index]
    return area.minX < box.maxX && box.minX < area.maxX && area.minY < box.maxY
      && box.minY < area.maxY
  }

  private func changes(_ box: CGRect, above run: GlyphGround.Run) -> Bool {
    for index in (run.ink + 1)..<inks.count where meets(index, box) {
      if isLeftOut(index, with: run) || isAround(box, index) { continue }
      if inks[index].kind == .fill, let color = inks[index].color, color.alpha <= 0,
        inks[index].effects.isEmpty
      {
        continue
      }
      return true
    }
    return false
  }

  /// Whether letters are taken away together with the run's, or a line together with its text.
  private func isLeftOut(_ index: Int, with run: GlyphGround.Run) -> Bool {
    if linesOfTexts.contains(index) { return true }
    let number = inks[index].glyphNumber
    return number >= 0 && runs.runs[number]?.group == run.group
  }

  /// Whether it is a line around the box that does not touch it.
  private func isAround(_ box: CGRect, _ index: Int) -> Bool {
    let ink = inks[index]
    guard case .stroke(let width) = ink.kind, ink.effects.isEmpty, let path = ink.path else {
      return false
    }
    return path.holdsConvexly(box.insetBy(dx: -width / 2 - 1, dy: -width / 2 - 1))
  }
}

extension FactInk {
  /// Where its effects reach, at most.
  fileprivate func farArea(on page: CGRect) -> CGRect {
    guard reach.isFinite, !wholeBounds.isNull else { return page }
    return wholeBounds.insetBy(dx: -reach, dy: -reach)
  }

  /// Whether no clip cuts an area.
  fileprivate func isWhole(in box: CGRect) -> Bool {
    !window.isNull && window.contains(box) && clips.allSatisfy { $0.holdsConvexly(box) }
  }

  /// Whether a fill covers every pixel of an area.
  fileprivate func fills(_ box: CGRect) -> Bool {
    guard let path, isWhole(in: box) else { return false }
    return path.rectangle?.contains(box) ?? path.holdsConvexly(box)
  }
}

extension RGBA {
  /// Rounded to 8 bits, opaque.
  fileprivate var inBytes: RGBA {
    func byte(_ value: Double) -> Double { (min(max(value, 0), 1) * 255).rounded() / 255 }
    return RGBA(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// As a picture of 8 bits holds it over an opaque colour.
  fileprivate func painted(on ground: RGBA) -> RGBA { over(ground).inBytes }
}

extension Path {
  /// Whether it is one closed outline that bends to one side only, and the polygon of its points
  /// contains an area; false where that is not known.
  func holdsConvexly(_ box: CGRect) -> Bool {
    if let rectangle { return rectangle.contains(box) }
    var (corners, hull): ([CGPoint], [CGPoint]) = ([], [])
    for element in elements {
      switch element {
      case .move(let to):
        guard corners.isEmpty else { return false }
        corners.append(to)
        hull.append(to)
      case .line(let to):
        corners.append(to)
        hull.append(to)
      case .quadCurve(let to, let control):
        corners.append(to)
        hull += [control, to]
      case .curve(let to, let first, let second):
        corners.append(to)
        hull += [first, second, to]
      case .closeSubpath: break
      }
    }
    guard let side = hull.side(of: nil) else { return false }
    return [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ].allSatisfy { corners.side(of: $0) == side }
  }
}

extension [CGPoint] {
  /// 1 or -1 where each edge of the closed polygon has the point, or its own next corner, at the same
  /// side; nil for others.
  fileprivate func side(of point: CGPoint?) -> Int? {
    var side = 0
    guard count > 2 else { return nil }
    // Rounding makes straight stretches bend by less than a thousandth.
    let slack = point == nil ? 1e-3 : 0
    var turned: CGFloat = 0
    for index in indices {
      let (a, b) = (self[index], self[(index + 1) % count])
      let c = point ?? self[(index + 2) % count]
      let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      if point == nil {
        let dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
        turned += abs(atan2(cross, dot))
      }
      guard abs(cross) > slack else { continue }
      let own = cross > 0 ? 1 : -1
      if side != 0, own != side { return nil }
      side = own
    }
    // An outline that goes around more than once crosses itself.
    guard side != 0, point != nil || turned < 2.5 * .pi else { return nil }
    return side
  }
}
