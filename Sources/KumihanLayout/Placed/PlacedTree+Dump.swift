import Foundation

extension PlacedTree {
  /// One line for each placed node, children indented: number, kind, `x y width height`, source
  /// line. Numbers have at most three decimals; equal trees give equal text.
  package var dump: String {
    var lines = ["page \(PlacedTree.number(size.width)) \(PlacedTree.number(size.height))"]
    appendLines(to: &lines, indent: 1)
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendLines(to lines: inout [String], indent: Int) {
    var pending = tree.roots.reversed().map { (node: $0, indent: indent) }
    let places = tree.places()
    while let (node, indent) = pending.popLast() {
      guard let frame = frame(of: node) else { continue }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(PlacedTree.number)
      let site = places[Int(node)]
      lines.append(
        String(repeating: "  ", count: indent)
          + "#\(tree.base + node) \(tree.nodes[Int(node)].kind.name) "
          + numbers.joined(separator: " ") + (site.isKnown ? "  \(site)" : ""))
      grafts[node]?.appendLines(to: &lines, indent: indent + 1)
      for child in tree.children(of: node).reversed() { pending.append((child, indent + 1)) }
    }
  }

  /// At most three decimals, none that are zero, and no minus before nothing.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    var text = "\(thousandths < 0 ? "-" : "")\(whole)"
    if rest > 0 {
      var digits = String(rest + 1000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += ".\(digits)"
    }
    return text
  }
}

extension LayoutNode.Kind {
  /// The kind as dumps call it.
  package var name: String {
    switch self {
    case .flexible: "flexible"
    case .square: "square"
    case .fixed: "fixed"
    case .resizable: "resizable"
    case .spacer: "spacer"
    case .divider: "divider"
    case .text: "text"
    case .deferred: "deferred"
    case .frame: "frame"
    case .flexFrame: "flexFrame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .position: "position"
    case .offset: "offset"
    case .effect: "effect"
    case .passthrough: "passthrough"
    case .grid4: "step"
    case .scroll: "scroll"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .safeAreaPadding: "safeAreaPadding"
    case .layered(_, let inFront, _): inFront ? "overlay" : "background"
    case .safeAreaInset: "safeAreaInset"
    case .stack(let axis, _, _): axis == .horizontal ? "hstack" : "vstack"
    case .zStack: "zstack"
    case .lazyGrid: "lazyGrid"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .viewThatFits: "viewThatFits"
    case .custom: "layout"
    }
  }
}
