import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let heading = AuditRule(
    id: "heading",
    threshold:
      "the title of a screen, 28 pt or more above smaller words, is a heading, and so are bold lines above sentences; no level is left out",
    source: "WCAG 2.2, 1.3.1 and 2.4.6; Xcode's trait",
    reason: "Screen readers jump from heading to heading.",
    example: Example(
      before: "Text(\"Expenses\").font(.largeTitle)",
      after: "Text(\"Expenses\").font(.largeTitle).accessibilityAddTraits(.isHeader)")
  ) { facts in
    let texts = facts.nodes.filter { $0.text != nil && $0.isVisible && !$0.isSilent }
    let sections = sections(among: texts)
    let usual = texts.compactMap(\.text?.size).sorted()
    var level: Int?
    return facts.elements.compactMap { element -> Finding? in
      if element.element.traits.contains(.isHeader) {
        guard let own = element.element.headingLevel else {
          return facts.finding("heading", .pass, at: element)
        }
        let before = level
        level = own
        guard let before, own > before + 1 else {
          return facts.finding("heading", .pass, at: element)
        }
        return facts.finding(
          "heading", .violation, at: element,
          message:
            "'\((element.element.label ?? "").excerpt)' has level \(own) below one of level \(before)",
          measured: "level \(own)", wanted: "level \(before + 1)")
      }
      guard !element.isInteractive, let place = element.node, let text = facts.nodes[place].text
      else { return nil }
      // A title is short, has letters, stands alone in its element, and is far larger than the rest.
      let letters = text.string.count(where: \.isLetter)
      guard text.size >= 20, letters >= 3, text.string.count <= 60, text.lineCount <= 2,
        letters * 2 >= text.string.count,
        texts.count >= 3, text.size >= 1.25 * usual[(usual.count - 1) / 2]
      else { return nil }
      let below = texts.count { $0.frame.minY >= element.hitFrame.maxY - 1 }
      guard below >= 2 || sections.contains(place) else { return nil }
      // The size is the system's: of a notice, a label in a box.
      if facts.isLaidOutBySystem(facts.nodes[place]) {
        return facts.finding(
          "heading", .notApplicable("a view of the system's sets it"), at: element)
      }
      let message = "'\(text.string.excerpt)' looks like a heading and is none"
      // Words as large beside it make a pair, such as two figures.
      let hasPeer = texts.contains { other in
        other.index != place && (other.text?.size ?? 0) >= text.size
          && other.frame.minY < element.hitFrame.maxY && other.frame.maxY > element.hitFrame.minY
      }
      let isTitle =
        facts.isFirstToSayWords(element) && text.size >= 28 && !hasPeer || sections.contains(place)
      if isTitle, facts.options.pageKind == .paper {
        return facts.finding(
          "heading", .needsReview("whether the page is read aloud is not known"), at: element,
          message: message, measured: "static text", wanted: "a heading")
      }
      if isTitle {
        return facts.finding(
          "heading", .violation, at: element, message: message, measured: "static text",
          wanted: "a heading", fix: .add(".accessibilityAddTraits(.isHeader)"))
      }
      return facts.finding(
        "heading", .needsReview("large words may be a heading or a figure"), at: element,
        message: message, measured: "static text", wanted: "a heading")
    }
  }
}

extension AuditRule {
  /// Bold lines of one size at one edge, two at least, each above sentences of smaller letters.
  private static func sections(among texts: [FactNode]) -> Set<Int> {
    struct Look: Hashable { var size, edge: Int }
    let bold = texts.filter { node in
      guard let text = node.text else { return false }
      return text.size >= 20 && (text.font?.weight ?? 400) >= 600 && text.lineCount == 1
        && text.string.count { $0.isLetter } * 2 >= text.string.count
        && node.frame.width > 0
    }
    let groups = Dictionary(grouping: bold) {
      Look(size: Int(($0.text?.size ?? 0).rounded()), edge: Int($0.frame.minX.rounded()))
    }
    let sections = groups.values.map { group in
      group.filter { title in
        let below = texts.filter {
          $0.frame.minY >= title.frame.maxY - 1 && abs($0.frame.minX - title.frame.minX) < 2
        }.min { $0.frame.minY < $1.frame.minY }
        guard let body = below?.text, let size = title.text?.size else { return false }
        return body.size < size && body.string.count >= 40
      }
    }
    return Set(sections.filter { $0.count > 1 }.joined().map(\.index))
  }
}

extension AuditFacts {
  /// Whether nothing that is read before shows words, as a picture above a title does not.
  fileprivate func isFirstToSayWords(_ element: FactElement) -> Bool {
    !elements[..<element.order].contains { earlier in
      guard let node = earlier.node else { return true }
      return inside(nodes[node]).contains { $0.text != nil && $0.isVisible }
    }
  }

  /// Whether the nearest container is one of the system's own views.
  fileprivate func isLaidOutBySystem(_ node: FactNode) -> Bool {
    for outer in around(node) {
      if case .container(let kind) = outer.layout {
        if case .scroll = kind { return false }
        return outer.author == .engine
      }
    }
    return false
  }
}
