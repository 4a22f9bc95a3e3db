import Foundation
import KumihanDrawing
import KumihanLayout

/// What all rules of contrast have to know of a page besides its colours.
struct ContrastBasis: Sendable {
  let palette: SystemPalette
  /// Those that the documents of the chosen systems ask for.
  let faintPairs: [(text: RGBA, ground: RGBA)]
  let disabled: Set<Int>
  /// What disabled controls are called, in case the words stand beside them.
  let labels: Set<String>
  let fields: Set<Int>
  let used: Set<Int>
  /// What is inside controls whose look is the system's.
  let styled: Set<Int>

  init(_ facts: AuditFacts) {
    palette = SystemPalette(isDark: facts.isDark, assets: facts.assets)
    faintPairs = SystemTable.tables(of: facts.options.systems).flatMap(\.faintPairs)
    var (disabled, fields, used): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    var labels: Set<String> = []
    for element in facts.elements {
      guard let node = element.node else { continue }
      let traits = element.element.traits
      let isDisabled = traits.contains(.isDisabled)
      let isField = !traits.isDisjoint(with: [.isTextField, .isSearchField])
      guard isDisabled || isField || element.isInteractive else { continue }
      if isDisabled, let label = element.element.label, !label.isEmpty { labels.insert(label) }
      for inner in facts.inside(facts.nodes[node]) {
        if isDisabled { disabled.insert(inner.index) }
        if isField { fields.insert(inner.index) }
        if element.isInteractive { used.insert(inner.index) }
      }
    }
    (self.disabled, self.fields, self.used, self.labels) = (disabled, fields, used, labels)
    styled = Set(
      facts.targets.filter(\.isOfSystem).flatMap { target in
        facts.inside(facts.nodes[target.node]).map(\.index)
      })
  }
}
