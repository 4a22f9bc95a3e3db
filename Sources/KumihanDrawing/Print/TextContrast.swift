import Foundation

/// Words with too little contrast to what is painted below them.
package struct FaintText: Hashable, Sendable, CustomStringConvertible {
  package var text: String
  /// From 1 to 21, by WCAG 2.1.
  package var ratio: Double

  package var description: String { "'\(text)' at \((ratio * 100).rounded() / 100) : 1" }
}

extension DisplayList {
  /// The words of which the middle has a lower contrast to its ground than `ratio`, on white paper.
  ///
  /// Pictures and gradients count as no ground.
  package func text(contrastBelow ratio: Double) -> [FaintText] {
    var grounds = PaintedGrounds()
    var found: [FaintText] = []
    items.findFaintText(below: ratio, .identity, opacity: 1, &grounds, &found)
    return found
  }
}

/// The areas painted so far, each outline as its bounds.
struct PaintedGrounds {
  private var areas: [(boxes: [CGRect], color: RGBA)] = []

  mutating func add(_ boxes: [CGRect], _ color: RGBA) {
    guard color.alpha > 0, !boxes.isEmpty else { return }
    areas.append((boxes, color))
  }

  /// The colour at a point of the page, over white paper.
  func color(at point: CGPoint) -> RGBA {
    var color = RGBA.white
    for area in areas where area.boxes.contains(where: { $0.contains(point) }) {
      color = area.color.over(color)
    }
    return color
  }
}

extension [DrawItem] {
  fileprivate func findFaintText(
    below least: Double, _ transform: CGAffineTransform, opacity: Double,
    _ grounds: inout PaintedGrounds, _ found: inout [FaintText]
  ) {
    for item in self {
      switch item.command {
      case .fill(let path, .color(let color), _):
        grounds.add(path.outlineBoxes.map { $0.applying(transform) }, color.faded(opacity))
      case .glyphs(let run, .color(let color)):
        guard !run.isSymbol, run.text.contains(where: { !$0.isWhitespace }) else { continue }
        let ground = grounds.color(at: run.middle.applying(transform))
        let ratio = color.faded(opacity).over(ground).contrast(to: ground)
        if ratio < least { found.append(FaintText(text: run.text, ratio: ratio)) }
      case .group(let group):
        group.children.findFaintText(
          below: least, group.transform.concatenating(transform),
          opacity: opacity * Swift.min(Swift.max(group.opacity, 0), 1), &grounds, &found)
      case .fill, .glyphs, .stroke, .image, .mark: continue
      }
    }
  }
}

extension GlyphRun {
  /// A point amid the letters.
  var middle: CGPoint {
    CGPoint(x: origin.x + max(advance, 1) / 2, y: origin.y - size * 0.35)
  }
}

extension RGBA {
  func faded(_ opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  func over(_ ground: RGBA) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return RGBA(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The relative luminance of an opaque colour, 0 to 1.
  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two opaque colours, 1 to 21 (WCAG 2.1).
  func contrast(to other: RGBA) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

extension Path {
  /// The bounds of each of the path's outlines.
  var outlineBoxes: [CGRect] {
    if let rectangle { return [rectangle.standardized] }
    var boxes: [CGRect] = []
    var outline = Path()
    forEach { element in
      if case .move = element, !outline.isEmpty {
        boxes.append(outline.boundingRect)
        outline = Path()
      }
      outline.append(element)
    }
    if !outline.isEmpty { boxes.append(outline.boundingRect) }
    return boxes.filter { !$0.isNull }
  }
}
