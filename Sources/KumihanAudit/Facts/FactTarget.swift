public import Foundation
import KumihanDrawing
import KumihanLayout

/// Something that answers to a touch.
public struct FactTarget: Sendable {
  /// Its view: an index into ``AuditFacts/nodes``.
  public let node: Int
  /// Its element: an index into ``AuditFacts/elements``; nil for a gesture that no element tells of.
  public let element: Int?
  /// The area that answers, on the page.
  public let frame: CGRect
  /// The frame around it that was asked for, on the page, where only its label answers.
  public let declaredFrame: CGRect
  /// What readers say; empty for none.
  public let label: String
  /// Whether it lies in a line of text.
  public let isInline: Bool
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether a control or a bar of the system's decides its size.
  public let isOfSystem: Bool
  /// Whether it is a gesture of a view that is no control.
  public let isGesture: Bool

  /// The size that counts in a mode.
  public func frame(_ touch: AuditOptions.Touch) -> CGRect {
    touch == .declared ? declaredFrame : frame
  }
}

extension AuditFacts {
  /// What answers to touches, elements first, then gestures that none of them tells of.
  static func targets(nodes: [FactNode], elements: [FactElement]) -> [FactTarget] {
    var targets: [FactTarget] = []
    var told: Set<Int> = []
    for (index, element) in elements.enumerated() where element.isInteractive {
      guard let place = element.node else { continue }
      let node = nodes[place]
      guard node.isVisible else { continue }
      told.insert(place)
      var frame = touched(element.hitFrame, in: node, nodes)
      if let gesture = gesture(around: node, nodes) {
        frame = touched(frame.union(gesture.drawnFrame), in: gesture, nodes)
        told.insert(gesture.index)
      }
      targets.append(
        FactTarget(
          node: place, element: index, frame: frame, declaredFrame: declared(frame, node, nodes),
          label: element.element.label ?? "", isInline: element.isInline,
          isEnabled: element.element.isEnabled, isOfSystem: isOfSystem(node, nodes),
          isGesture: false))
    }
    for node in nodes where node.semantics?.hasTapGesture == true && node.isVisible {
      let inside = inside(node, nodes).map(\.index)
      guard told.isDisjoint(with: inside) else { continue }
      // Modifiers around one view repeat its gesture.
      if let parent = node.parent, told.contains(parent) { continue }
      var outer = node.parent
      var isTold = false
      while let next = outer, !isTold {
        isTold = told.contains(next)
        outer = nodes[next].parent
      }
      guard !isTold else { continue }
      told.insert(node.index)
      let said = elements.indices.filter { elements[$0].node.map { inside.contains($0) } ?? false }
      // A row is known by its words rather than by the picture before them.
      let spoken = said.first { elements[$0].element.traits.contains(.isStaticText) } ?? said.first
      let frame = touched(node.drawnFrame, in: node, nodes)
      targets.append(
        FactTarget(
          node: node.index, element: spoken, frame: frame,
          declaredFrame: declared(frame, node, nodes),
          label: spoken.flatMap { elements[$0].element.label } ?? "", isInline: false,
          isEnabled: spoken.map { elements[$0].element.isEnabled } ?? true, isOfSystem: false,
          isGesture: true))
    }
    return targets
  }

  /// The view with the gesture by which an element answers that is no control itself: the frame of a
  /// picture or of words may be smaller.
  private static func gesture(around node: FactNode, _ nodes: [FactNode]) -> FactNode? {
    var next: Int? = node.index
    while let index = next {
      let outer = nodes[index]
      if (outer.semantics?.controlOrigin ?? -1) >= 0 { return nil }
      if outer.semantics?.hasTapGesture == true { return outer }
      // What holds more than the element is another thing to touch.
      if outer.index != node.index, outer.children.count > 1 { return nil }
      next = outer.parent
    }
    return nil
  }

  private static func inside(_ node: FactNode, _ nodes: [FactNode]) -> ArraySlice<FactNode> {
    var end = node.index + 1
    while end < nodes.count, nodes[end].depth > node.depth { end += 1 }
    return nodes[node.index..<end]
  }

  /// With the shapes that were set to answer inside.
  private static func touched(
    _ frame: CGRect, in node: FactNode, _ nodes: [FactNode]
  ) -> CGRect {
    inside(node, nodes).reduce(frame) { frame, inner in
      guard let form = inner.semantics?.contentShape else { return frame }
      let box = form.path(in: inner.frame).boundingRect.applying(inner.transform)
      return box.isNull ? frame : frame.union(box)
    }
  }

  /// The frames that were put around it and hold nothing else.
  private static func declared(
    _ frame: CGRect, _ node: FactNode, _ nodes: [FactNode]
  ) -> CGRect {
    var result = frame
    var next = node.parent
    while let index = next, nodes[index].children.count == 1 {
      switch nodes[index].layout {
      case .wrapper(.frame), .wrapper(.flexFrame): result = result.union(nodes[index].drawnFrame)
      case .wrapper: break
      case .leaf, .container: return result
      }
      next = nodes[index].parent
    }
    return result
  }

  /// Whether one of our styles made its outermost view, or one of our bars or rows holds it.
  private static func isOfSystem(_ node: FactNode, _ nodes: [FactNode]) -> Bool {
    if isSizedByStyle(node, nodes) { return true }
    var next = node.parent
    while let index = next {
      if case .container = nodes[index].layout { return nodes[index].author == .engine }
      next = nodes[index].parent
    }
    return false
  }

  /// Whether a style of ours gives it its size: paddings, frames, containers of the style's own.
  private static func isSizedByStyle(_ node: FactNode, _ nodes: [FactNode]) -> Bool {
    var node = node
    while node.author == .engine {
      switch node.layout {
      case .wrapper(.padding), .wrapper(.frame), .wrapper(.flexFrame), .wrapper(.safeAreaPadding),
        .container:
        return true
      case .leaf: return node.text == nil
      case .wrapper: break
      }
      guard let inner = node.children.first else { return true }
      node = nodes[inner]
    }
    return false
  }
}
