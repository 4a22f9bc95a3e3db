import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let contrastNontext = AuditRule(
    id: "contrast.nontext",
    threshold: "3:1 for symbols that say something, and for controls that are only a shape",
    source: "WCAG 2.2, 1.4.11 (AA)",
    reason: "An icon that cannot be told from its ground is a control that is not there.",
    needs: [.pixels], options: ["systemColours"],
    example: Example(
      before: "Image(systemName: \"trash\").foregroundStyle(Color(white: 0.8))",
      after: "Image(systemName: \"trash\").foregroundStyle(Color(white: 0.4))")
  ) { facts in
    let verdict = ContrastVerdict(facts, rule: "contrast.nontext")
    let speaking = SpeakingNodes(facts)
    let contrasts = facts.controlContrasts ?? []
    var colours: [CallSite: Set<RGBA>] = [:]
    for contrast in contrasts {
      colours[facts.site(of: facts.targets[contrast.target]), default: []].insert(contrast.color)
    }
    let controls = contrasts.map { contrast in
      let target = facts.targets[contrast.target]
      // A line that makes shapes of many colours lets one choose a colour or a picture.
      let site = facts.site(of: target)
      if contrast.ratio < 3, site.isKnown, (colours[site]?.count ?? 0) > 2 {
        return facts.finding(
          "contrast.nontext", .needsReview("its colour may be what it stands for"), at: target,
          message: "\(target.words) is a shape of \(ContrastVerdict.ratio(contrast.ratio))",
          measured: ContrastVerdict.ratio(contrast.ratio), wanted: "3.00:1", frame: contrast.frame)
      }
      let words = ContrastVerdict.ratio(contrast.ratio)
      let message =
        "\(target.words) is a shape of \(words), \(contrast.color.hex) on \(contrast.ground.hex)"
        + "; 3.00:1 is the least for controls"
      return facts.finding(
        "contrast.nontext", contrast.ratio >= 3 ? .pass : .violation, at: target, message: message,
        measured: words, wanted: "3.00:1", frame: contrast.frame)
    }
    return controls
      + (facts.contrasts ?? []).filter(\.isSymbol).map { contrast in
        let node = facts.nodes[contrast.node]
        // Beside words, or left out by readers, a symbol repeats or adorns.
        guard speaking.contains(node) else {
          return facts.finding(
            "contrast.nontext", .notApplicable("words beside it say the same"), at: node)
        }
        let found = verdict.finding(contrast, least: 3, kind: "a symbol", note: " for symbols")
        guard found.result == .violation, speaking.isBesideWords(node) else { return found }
        return found.reviewed("the words beside it may say the same")
      }
  }
}

/// The symbols that alone say what an element is.
private struct SpeakingNodes {
  private let indices: Set<Int>
  /// Those beside words, in what nobody touches.
  private let besideWords: Set<Int>

  init(_ facts: AuditFacts) {
    var (indices, besideWords): (Set<Int>, Set<Int>) = ([], [])
    for element in facts.elements {
      guard let node = element.node else { continue }
      let inside = facts.inside(facts.nodes[node])
      guard !inside.contains(where: { $0.text != nil && $0.isVisible }) else { continue }
      // A picture above or beside words adorns them, unless it was given words of its own.
      let isNamed = facts.isNamedByAsking(facts.nodes[node])
      if !element.isInteractive, facts.standsBesideWords(facts.nodes[node]) {
        guard isNamed else { continue }
        besideWords.formUnion(inside.map(\.index))
      }
      indices.formUnion(inside.map(\.index))
    }
    (self.indices, self.besideWords) = (indices, besideWords)
  }

  func contains(_ node: FactNode) -> Bool { indices.contains(node.index) }

  func isBesideWords(_ node: FactNode) -> Bool { besideWords.contains(node.index) }
}

extension AuditFacts {
  /// The line that makes something to touch.
  fileprivate func site(of target: FactTarget) -> CallSite {
    target.element.map { elements[$0].element.site } ?? nodes[target.node].site
  }

  /// Whether somebody gave a node words of its own, at it or at a modifier around it.
  fileprivate func isNamedByAsking(_ node: FactNode) -> Bool {
    if node.semantics?.label != nil { return true }
    for outer in around(node) {
      guard outer.children.count == 1 else { return false }
      if outer.semantics?.label != nil { return true }
    }
    return false
  }

  /// Whether the view that holds a node and others has words, too.
  fileprivate func standsBesideWords(_ node: FactNode) -> Bool {
    for outer in around(node) {
      guard case .container = outer.layout else { continue }
      return inside(outer).contains { $0.text != nil && $0.isVisible }
    }
    return false
  }
}
