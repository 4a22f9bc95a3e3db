import Foundation

extension PlacedTree {
  /// What can be seen of a place: the page, or the part of it that scroll views around leave open.
  package struct Window {
    fileprivate var rect: CGRect
    fileprivate var isScrolled = false
    fileprivate var isClipped = false
  }

  private var hasRemainders: Bool {
    !tree.remainders.isEmpty || grafts.values.contains { $0.hasRemainders }
  }

  /// Whether a leaf that stands for views left out can be seen, or stands outside all scroll views,
  /// where it has a say in the sizes around it.
  package func showsRemainder(in outer: Window? = nil) -> Bool {
    guard hasRemainders else { return false }
    let outer = outer ?? Window(rect: CGRect(origin: .zero, size: size))
    for node in tree.remainders where isPlaced(node) {
      let window = window(of: node, in: outer)
      if !window.isScrolled || window.meets(frames[Int(node)]) { return true }
    }
    return grafts.contains { node, graft in
      graft.hasRemainders && graft.showsRemainder(in: window(of: node, in: outer))
    }
  }

  private func window(of node: Int32, in outer: Window) -> Window {
    var window = outer
    var inner = node
    while true {
      let around = parents[Int(inner)]
      guard around >= 0 else { return window }
      // A scroll view that does not clip shows as much as the page.
      if case .container(.scroll) = tree.nodes[Int(inner)].kind {
        window.isScrolled = true
        if case .wrapper(.effect) = tree.nodes[Int(around)].kind {
          window.narrow(frames[Int(inner)])
        }
      }
      inner = around
    }
  }
}

extension PlacedTree.Window {
  fileprivate mutating func narrow(_ frame: CGRect) {
    rect = isClipped ? rect.intersection(frame) : frame
    isClipped = true
  }

  fileprivate func meets(_ frame: CGRect) -> Bool {
    !rect.isNull && frame.minX <= rect.maxX && frame.maxX >= rect.minX && frame.minY <= rect.maxY
      && frame.maxY >= rect.minY
  }
}
