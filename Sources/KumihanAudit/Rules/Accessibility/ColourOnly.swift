import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let colourOnly = AuditRule(
    id: "colourOnly",
    threshold:
      "neighbours that differ in colour alone keep a difference of 10 (CIEDE2000) for every eye",
    source: "WCAG 2.2, 1.4.1; Machado, Oliveira and Fernandes 2009, severity 1.0",
    reason: "One man in twelve does not see the difference between red and green.",
    example: Example(
      before: "HStack { Circle().fill(.red); Circle().fill(.green) }",
      after: "HStack { Image(systemName: \"xmark\"); Image(systemName: \"checkmark\") }")
  ) { facts in
    let marks = facts.nodes.compactMap { MarkByColour($0, facts) }
    let neighbours = Dictionary(grouping: marks) { $0.group }.values.filter { $0.count > 1 }
    let judged = Set(neighbours.joined().map(\.node.index))
    // The same mark in one row after another: a loop, or a view that is used again.
    let rows = Dictionary(grouping: marks.filter { !judged.contains($0.node.index) }) { mark in
      MarkByColour.Row(
        site: mark.node.site, shape: mark.group.shape, width: mark.group.width,
        height: mark.group.height)
    }.values.filter { $0.count > 1 && $0[0].node.site.isKnown }
    // Rows that are written one by one, below one another in one view.
    let repeated = judged.union(rows.joined().map(\.node.index))
    let columns = Dictionary(grouping: marks.filter { !repeated.contains($0.node.index) }) {
      mark in
      MarkByColour.Group(
        parent: mark.column ?? -1, shape: mark.group.shape, width: mark.group.width,
        height: mark.group.height)
    }.values.filter { $0.count > 1 && $0[0].column != nil }
    let known = repeated.union(columns.joined().map(\.node.index))
    let others = ColourOfRows(facts, without: known).groups.map { group in
      judge(group.marks, facts).map { finding in
        guard finding.isViolation, let doubt = group.doubt else { return finding }
        return finding.reviewed(doubt)
      }
    }
    return (neighbours + rows + columns).sorted { $0[0].node.index < $1[0].node.index }
      .flatMap { group in judge(group, facts) } + others.joined()
  }

  private static func judge(_ group: [MarkByColour], _ facts: AuditFacts) -> [Finding] {
    // Words that change with the colour say what it says.
    let isNamed = group.namesOfColours
    // A line that a loop repeats is told once.
    var told: Set<CallSite> = []
    return group.enumerated().compactMap { index, mark -> Finding? in
      guard index > 0 else { return nil }
      var eyes: (vision: ColourVision, distance: Double, other: MarkByColour)?
      var grey: (distance: Double, other: MarkByColour)?
      for other in group[..<index] where mark.isUnlike(other) {
        for vision in ColourVision.allCases {
          let distance = CIEDE2000.distance(
            vision.seen(mark.color).parts, vision.seen(other.color).parts)
          if vision == .grey {
            if distance < grey?.distance ?? .infinity { grey = (distance, other) }
          } else if distance < eyes?.distance ?? .infinity {
            eyes = (vision, distance, other)
          }
        }
      }
      guard let eyes, let grey else { return nil }
      let isGrey = eyes.distance >= 10
      let (vision, distance, other) =
        isGrey ? (.grey, grey.distance, grey.other) : (eyes.vision, eyes.distance, eyes.other)
      let message =
        "\(mark.color.hex) and \(other.color.hex) differ by \(distance.rounded().shortText) \(vision.words)"
      func finding(_ result: Finding.Result, level: Level = .error) -> Finding {
        facts.finding(
          "colourOnly", result, at: mark.node, level: level, message: message,
          measured: distance.rounded().shortText, wanted: "10")
      }
      if distance >= 10 { return finding(.pass) }
      guard !mark.node.site.isKnown || told.insert(mark.node.site).inserted else { return nil }
      switch isNamed {
      case true?: return finding(.pass)
      // The same words in the rows of both tell nothing.
      case nil
      where mark.hasWords
        && (mark.group.parent == other.group.parent
          ? mark.wordCount >= group.count : mark.words != other.words):
        return finding(.needsReview("words beside it may say the same"))
      default: return finding(.violation, level: isGrey ? .info : .error)
      }
    }
  }
}

/// A shape of one colour without words, among others of its size.
struct MarkByColour {
  struct Group: Hashable {
    var parent: Int
    /// Nil for what is told apart by its line of source.
    var shape: FactShape?
    var width, height: Int
  }

  /// What marks of several rows have in common.
  struct Row: Hashable {
    var site: CallSite
    var shape: FactShape?
    var width, height: Int
  }

  let node: FactNode
  let color: RGBA
  let group: Group
  /// The container around the one that holds the mark, such as the stack of rows.
  let column: Int?
  /// The words and symbols in its row.
  let words: Set<String>
  var hasWords: Bool { !words.isEmpty }
  /// How many words and symbols stand in its row: fewer than there are marks name none of them.
  let wordCount: Int

  /// A mark in a row of its own.
  init(node: FactNode, color: RGBA, row: Int, words: Set<String>) {
    (self.node, self.color, self.words, column) = (node, color, words, nil)
    wordCount = words.count
    group = Group(parent: row, shape: nil, width: 0, height: 0)
  }

  init?(_ node: FactNode, _ facts: AuditFacts) {
    guard case .fill(let shape, let shading)? = node.drawing, let color = shading.plainColor,
      color.alpha > 0.5, node.isVisible, !node.isSilent, node.isAsked,
      node.frame.width >= 4, node.frame.width <= 64, node.frame.height >= 4,
      node.frame.height <= 64
    else { return nil }
    // The view that stands beside others: outside of the modifiers of the shape.
    var outer = node
    var container: FactNode?
    for next in facts.around(node) {
      if case .wrapper(.layered) = next.layout { return nil }
      if case .container(let kind) = next.layout {
        if case .zStack = kind { return nil }
        container = next
        break
      }
      outer = next
    }
    guard let container else { return nil }
    let isSelfExplaining = outer.semantics?.label != nil
    if isSelfExplaining { return nil }
    self.node = node
    self.color = color.over(facts.ground)
    group = Group(
      parent: container.index, shape: shape, width: Int((node.frame.width * 2).rounded()),
      height: Int((node.frame.height * 2).rounded()))
    column =
      facts.around(container).first { outer in
        if case .container = outer.layout { true } else { false }
      }?.index
    let said = container.children.flatMap { facts.inside(facts.nodes[$0]) }.filter(\.isVisible)
      .compactMap { inner -> String? in
        if case .symbol(let name)? = inner.semantics?.image { return "symbol \(name)" }
        return inner.text?.string
      }
    (words, wordCount) = (Set(said), said.count)
  }

  func isUnlike(_ other: MarkByColour) -> Bool {
    CIEDE2000.distance(color.parts, other.color.parts) >= 10
  }
}

extension [MarkByColour] {
  /// Whether each colour has words of its own that every row of it shares; nil where no colour comes
  /// twice, or all stand in one view.
  fileprivate var namesOfColours: Bool? {
    guard Set(map(\.group.parent)).count == count else { return nil }
    var classes: [[MarkByColour]] = []
    for mark in self {
      if let place = classes.firstIndex(where: { !$0[0].isUnlike(mark) }) {
        classes[place].append(mark)
      } else {
        classes.append([mark])
      }
    }
    let repeated = classes.indices.filter { classes[$0].count > 1 }
    guard !repeated.isEmpty else { return nil }
    /// The words that all marks of a colour share and no other has.
    func names(of index: Int) -> Set<String> {
      let shared = classes[index].dropFirst().reduce(classes[index][0].words) {
        $0.intersection($1.words)
      }
      let others = classes.indices.filter { $0 != index }.flatMap { classes[$0] }
        .reduce(into: Set<String>()) { $0.formUnion($1.words) }
      return shared.subtracting(others)
    }
    // A sign tells two colours apart, even where one row alone has it.
    if classes.count == 2,
      classes.indices.contains(where: { names(of: $0).contains { $0.hasPrefix("sign ") } })
    {
      return true
    }
    let unnamed = repeated.count { names(of: $0).isEmpty }
    // One colour may stay without a word where the others have theirs.
    return unnamed == 0 || unnamed == 1 && repeated.count > 1
  }
}

extension RGBA {
  fileprivate var parts: [Double] { [red, green, blue] }
}
