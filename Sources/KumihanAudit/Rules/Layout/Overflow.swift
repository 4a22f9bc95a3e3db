import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let overflow = AuditRule(
    id: "overflow",
    threshold: "no more than 0.5 pt of words or symbols lies outside of a clip or the page",
    source: "WCAG 2.2, 1.4.10; Xcode's textClipped",
    reason: "What is cut off cannot be read.",
    example: Example(
      before: "Text(\"Departure\").fixedSize().frame(width: 40).clipped()",
      after: "Text(\"Departure\").frame(maxWidth: 40)")
  ) { facts in
    var worst: [Int: (cut: CGFloat, whole: CGRect, seen: CGRect)] = [:]
    for ink in facts.inks {
      guard let node = ink.node, ink.run != nil, !ink.wholeBounds.isNull else { continue }
      let (whole, seen) = (ink.wholeBounds, ink.bounds)
      let cut = seen.isNull ? CGFloat.infinity : whole.lengthOutside(of: seen)
      if cut >= worst[node]?.cut ?? -1 { worst[node] = (cut, whole, seen) }
    }
    return worst.sorted { $0.key < $1.key }.map { index, cut in
      let node = facts.nodes[index]
      func finding(_ result: Finding.Result, _ message: String = "") -> Finding {
        facts.finding(
          "overflow", result, at: node, message: message,
          measured: cut.cut.isFinite ? "\(cut.cut.tenths) pt" : nil, wanted: "0 pt",
          frame: cut.whole)
      }
      if cut.cut <= 0.5 { return finding(.pass) }
      if facts.isPushedOut(node, cut.whole) {
        return finding(.notApplicable("something too wide beside it moves it"))
      }
      guard cut.cut.isFinite, !cut.seen.isEmpty else {
        let words = node.text.map { "'\($0.string.excerpt)'" } ?? "a symbol"
        return finding(
          facts.verdictOutside(node, cut.whole), "\(words) lies outside of the page altogether")
      }
      if facts.isCutByScrolling(node, cut.whole, seen: cut.seen) {
        return finding(.notApplicable("it can be scrolled"))
      }
      let words = node.text.map { "'\($0.string.excerpt)'" } ?? "a symbol"
      return finding(.violation, "\(words) is cut off by \(cut.cut.tenths) pt")
    }
  }
}

extension AuditFacts {
  /// The class of a result for words or a symbol of which nothing is seen.
  fileprivate func verdictOutside(_ node: FactNode, _ area: CGRect) -> Finding.Result {
    let page = CGRect(origin: .zero, size: size)
    guard node.isAsked, !node.isSilent, !area.isEmpty, area.intersection(page).isEmpty else {
      return .notApplicable("a view hides it on purpose")
    }
    for outer in around(node) {
      switch outer.layout {
      case .container(.scroll): return .notApplicable("it can be scrolled")
      // A row that slides behind its own edge.
      case .wrapper(.effect) where outer.isAsked && outer.clips(area, in: page):
        return .notApplicable("a view hides it on purpose")
      // One text alone is not what slides in.
      case .wrapper(.offset) where options.pageKind == .screen,
        .wrapper(.position) where options.pageKind == .screen:
        guard outer.isAsked else { return .notApplicable("the system moves it") }
        if inside(outer).count(where: { $0.text != nil || $0.drawing != nil }) > 1 {
          return .needsReview("it may slide in")
        }
      default: continue
      }
    }
    return .violation
  }

  /// Whether what scrolls holds a node and can show all of an area, and no clip that somebody asked for
  /// inside it cuts the area.
  fileprivate func isCutByScrolling(_ node: FactNode, _ area: CGRect, seen: CGRect) -> Bool {
    var hidden: Axis.Set = []
    if max(seen.minX - area.minX, area.maxX - seen.maxX) > 0.5 { hidden.insert(.horizontal) }
    if max(seen.minY - area.minY, area.maxY - seen.maxY) > 0.5 { hidden.insert(.vertical) }
    for outer in around(node) {
      if case .container(.scroll(let axes, _)) = outer.layout {
        hidden.subtract(axes)
        if hidden.isEmpty { return true }
      }
      if case .clip? = outer.effect, outer.isAsked, area.lengthOutside(of: outer.drawnFrame) > 0.5 {
        return false
      }
    }
    return false
  }
}

extension AuditFacts {
  /// Whether words would fit the page, and lie outside because another part of the column they stand in
  /// is wider than the page.
  fileprivate func isPushedOut(_ node: FactNode, _ area: CGRect) -> Bool {
    guard area.minX < 0 || area.maxX > size.width, area.minY > -0.5,
      area.maxY < size.height + 0.5
    else { return false }
    var branch = node
    for outer in around(node) {
      defer { branch = outer }
      guard case .container(.stack(.vertical, _, _)) = outer.layout else { continue }
      if branch.drawnFrame.width > size.width + 0.5 { return false }
      if outer.children.contains(where: { nodes[$0].drawnFrame.width > size.width + 0.5 }) {
        return true
      }
    }
    return false
  }
}

extension CGRect {
  /// How far it reaches over the side of another that it leaves most.
  fileprivate func lengthOutside(of other: CGRect) -> CGFloat {
    max(other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
  }
}

extension FactNode {
  /// Whether it is a clip, of less than the page, that lets nothing of an area through.
  fileprivate func clips(_ area: CGRect, in page: CGRect) -> Bool {
    guard case .clip? = effect else { return false }
    return !drawnFrame.contains(page) && drawnFrame.intersection(area).isEmpty
  }
}
