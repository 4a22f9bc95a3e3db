import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let overlap = AuditRule(
    id: "overlap", threshold: "the ink of two texts shares at most 1 pt²",
    source: "WCAG 2.2, 1.4.12; Xcode's textClipped",
    reason: "Words on words can be read by nobody.",
    example: Example(
      before: "VStack(spacing: -14) { Text(\"Name\"); Text(\"Address\") }",
      after: "VStack(spacing: 4) { Text(\"Name\"); Text(\"Address\") }")
  ) { facts in
    let texts = OverlappingTexts(facts)
    guard texts.nodes.count > 1 else { return [] }
    return texts.nodes.map { index in
      let node = facts.nodes[index]
      guard let pair = texts.pairs[index] else { return facts.finding("overlap", .pass, at: node) }
      let other = facts.nodes[pair.other]
      let message =
        "'\((node.text?.string ?? "").excerpt)' lies on '\((other.text?.string ?? "").excerpt)'"
      if facts.meet(node, other).isLayering, !facts.areBothToBeRead(node, other, on: pair.area) {
        return facts.finding(
          "overlap", .needsReview("one may lie on the other on purpose"), at: node,
          message: message, measured: "\(pair.area.tenths) pt²", wanted: "1 pt²")
      }
      return facts.finding(
        "overlap", .violation, at: node, message: message, measured: "\(pair.area.tenths) pt²",
        wanted: "1 pt²")
    }
  }
}

extension AuditFacts {
  /// Whether words that share an area are both meant to be read there: other words of like size, both
  /// in full colour, of which more than an edge is hidden.
  fileprivate func areBothToBeRead(_ one: FactNode, _ other: FactNode, on area: CGFloat) -> Bool {
    guard let a = one.text, let b = other.text, max(a.size, b.size) <= min(a.size, b.size) * 1.5,
      !a.string.contains(b.string), !b.string.contains(a.string)
    else { return false }
    let isFaint = [one, other].contains { node in
      node.opacity < 0.6 || node.text?.runs.contains { ($0.color?.alpha ?? 1) < 0.4 } ?? false
    }
    let sizes = [one, other].map { $0.drawnFrame.width * $0.drawnFrame.height }
    return !isFaint && area >= 0.1 * (sizes.min() ?? 0)
  }

  /// Whether two texts are the same words at the same place, as the name of a line that each mark of a
  /// chart draws anew: they are read as one.
  fileprivate func isTheSame(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (nodes[one], nodes[other])
    guard a.text?.string == b.text?.string, a.text?.font == b.text?.font else { return false }
    let (frame, peer) = (a.drawnFrame, b.drawnFrame)
    return abs(frame.minX - peer.minX) <= 0.5 && abs(frame.minY - peer.minY) <= 0.5
      && abs(frame.width - peer.width) <= 0.5
  }

  /// Whether the first text scrolls below a bar that holds the second: it can be scrolled out.
  fileprivate func scrolls(_ text: FactNode, below bar: FactNode) -> Bool {
    let meet = meet(text, bar)
    guard case .wrapper(.safeAreaInset) = meet.layout else { return false }
    func isScrolled(_ node: FactNode) -> Bool {
      for outer in around(node) {
        if outer.index == meet.index { return false }
        if case .container(.scroll) = outer.layout { return true }
      }
      return false
    }
    return isScrolled(text) && !isScrolled(bar)
  }
}

/// The texts whose letters' boxes share an area, without those that something covers.
struct OverlappingTexts {
  /// The texts that were looked at: indices of nodes.
  let nodes: [Int]
  /// For the later of two texts, the earlier and the shared area in square points.
  let pairs: [Int: (other: Int, area: CGFloat)]
  private let words: [Int: String]

  init(_ facts: AuditFacts) {
    struct Box {
      var node: Int
      var ink: Int
      var frame: CGRect
    }
    var boxes: [Box] = []
    var order: [Int] = []
    for (index, ink) in facts.inks.enumerated() {
      guard case .text = ink.kind, let node = ink.node, facts.nodes[node].text != nil,
        ink.opacity > 0.1, !ink.bounds.isNull, !ink.bounds.isEmpty
      else { continue }
      if order.last != node { order.append(node) }
      boxes.append(Box(node: node, ink: index, frame: ink.bounds))
    }
    boxes.sort { $0.frame.minY < $1.frame.minY }
    var areas: [Int: [Int: CGFloat]] = [:]
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        if other.frame.minY >= box.frame.maxY { break }
        // What readers skip is decoration, or the page below an alert.
        guard other.node != box.node,
          facts.nodes[other.node].isSilent == facts.nodes[box.node].isSilent
        else { continue }
        let shared = other.frame.intersection(box.frame)
        guard !shared.isNull, shared.width > 0, shared.height > 0 else { continue }
        let (early, late) = box.ink < other.ink ? (box, other) : (other, box)
        guard !facts.scrolls(facts.nodes[early.node], below: facts.nodes[late.node]),
          !facts.isTheSame(early.node, late.node)
        else { continue }
        guard !facts.inks.isCovered(early.frame, from: early.ink, to: late.ink) else { continue }
        areas[late.node, default: [:]][early.node, default: 0] += shared.width * shared.height
      }
    }
    var pairs: [Int: (other: Int, area: CGFloat)] = [:]
    for (late, others) in areas {
      if let worst = others.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), worst.value > 1 {
        pairs[late] = (worst.key, worst.value)
      }
    }
    self.pairs = pairs
    var seen: Set<Int> = []
    nodes = order.filter { seen.insert($0).inserted }
    words = Dictionary(
      uniqueKeysWithValues: seen.map { ($0, facts.nodes[$0].text?.string ?? "") })
  }

  /// The words of an earlier text that shares an area with this one.
  func partner(under node: FactNode) -> String? {
    pairs[node.index].flatMap { words[$0.other] }
  }

  /// The words of a text that shares an area with another.
  func partner(of node: FactNode) -> String? {
    if let pair = pairs[node.index] { return words[pair.other] }
    return pairs.first { $0.value.other == node.index }.flatMap { words[$0.key] }
  }
}
