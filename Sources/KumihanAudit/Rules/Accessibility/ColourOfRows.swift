import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// What a line of source draws in one row after another, in colours that change: words, symbols, grounds,
/// borders. A row is what the nearest view around all of them holds.
struct ColourOfRows {
  /// The groups of marks to judge, and why they may be right as they are.
  let groups: [(marks: [MarkByColour], doubt: String?)]

  /// How marks of one group look, their colour left aside.
  private struct Look: Hashable {
    var site: CallSite
    var kind: String
  }

  private struct Candidate {
    var node: FactNode
    var color: RGBA
    var look: Look
  }

  init(_ facts: AuditFacts, without judged: Set<Int>) {
    let candidates = facts.nodes.compactMap { node -> Candidate? in
      guard node.site.isKnown, node.isAsked, node.isVisible, !node.isSilent,
        !judged.contains(node.index), let (kind, color) = Self.look(of: node, facts)
      else { return nil }
      return Candidate(
        node: node, color: color.over(facts.ground), look: Look(site: node.site, kind: kind))
    }
    var told: Set<Int> = []
    let found = Dictionary(grouping: candidates, by: \.look).values.filter { $0.count > 1 }
      .sorted { $0[0].node.index < $1[0].node.index }
    groups = found.compactMap { group in
      guard let (whole, rows) = Self.rows(of: group.map(\.node), facts) else { return nil }
      let marks = zip(group, rows).map { candidate, row in
        MarkByColour(
          node: candidate.node, color: candidate.color, row: row,
          words: Self.words(of: facts.nodes[row], beside: candidate.node, facts))
      }
      let colours = Set(marks.map(\.color.hex))
      // Colours of which none comes twice sort nothing.
      guard colours.count > 1, colours.count < marks.count, !Self.areToldApartByPlace(marks),
        !Self.followValues(marks, facts),
        // Words and the symbol beside them tell the same once.
        told.insert(whole).inserted
      else { return nil }
      return (marks, Self.doubt(marks, colours: colours.count, facts))
    }
  }

  private static func doubt(
    _ marks: [MarkByColour], colours: Int, _ facts: AuditFacts
  ) -> String? {
    if colours > 2, marks[0].node.text == nil { return "the colours may be for looks alone" }
    let rows = Set(marks.map(\.group.parent))
    let isSelection = facts.elements.contains { element in
      guard element.element.traits.contains(.isSelected), let node = element.node else {
        return false
      }
      return rows.contains(node)
        || facts.around(facts.nodes[node]).contains { rows.contains($0.index) }
        || facts.inside(facts.nodes[node]).contains { rows.contains($0.index) }
    }
    return isSelection ? "the selected one is announced" : nil
  }

  private static func look(of node: FactNode, _ facts: AuditFacts) -> (String, RGBA)? {
    if let text = node.text {
      let colours = Set(text.runs.filter { !$0.isPicture }.map(\.color))
      guard colours.count == 1, case let color?? = colours.first, color.alpha > 0.1,
        !text.isRedacted, text.string.contains(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      return ("text \(text.font?.weight ?? 400)", color)
    }
    let area = node.frame.width * node.frame.height
    guard area > 4, area < facts.size.width * facts.size.height * 0.3 else { return nil }
    switch node.drawing {
    case .symbol(_, let shading)?:
      guard case .symbol(let name)? = node.semantics?.image, let color = shading.plainColor else {
        return nil
      }
      return ("symbol \(name)", color)
    case .fill(let shape, let shading)?:
      // A badge is told by its words.
      let frame = node.drawnFrame
      if frame.width <= 100, frame.height <= 44, !facts.texts(in: frame).isEmpty { return nil }
      return shading.plainColor.flatMap {
        $0.alpha >= 0.1 ? ("fill \(shape.kind)", $0) : nil
      }
    case .stroke(let shape, let shading, let width)?:
      // Rings and curves show amounts by their length.
      guard shape.kind != .path else { return nil }
      return shading.plainColor.flatMap {
        $0.alpha > 0.5 ? ("stroke \(shape.kind) \(width)", $0) : nil
      }
    default: return nil
    }
  }

  /// The nearest view around all of some nodes, and what it holds of each; nil where one part holds two.
  private static func rows(
    of nodes: [FactNode], _ facts: AuditFacts
  ) -> (whole: Int, rows: [Int])? {
    let paths = nodes.map { node in
      Array((facts.around(node).map(\.index) as [Int]).reversed()) + [node.index]
    }
    var depth = 0
    while let place = paths[0].dropFirst(depth).first,
      paths.allSatisfy({ $0.count > depth && $0[depth] == place })
    {
      depth += 1
    }
    let rows = paths.compactMap { $0.dropFirst(depth).first }
    guard depth > 0, Set(rows).count == nodes.count else { return nil }
    return (paths[0][depth - 1], rows)
  }

  /// What tells rows apart besides colour: words, signs before amounts, symbols, lines, and where
  /// shapes lie, as the knob of a switch.
  private static func words(
    of row: FactNode, beside mark: FactNode, _ facts: AuditFacts
  ) -> Set<String> {
    var words: Set<String> = []
    let middle = mark.drawnFrame.center
    for inner in facts.inside(row) where inner.isVisible {
      if case .symbol(let name)? = inner.semantics?.image { words.insert("symbol \(name)") }
      if case .stroke(_, _, let width)? = inner.drawing { words.insert("line \(width)") }
      if inner.drawing != nil, inner.index != mark.index {
        let place = inner.drawnFrame.center
        words.insert("shape at \(Int(place.x - middle.x)), \(Int(place.y - middle.y))")
      }
      guard let string = inner.text?.string else { continue }
      words.insert(string)
      words.formUnion(
        string.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 3 })
      // A sign stands before the amount, perhaps after the currency.
      if let sign = string.prefix(3).first(where: { "+-−–▲▼↑↓△▽".contains($0) }) {
        words.insert("sign \(sign)")
      }
    }
    return words
  }

  /// Whether one colour stands at another side than the others, as the two voices of a chat.
  private static func areToldApartByPlace(_ marks: [MarkByColour]) -> Bool {
    let frames = marks.map(\.node.drawnFrame)
    func places(_ side: KeyPath<CGRect, CGFloat>, _ marks: [MarkByColour]) -> Set<Int> {
      Set(marks.map { Int($0.node.drawnFrame[keyPath: side].rounded()) })
    }
    // In one line each has a place of its own.
    let isLine = [\CGRect.minY, \.midY, \.maxY].contains { side in
      frames.allSatisfy { abs($0[keyPath: side] - frames[0][keyPath: side]) <= 1.5 }
    }
    guard !isLine else { return false }
    let first = marks.filter { !$0.isUnlike(marks[0]) }
    let others = marks.filter { $0.isUnlike(marks[0]) }
    return [\CGRect.minX, \.midX, \.maxX].allSatisfy { side in
      places(side, first).isDisjoint(with: places(side, others))
    }
  }

  /// Whether the colours follow values that are seen: shares and degrees in figures, bars by their length.
  private static func followValues(_ marks: [MarkByColour], _ facts: AuditFacts) -> Bool {
    if marks[0].node.text != nil {
      return marks.allSatisfy { "%°".contains($0.node.text?.string.last ?? " ") }
    }
    guard case .fill? = marks[0].node.drawing else { return false }
    let frames = marks.map(\.node.drawnFrame)
    let isBar = frames.contains { frame in
      abs(frame.width - frames[0].width) > 2 || abs(frame.height - frames[0].height) > 2
    }
    return isBar && frames.allSatisfy { facts.texts(in: $0).isEmpty }
  }
}
