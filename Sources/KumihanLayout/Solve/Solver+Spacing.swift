import Foundation
import KumihanText

extension Solver {
  /// The default gap between two neighbours.
  mutating func distance(_ a: Int, _ b: Int, _ axis: Axis) -> Double {
    guard facts[a].spacingWishes.contains(axis) || facts[b].spacingWishes.contains(axis) else {
      return Double(ViewSpacing.defaultDistance)
    }
    return sane(wish(a, axis.endEdge).distance(to: wish(b, axis.startEdge)))
  }

  mutating func spacing(_ node: Int) -> ViewSpacing {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = wish(node, edge) }
    return spacing
  }

  /// The distance to a neighbour that a node's edge prefers.
  mutating func wish(_ node: Int, _ edge: Edge) -> ViewSpacing.EdgeWish {
    let plain = ViewSpacing()[edge]
    guard facts[node].spacingWishes.contains(edge.axis) else { return plain }
    switch tree.nodes[node].kind.rules.spacing {
    case .plain: return plain
    case .text(let paragraph): return textWish(tree.paragraphs[Int(paragraph)], edge) ?? plain
    case .spacer:
      let axis = facts[node].stackAxis
      return axis == nil || axis == edge.axis
        ? ViewSpacing.EdgeWish(uncategorised: 0) : plain.yielding
    case .symbol: return plain.yielding
    case .content(let hidden):
      return hidden.contains(Edge.Set(edge)) ? plain : childWish(node, edge)
    case .flexFrame(let index):
      return flexFrames[Int(index)][edge.axis].isFree ? childWish(node, edge) : plain
    case .stack(let axis) where axis == edge.axis:
      let range = children(node)
      guard let slot = edge == axis.startEdge ? range.first : range.last else { return plain }
      return wish(child(slot), edge)
    case .stack, .union: return unionOfWishes(node, edge) ?? plain
    case .custom(let layout): return customSpacing(node, Int(layout))[edge]
    }
  }

  private mutating func childWish(_ node: Int, _ edge: Edge) -> ViewSpacing.EdgeWish {
    onlyChild(node).map { wish($0, edge) } ?? ViewSpacing()[edge]
  }

  private mutating func unionOfWishes(_ node: Int, _ edge: Edge) -> ViewSpacing.EdgeWish? {
    guard let first = onlyChild(node) else { return nil }
    var result = wish(first, edge)
    for slot in children(node).dropFirst() { result.formUnion(wish(child(slot), edge)) }
    return result
  }

  /// Text keeps its font's leading to text above it; to other views, the distance that keeps the
  /// line's capitals and descenders a tenth of the line away.
  private func textWish(_ paragraph: Paragraph, _ edge: Edge) -> ViewSpacing.EdgeWish? {
    guard let font = edge == .top ? paragraph.runs.first?.font : paragraph.runs.last?.font
    else { return nil }
    let metrics = options.text.metrics(font)
    let toPlain = roundedUp(0.1 * metrics.lineHeight)
    switch edge {
    case .top:
      return ViewSpacing.EdgeWish(
        textToText: roundedUp(max(metrics.leading, 0)), aboveText: toPlain + metrics.descent)
    case .bottom:
      return ViewSpacing.EdgeWish(
        textToText: 0,
        belowText: max(
          metrics.lineHeight + toPlain - metrics.capHeight, toPlain + metrics.descent))
    case .leading, .trailing: return nil
    }
  }

  /// Rounds up to a whole pixel, within a tolerance of a millionth of one.
  func roundedUp(_ value: CGFloat) -> CGFloat {
    let pixel = options.pixel
    guard pixel > 0, pixel.isFinite else { return value }
    return ((value / pixel) - 1e-6).rounded(.up) * pixel
  }
}

extension Edge {
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

extension EdgeInsets {
  subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
