import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoBorderMissing = AuditRule(
    id: "joho.border.missing", system: .joho,
    threshold:
      "a fill unlike its surroundings, from 44 x 20 points, has a line on all sides within 0.5",
    source: "seed 000, chapters 3 and 5",
    reason: "A border says where a thing begins and ends; without one the eye has to work it out.",
    example: Example(
      before: "Text(\"Meeting\").padding(12).background(JohoColors.cyan)",
      after: """
        Text("Meeting").padding(12).background(JohoColors.cyan)
          .overlay(Rectangle().stroke(JohoColors.black, lineWidth: 1.5))
        """)
  ) { facts in
    let fills = facts.inks.indices.compactMap { BorderSearch(facts).finding(of: $0) }
    return fills + facts.elements.compactMap { BorderSearch(facts).finding(of: $0) }
  }
}

/// Looks for the lines around fills and fields.
private struct BorderSearch {
  let facts: AuditFacts

  init(_ facts: AuditFacts) { self.facts = facts }

  private static let id = "joho.border.missing"

  func finding(of index: Int) -> Finding? {
    let ink = facts.inks[index]
    guard ink.kind == .fill, let place = ink.node, !ink.bounds.isNull, ink.bounds.width >= 44,
      ink.bounds.height >= 20, case .fill(let shape, _)? = facts.nodes[place].drawing,
      shape.kind != .path, let color = ink.color, color.alpha > 0.02
    else { return nil }
    let node = facts.nodes[place]
    let middle = CGPoint(x: ink.bounds.midX, y: ink.bounds.midY)
    guard let ground = facts.ground(below: index, at: middle) else {
      return facts.finding(
        Self.id, .needsReview("a picture or gradient lies below"), at: node,
        message: "whether the fill differs from what lies below cannot be computed")
    }
    let seen = color.over(ground)
    guard seen.distance(to: ground) >= 2 else { return nil }
    // A black area, or the canvas, is as well defined as one with a black border.
    guard !JohoPalette.isCanvas(seen), !isPartOfControl(ink.bounds, node) else { return nil }
    let open = Edge.allCases.filter { !isLined($0, of: ink.bounds, except: index) }
    guard !open.isEmpty else { return facts.finding(Self.id, .pass, at: node) }
    let sides =
      open.count == 4
      ? "no border" : "no border at the \(open.map(\.rawValue).joined(separator: ", "))"
    return facts.finding(
      Self.id, .violation, at: node, message: "a fill of \(seen.name) has \(sides)",
      measured: "\(4 - open.count) of 4 sides", wanted: "a line on all sides", frame: ink.bounds)
  }

  /// A field without lines around it.
  func finding(of element: FactElement) -> Finding? {
    let fields: AccessibilityFields = .init(element)
    guard fields.isField, !element.hitFrame.isEmpty else { return nil }
    let isBordered = facts.borders.contains { border in
      border.frame.insetBy(dx: -1, dy: -1).holds(element.hitFrame)
        && facts.controls(in: border.frame).count == 1
        && border.frame.height - element.hitFrame.height <= 48
    }
    if isBordered { return facts.finding(Self.id, .pass, at: element) }
    return facts.finding(
      Self.id, .violation, at: element, message: "a field has no border",
      measured: "no line around it", wanted: "2 pt")
  }

  /// Whether it is a part of a control, as a knob, a track or a highlight, and not its body.
  private func isPartOfControl(_ frame: CGRect, _ node: FactNode) -> Bool {
    guard
      let control = facts.elements.first(where: {
        $0.isInteractive && $0.hitFrame.insetBy(dx: -1, dy: -1).holds(frame)
      })
    else { return false }
    if !node.isAsked, !control.element.traits.contains(.isButton) { return true }
    if control.element.traits.contains(.isToggle) { return true }
    return frame.area < control.hitFrame.area * 0.6
  }

  enum Edge: String, CaseIterable { case top, left, bottom, right }

  /// Whether lines, thin fills or the page's edge run along nearly all of a side.
  private func isLined(_ edge: Edge, of frame: CGRect, except fill: Int) -> Bool {
    let isLevel = edge == .top || edge == .bottom
    let (place, range): (CGFloat, ClosedRange<CGFloat>) =
      switch edge {
      case .top: (frame.minY, frame.minX...frame.maxX)
      case .bottom: (frame.maxY, frame.minX...frame.maxX)
      case .left: (frame.minX, frame.minY...frame.maxY)
      case .right: (frame.maxX, frame.minY...frame.maxY)
      }
    let end = isLevel ? facts.size.height : facts.size.width
    if place <= 0.5 || place >= end - 0.5 { return true }
    var covered: [ClosedRange<CGFloat>] = []
    for (index, ink) in facts.inks.enumerated() where index != fill && !ink.bounds.isNull {
      let box: CGRect
      let reach: CGFloat
      var lines: [CGFloat]
      switch ink.kind {
      case .stroke(let width):
        guard let path = ink.path else { continue }
        (box, reach) = (path.boundingRect, 0.5 + width / 2)
        lines = isLevel ? [box.minY, box.maxY] : [box.minX, box.maxX]
      case .fill where (isLevel ? ink.bounds.height : ink.bounds.width) <= 4:
        box = ink.bounds
        reach = 0.5 + (isLevel ? box.height : box.width) / 2
        lines = isLevel ? [box.midY] : [box.midX]
      default: continue
      }
      guard lines.contains(where: { abs($0 - place) <= reach }) else { continue }
      let low = max(isLevel ? box.minX : box.minY, range.lowerBound)
      let high = min(isLevel ? box.maxX : box.maxY, range.upperBound)
      if low < high { covered.append(low...high) }
    }
    // Corners and the ends of lines may lack some points.
    return covered.lengthOfUnion >= (range.upperBound - range.lowerBound) * 0.9 - 2
  }
}

/// Whether text is typed into an element.
struct AccessibilityFields {
  let isField: Bool
  init(_ element: FactElement) {
    let traits = element.element.traits
    isField = traits.contains(.isTextField) || traits.contains(.isSearchField)
  }
}

extension [ClosedRange<CGFloat>] {
  /// The length that ranges cover together.
  var lengthOfUnion: CGFloat {
    var (sum, end) = (CGFloat(0), -CGFloat.infinity)
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
      sum += range.upperBound - Swift.max(range.lowerBound, end)
      end = range.upperBound
    }
    return sum
  }
}
