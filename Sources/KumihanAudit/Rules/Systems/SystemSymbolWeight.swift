import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemSymbolWeight = AuditRule(
    id: "sys.symbolWeight", system: .system,
    threshold: "a symbol has the weight of the text beside it", source: "seed 003, Iconography",
    reason: "A light symbol beside bold words reads as another thing.",
    example: Example(
      before: "HStack { Image(systemName: \"star\").fontWeight(.thin); Text(\"A\").bold() }",
      after: "HStack { Image(systemName: \"star\"); Text(\"A\") }.bold()")
  ) { facts in
    facts.nodes.compactMap { node in
      guard node.isVisible, node.isAsked, case .symbol? = node.drawing,
        let weight = node.symbolWeight,
        let row = facts.around(node).first(where: { $0.children.count > 1 }),
        case .container(.stack(.horizontal, _, _)) = row.layout
      else { return nil }
      // The nearest text of the row.
      let texts = facts.inside(row).filter { $0.text != nil && $0.isVisible }
      let beside = texts.min {
        abs($0.drawnFrame.midX - node.drawnFrame.midX)
          < abs($1.drawnFrame.midX - node.drawnFrame.midX)
      }
      // The symbol of a button of its own belongs to no words outside of it.
      let control = facts.targets.map { facts.inside(facts.nodes[$0.node]) }.first {
        $0.contains { $0.index == node.index }
      }
      if let control, let beside, !control.contains(where: { $0.index == beside.index }) {
        return nil
      }
      guard let text = beside?.text?.font, abs(text.size - node.symbolSize) < 6 else { return nil }
      // Of several texts in a column beside it one is enough.
      let column = beside.flatMap { nearest in
        row.children.map { facts.inside(facts.nodes[$0]) }.first {
          $0.contains { $0.index == nearest.index }
        }
      }
      let weights = column?.filter(\.isVisible).compactMap { $0.text?.font?.weight } ?? []
      if weights.contains(where: { abs($0 - weight) < 100 }) {
        return facts.finding("sys.symbolWeight", .pass, at: node)
      }
      return facts.finding(
        "sys.symbolWeight", .violation, at: node,
        message: "a symbol of weight \(weight) beside text of weight \(text.weight)",
        measured: "\(weight)", wanted: "\(text.weight)")
    }
  }
}

extension FactNode {
  fileprivate var symbolSize: CGFloat {
    if case .symbol(let size, _)? = drawing { size } else { 0 }
  }
}
