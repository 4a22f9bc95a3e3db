import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText
import KumihanViews

extension AuditRule {
  static let dynamicTypeFixed = AuditRule(
    id: "dynamicType.fixed", threshold: "the size that was asked for grows from L to AX3",
    source: "WCAG 2.2, 1.4.4; Human Interface Guidelines, Typography; Xcode's dynamicType",
    reason: "Who needs large letters has set them in the settings, once for all apps.",
    needs: [.largeText, .screen],
    example: Example(
      before: "Text(\"Total\").font(.system(size: 15))",
      after: "Text(\"Total\").font(.subheadline)")
  ) { facts in
    guard let large = facts.large else { return [] }
    let kept = facts.partsOfOneSize
    let pairs = TextPairs(facts, large).pairs
    let isSizeOfView = facts.isSetToOneSize(pairs)
    return pairs.map { node, match in
      let text = node.text
      func finding(
        _ result: Finding.Result, _ message: String = "", level: AuditRule.Level = .error,
        fix: Fix? = nil
      ) -> Finding {
        facts.finding(
          "dynamicType.fixed", result, at: node, level: level, message: message,
          measured: "\((text?.size ?? 0).shortText) pt at L and AX3",
          wanted: "more points at AX3", fix: fix)
      }
      // Bars, badges and the like of the system's have sizes of their own.
      guard facts.isAsked(node), !kept.contains(node.index), !facts.isInBar(node),
        !facts.isInDialog(node), !facts.isInBoxOfSystem(node)
      else {
        return finding(.notApplicable("a style of the system's decides"))
      }
      guard let match, let other = match.text else {
        return finding(.notApplicable("it is not shown at AX3"))
      }
      if other.size > (text?.size ?? 0) + 0.01 { return finding(.pass) }
      if node.isSilent { return finding(.notApplicable("hidden from screen readers: decoration")) }
      if isSizeOfView { return finding(.notApplicable("the page is shown at one size of text")) }
      if text?.string.contains(where: { $0.isLetter || $0.isNumber }) != true {
        return finding(.notApplicable("it has no words"))
      }
      // A scale that a system writes in points is no fault of the page, but worth a word.
      let level: AuditRule.Level = text.map(facts.isInScaleOfSystem) == true ? .info : .error
      return finding(
        .violation,
        "'\((text?.string ?? "").excerpt)' has \((text?.size ?? 0).shortText) pt at every size of text",
        level: level, fix: facts.fixOfSize(node))
    }
  }
}

extension AuditFacts {
  /// The views in segments and tabs, which keep their size on iOS.
  var partsOfOneSize: Set<Int> {
    var keeping = Set(
      elements.filter { $0.element.position != nil || $0.element.traits.contains(.isTab) }
        .compactMap(\.node))
    // Below a sheet they are no elements.
    keeping.formUnion(
      nodes.filter { $0.isSilent && $0.semantics?.addedTraits.contains(.isTab) == true }
        .map(\.index))
    return Set(keeping.flatMap { inside(nodes[$0]).map(\.index) })
  }

  /// Whether a control of the system's lays a text into a frame of one size, as round gauges do, or turns
  /// it, as wheels do; larger
  /// frames are those of sheets and panels.
  fileprivate func isInBoxOfSystem(_ node: FactNode) -> Bool {
    for outer in around(node) {
      guard outer.author == .engine else {
        if case .container = outer.layout { return false }
        continue
      }
      // The rows of wheels are turned away, and keep their size.
      if case .scale? = outer.effect { return true }
      if case .wrapper(.frame(let width?, let height?, _)) = outer.layout {
        return max(width, height) < 88
      }
    }
    return false
  }

  /// The text style of a fixed size, where one has it at L. Systems with a scale of their own keep theirs.
  fileprivate func fixOfSize(_ node: FactNode) -> Fix? {
    guard let text = node.text, options.systems.isSubset(of: [.any, .system]), text.runs.count == 1,
      text.lineLimit == nil, !isHeld(node)
    else { return nil }
    let styles: [(style: Font.TextStyle, name: String)] = [
      (.largeTitle, "largeTitle"), (.title, "title"), (.title2, "title2"), (.title3, "title3"),
      (.body, "body"), (.callout, "callout"), (.subheadline, "subheadline"),
      (.footnote, "footnote"), (.caption, "caption"), (.caption2, "caption2"),
    ]
    return styles.first { abs($0.style.metrics(at: .large).size - text.size) < 0.01 }
      .map { .textStyle($0.name, size: text.size) }
  }

  /// Whether larger letters may have no room: something asked for holds the height or the width that a
  /// text has, moves it, cuts it off or lays it over something else.
  private func isHeld(_ node: FactNode) -> Bool {
    var inner = node
    for outer in around(node) {
      defer { inner = outer }
      if case .container(.scroll) = outer.layout { return false }
      guard outer.isAsked else { continue }
      switch outer.layout {
      case .wrapper(.frame), .wrapper(.offset), .wrapper(.position), .wrapper(.aspectRatio),
        .wrapper(.fixedSize), .container(.zStack):
        return true
      case .wrapper(.flexFrame):
        let (width, height) = (outer.flexFrame?.maxWidth, outer.flexFrame?.maxHeight)
        if (height ?? .infinity).isFinite || (width ?? .infinity).isFinite { return true }
      case .wrapper(.layered) where outer.children.first != inner.index: return true
      case .wrapper(.effect): if case .clip? = outer.effect { return true }
      case .container(.stack(_, _, let spacing)): if (spacing ?? 0) < 0 { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a text has a font of the system's by points, and the design by which it is judged gives its
  /// type in points: a size or a face that is none of the design's is told by rules of its own.
  fileprivate func isInScaleOfSystem(_ text: FactText) -> Bool {
    guard !options.systems.isDisjoint(with: [.joho, .studio]) else { return false }
    return text.runs.allSatisfy { run in
      if case .system = run.font.family { true } else { false }
    }
  }

  /// Whether `dynamicTypeSize(…)` around all shows the page at another size than L, as previews do: no
  /// text grows, and the sizes and the distances of lines are those of the styles at that size.
  fileprivate func isSetToOneSize(_ pairs: [(node: FactNode, match: FactNode?)]) -> Bool {
    var fonts: Set<SizeAndLeading> = []
    for (node, match) in pairs where isAsked(node) {
      guard let text = node.text, let other = match?.text else { continue }
      guard other.size <= text.size + 0.01 else { return false }
      fonts.formUnion(text.runs.map { SizeAndLeading($0.font) })
    }
    func isOfStyles(_ size: DynamicTypeSize) -> Bool {
      let styles = Font.TextStyle.allCases.map { SizeAndLeading(Font.system($0).request(at: size)) }
      // Forms and labels set the lines of a style closer or wider.
      return fonts.allSatisfy { font in
        styles.contains { $0 == font || font.hasLeading && $0.size == font.size }
      }
    }
    // One size alone may be anybody's, unless it has the leading of a style.
    guard fonts.count > 1 || fonts.contains(where: \.hasLeading), !isOfStyles(.large) else {
      return false
    }
    return DynamicTypeSize.allCases.contains(where: isOfStyles)
  }
}

/// What tells the fonts of text styles from those of a fixed size, which have no leading of their own.
private struct SizeAndLeading: Hashable {
  let size, leading: CGFloat
  var hasLeading: Bool { leading != 0 }
  init(_ font: FontRequest) { (size, leading) = (font.size, font.leading) }
}

/// The texts of a page, each with the same text of the page at a larger size.
struct TextPairs {
  let pairs: [(node: FactNode, match: FactNode?)]

  init(_ facts: AuditFacts, _ large: AuditFacts) {
    var others: [Key: [FactNode]] = [:]
    for node in large.nodes where node.text != nil && node.isVisible {
      others[Key(node), default: []].append(node)
    }
    for key in others.keys { others[key]?.reverse() }
    pairs = facts.nodes.compactMap { node in
      guard node.text != nil, node.isVisible else { return nil }
      return (node, others[Key(node)]?.popLast())
    }
  }

  /// What does not change with the size: the line of source and the words.
  private struct Key: Hashable {
    let site: CallSite
    let words: String
    init(_ node: FactNode) { (site, words) = (node.site, node.text?.string ?? "") }
  }
}
