import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let order = AuditRule(
    id: "order",
    threshold: "no element is read 8 pt or more above or below one that is written before it",
    source: "WCAG 2.2, 1.3.2 and 2.4.3",
    reason: "Words in another order say something else.",
    example: Example(
      before: "VStack { Text(\"Title\").offset(y: 60); Text(\"Body\") }",
      after: "VStack { Text(\"Title\"); Text(\"Body\") }")
  ) { facts in
    let elements = facts.elements.filter { $0.node != nil }
    guard elements.count > 1 else { return [] }
    // One that is read too early is told once, whatever it comes before.
    var early: Set<Int> = []
    return elements.enumerated().map { place, element in
      // Read later although written earlier.
      let inversion = elements[..<place].first { earlier in
        facts.isInverted(read: earlier, before: element)
      }
      guard let other = inversion else { return facts.finding("order", .pass, at: element) }
      let isAsked = facts.hasPriority(element) || facts.hasPriority(other)
      let message =
        "'\((other.element.label ?? "").excerpt)' is read before "
        + "'\((element.element.label ?? "").excerpt)', which "
        + (isAsked ? "stands above it" : "is written before it")
      let isBeside =
        other.hitFrame.maxX <= element.hitFrame.minX + 2
        || element.hitFrame.maxX <= other.hitFrame.minX + 2
      if isBeside {
        return facts.finding(
          "order", .notApplicable("they stand in columns side by side"), at: element)
      }
      guard !isAsked || early.insert(other.order).inserted else {
        return facts.finding(
          "order", .notApplicable("told of the one that is read early"), at: element)
      }
      return facts.finding(
        "order", .violation, at: isAsked ? other : element, message: message,
        measured: "\(abs(other.hitFrame.minY - element.hitFrame.minY).tenths) pt apart",
        wanted: isAsked ? "the order in which they are seen" : "the order of the source")
    }
  }
}

extension AuditFacts {
  /// Whether the first, which is read earlier, was written later in a view that sets one under the other.
  fileprivate func isInverted(read first: FactElement, before second: FactElement) -> Bool {
    guard let a = first.node, let b = second.node, a > b,
      abs(first.hitFrame.minY - second.hitFrame.minY) >= 8
    else { return false }
    let (one, two) = (nodes[a], nodes[b])
    // Layers are written in the order in which they cover each other.
    let meet = meet(one, two)
    guard meet.index != b, !meet.isLayering else { return false }
    if case .container(.custom) = meet.layout { return false }
    // An order that was asked for is meant, unless it goes up the page.
    guard hasPriority(first) || hasPriority(second) else { return true }
    return first.hitFrame.minY >= second.hitFrame.maxY - 0.5
      && first.hitFrame.minX < second.hitFrame.maxX && second.hitFrame.minX < first.hitFrame.maxX
  }

  /// Whether a view that is read, or one around it, asks for its place in the order.
  fileprivate func hasPriority(_ element: FactElement) -> Bool {
    guard let index = element.node else { return false }
    return nodes[index].semantics?.sortPriority != nil
      || around(nodes[index]).contains { $0.semantics?.sortPriority != nil }
  }
}
