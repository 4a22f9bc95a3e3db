import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemSymbolOnly = AuditRule(
    id: "sys.symbolOnly", system: .system,
    threshold: "no bitmap of at most 32 points in a control", source: "seed 003, Iconography",
    reason: "Symbols follow the weight and the size of the text beside them.",
    example: Example(
      before: "Button { } label: { Image(\"gear\").resizable().frame(width: 24, height: 24) }",
      after: "Button { } label: { Image(systemName: \"gear\") }")
  ) { facts in
    facts.nodes.compactMap { node in
      guard node.isVisible, node.isAsked, facts.element(of: node)?.isInteractive == true else {
        return nil
      }
      switch node.drawing {
      case .symbol?: return facts.finding("sys.symbolOnly", .pass, at: node)
      case .image?:
        let size = node.drawnFrame.size
        guard max(size.width, size.height) <= 32 else { return nil }
        return facts.finding(
          "sys.symbolOnly", .violation, at: node,
          message: "a bitmap of \(size.width.points) x \(size.height.points) points in a control",
          measured: "a bitmap", wanted: "a symbol")
      default: return nil
      }
    }
  }
}
