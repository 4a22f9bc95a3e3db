import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let motion = AuditRule(
    id: "motion", level: .info, threshold: "a declared animation asks for reduceMotion",
    source: "WCAG 2.2, 2.3.3; Human Interface Guidelines, Motion",
    reason: "Movement makes some people ill.", needs: [.source],
    example: Example(
      before: "view.animation(.spring, value: isOpen)",
      after: "view.animation(reduceMotion ? nil : .spring, value: isOpen)")
  ) { _ in [] }

  static let transparency = AuditRule(
    id: "transparency", level: .info, threshold: "a declared material asks for reduceTransparency",
    source: "Human Interface Guidelines, Materials",
    reason: "Words on a blurred ground are hard to read for many.", needs: [.source],
    example: Example(
      before: "panel.background(.ultraThinMaterial)",
      after:
        "panel.background(reduceTransparency ? AnyShapeStyle(.background) : AnyShapeStyle(.ultraThinMaterial))"
    )
  ) { _ in [] }
}
