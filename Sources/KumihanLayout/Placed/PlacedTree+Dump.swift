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
    while let (node, indent) = pending.popLast() {
      guard let frame = frame(of: node) else { continue }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(PlacedTree.number)
      let site = tree.nodes[Int(node)].site
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
