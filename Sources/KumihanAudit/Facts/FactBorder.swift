package import Foundation
package import KumihanDrawing
import KumihanLayout

/// A line around something: its place in the hierarchy of borders.
package struct FactBorder: Sendable {
  /// The stroke: an index into ``AuditFacts/inks``.
  package let ink: Int
  /// The view of the stroke: an index into ``AuditFacts/nodes``.
  package let node: Int
  /// What it surrounds, on the page.
  package let frame: CGRect
  /// On the page, in points.
  package let width: CGFloat
  /// With all opacity; nil where it is no single colour.
  package let color: RGBA?
  package let shape: FactShape
  /// The fill that it surrounds: an index into ``AuditFacts/inks``.
  package let fill: Int?
  /// The smallest border around it: an index into ``AuditFacts/borders``.
  package fileprivate(set) var parent: Int?
  /// The control whose body it surrounds: an index into ``AuditFacts/elements``.
  package let control: Int?

  /// Whether it is a dot, a knob or a mark rather than something with content.
  package var isMark: Bool { max(frame.width, frame.height) < 20 }
}

/// Finds borders and what they surround.
struct BorderFinder {
  let inks: [FactInk]
  let nodes: [FactNode]
  let elements: [FactElement]

  var borders: [FactBorder] {
    var found: [FactBorder] = []
    for (index, ink) in inks.enumerated() {
      guard case .stroke(let width) = ink.kind, let node = ink.node, let path = ink.path,
        !ink.bounds.isNull, case .stroke(let shape, _, _)? = nodes[node].drawing,
        shape.kind != .path || path.isClosedBox
      else { continue }
      let box = path.boundingRect
      guard box.width >= 4, box.height >= 4 else { continue }
      let fill = inks[..<index].lastIndex { $0.kind == .fill && surrounds(box, width, $0.bounds) }
      let frame = fill.map { inks[$0].bounds } ?? box
      found.append(
        FactBorder(
          ink: index, node: node, frame: frame, width: width, color: ink.color, shape: shape,
          fill: fill, control: control(of: frame)))
    }
    for index in found.indices { found[index].parent = parent(of: index, in: found) }
    return found
  }

  /// Whether a line lies on the edge of something: on its middle, as `stroke` does, or inside, as
  /// `strokeBorder` does.
  private func surrounds(_ line: CGRect, _ width: CGFloat, _ frame: CGRect) -> Bool {
    guard !frame.isNull else { return false }
    let reach = 0.5 + width / 2
    return abs(line.minX - frame.minX) <= reach && abs(line.maxX - frame.maxX) <= reach
      && abs(line.minY - frame.minY) <= reach && abs(line.maxY - frame.maxY) <= reach
  }

  private func parent(of index: Int, in found: [FactBorder]) -> Int? {
    let frame = found[index].frame
    return found.indices.filter {
      $0 != index && found[$0].frame.insetBy(dx: -1, dy: -1).holds(frame)
        && found[$0].frame.area > frame.area + 1
    }.min { found[$0].frame.area < found[$1].frame.area }
  }

  /// The control that a frame is the body of: the two are alike, or the frame adds a margin.
  private func control(of frame: CGRect) -> Int? {
    let inside = elements.indices.filter {
      elements[$0].isInteractive && frame.insetBy(dx: -1, dy: -1).holds(elements[$0].hitFrame)
    }
    if inside.count == 1, let only = inside.first {
      let touched = elements[only].hitFrame
      if frame.width - touched.width <= 48, frame.height - touched.height <= 48,
        !holdsMore(frame, than: touched)
      {
        return only
      }
    }
    return elements.indices.first {
      let touched = elements[$0].hitFrame
      return elements[$0].isInteractive && touched.insetBy(dx: -1, dy: -1).holds(frame)
        && frame.area >= touched.area * 0.5
    }
  }

  /// Whether a frame is that of a row or a container rather than of the one control in it: words stand
  /// beside the control, or the control has a line of its own.
  private func holdsMore(_ frame: CGRect, than touched: CGRect) -> Bool {
    let whole = frame.insetBy(dx: -1, dy: -1)
    let hasWords = nodes.contains { node in
      guard let text = node.text, node.isVisible, !text.string.isEmpty else { return false }
      // The dots of secrets are higher than their field.
      return whole.holds(node.drawnFrame) && !touched.contains(node.drawnFrame.center)
    }
    guard !hasWords else { return true }
    return inks.contains { ink in
      guard case .stroke = ink.kind, let path = ink.path, !ink.bounds.isNull else { return false }
      let line = path.boundingRect
      return whole.holds(line) && line.insetBy(dx: -1, dy: -1).holds(touched)
        && line.area < frame.area - frame.width - frame.height
    }
  }
}

extension CGRect {
  var area: CGFloat { isNull ? 0 : width * height }
}

extension Path {
  /// Whether it is a single closed outline, as a shape of one's own around something is.
  fileprivate var isClosedBox: Bool {
    var (moves, closes) = (0, 0)
    forEach { element in
      if case .move = element { moves += 1 }
      if case .closeSubpath = element { closes += 1 }
    }
    return moves == 1 && closes == 1
  }
}

extension AuditFacts {
  /// The colour below an ink at a point, all that is drawn there counted; nil where pictures,
  /// gradients or materials decide.
  func ground(below ink: Int, at point: CGPoint) -> RGBA? {
    var layers: [RGBA] = []
    for lower in inks[..<ink].reversed() {
      guard lower.bounds.contains(point) else { continue }
      switch lower.kind {
      case .fill:
        guard lower.effects.isDisjoint(with: [.blur, .mask, .blend]) else { return nil }
        guard let color = lower.color else { return nil }
        if let path = lower.path, path.rectangle == nil, !path.contains(point) { continue }
        layers.append(color)
        if color.alpha > 0.995 { return RGBA.composed(layers, over: color) }
      case .image: return nil
      case .stroke, .text, .symbol: continue
      }
    }
    return RGBA.composed(layers, over: ground)
  }

  /// The colour that a border's inside is seen in, and that around it.
  func grounds(of border: FactBorder) -> (inside: RGBA?, outside: RGBA?) {
    let colors = groundsAround(border)
    guard let inside = colors.first else { return (nil, ground) }
    let sides = colors.dropFirst()
    // A neighbour may lie on one side.
    let outside = sides.max { a, b in sides.count { $0 == a } < sides.count { $0 == b } }
    return (inside, outside ?? ground)
  }

  /// The colours just inside a border and outside of each side; nil where pictures decide.
  func groundsAround(_ border: FactBorder) -> [RGBA?] {
    let (frame, reach) = (border.frame, border.width + 1.5)
    let page = CGRect(origin: .zero, size: size)
    let inside = CGPoint(x: frame.minX + reach, y: frame.midY)
    let outside = [
      CGPoint(x: frame.minX - reach, y: frame.midY), CGPoint(x: frame.maxX + reach, y: frame.midY),
      CGPoint(x: frame.midX, y: frame.minY - reach), CGPoint(x: frame.midX, y: frame.maxY + reach),
    ]
    return ([inside] + outside.filter(page.contains)).map { ground(below: border.ink, at: $0) }
  }

  /// Whether a border is a drawing, a track or a spinner: nothing is in it.
  func isRing(_ border: FactBorder) -> Bool {
    border.shape.kind == .circle && border.fill == nil && texts(in: border.frame).isEmpty
  }

  /// The text leaves that are seen within a frame.
  func texts(in frame: CGRect) -> [FactNode] {
    nodes.filter {
      guard let text = $0.text, $0.isVisible, !text.string.isEmpty else { return false }
      return frame.insetBy(dx: -1, dy: -1).holds($0.drawnFrame)
    }
  }

  /// What can be used within a frame.
  func controls(in frame: CGRect) -> [FactElement] {
    elements.filter { $0.isInteractive && frame.insetBy(dx: -1, dy: -1).holds($0.hitFrame) }
  }
}

extension FactInk {
  /// The colour of the paint alone, without the opacity of groups; nil for others.
  var plainColor: RGBA? { if case .color(let color)? = paint { color } else { nil } }
}

extension RGBA {
  /// Layers, the topmost first, over an opaque colour.
  static func composed(_ layers: [RGBA], over ground: RGBA) -> RGBA {
    layers.reversed().reduce(ground) { $1.over($0) }
  }

  var luminance: Double { Luminance.of(self) }

  /// The contrast of two opaque colours, 1 to 21.
  func contrastRatio(to other: RGBA) -> Double { Luminance.contrast(luminance, other.luminance) }

  /// As eyes see it, without opacity.
  func distance(to other: RGBA) -> Double {
    CIEDE2000.distance([red, green, blue], [other.red, other.green, other.blue])
  }

  /// `#FFE566`, with its opacity in percent where it has one.
  var name: String {
    alpha > 0.995 ? hex : "\(hex) at \(Int((alpha * 100).rounded())) %"
  }
}
