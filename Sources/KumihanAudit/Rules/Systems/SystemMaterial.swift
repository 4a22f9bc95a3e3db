import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemMaterial = AuditRule(
    id: "sys.interactiveMaterial", system: .system,
    threshold: "no material below something to touch", source: "seed 003, Materials & Liquid Glass",
    reason: "Things to touch are glass, which answers to the finger; materials lie still.",
    example: Example(
      before: "Button(\"Add\") { }.padding().background(.regularMaterial)",
      after: "Button(\"Add\") { }.padding().glassEffect(.regular.interactive(), in: .capsule)")
  ) { facts in
    /// What answers to a touch, and where.
    func judge(_ hit: CGRect, _ name: String, pass: () -> Finding) -> Finding {
      let below = facts.nodes.first { node in
        guard node.isAsked, node.isVisible, case .fill(_, .veil)? = node.drawing else {
          return false
        }
        let veil = node.drawnFrame
        guard
          veil.insetBy(dx: -1, dy: -1).holds(hit) || hit.insetBy(dx: -1, dy: -1).holds(veil)
        else { return false }
        // A panel with several controls is an overlay of its own.
        return facts.controls(in: veil).count <= 1
          && veil.width - hit.width <= 64 && veil.height - hit.height <= 64
      }
      guard let below else { return pass() }
      return facts.finding(
        "sys.interactiveMaterial", .violation, at: below, message: "a material below \(name)",
        measured: "a material", wanted: "glassEffect(.regular.interactive())")
    }
    let controls = facts.elements.filter {
      $0.isInteractive && !$0.isInline && !$0.hitFrame.isEmpty
    }
    let gestures = facts.targets.filter { $0.isGesture && !$0.frame.isEmpty }
    return controls.map { element in
      judge(element.hitFrame, "'\(element.name)'") {
        facts.finding("sys.interactiveMaterial", .pass, at: element)
      }
    }
      + gestures.map { target in
        judge(target.frame, target.words) {
          facts.finding("sys.interactiveMaterial", .pass, at: target)
        }
      }
  }
}
