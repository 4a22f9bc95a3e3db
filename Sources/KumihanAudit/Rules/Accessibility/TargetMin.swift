import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let targetMin = AuditRule(
    id: "target.min", threshold: "24 x 24 pt, or a circle of 24 pt free of other targets",
    source: "WCAG 2.2, 2.5.8 (AA); Xcode's hitRegion",
    reason: "Small targets close together are missed by everyone whose hand is not steady.",
    needs: [.screen], options: ["touch"],
    example: Example(
      before: "Image(systemName: \"xmark\").font(.system(size: 9)).onTapGesture { close() }",
      after:
        "Button { close() } label: { Image(systemName: \"xmark\").frame(width: 44, height: 44) }")
  ) { facts in
    let mode = facts.options.touch
    return facts.targets.map { target in
      let frame = target.frame(mode)
      func finding(_ result: Finding.Result, _ message: String = "") -> Finding {
        facts.finding(
          "target.min", result, at: target, message: message, measured: frame.sizeText,
          wanted: "24 x 24 pt", frame: frame)
      }
      guard target.isEnabled else { return finding(.notApplicable("it is disabled")) }
      if target.isInline { return finding(.notApplicable("it lies in a line of text")) }
      // Half a pixel at two per point is rounding.
      if frame.width >= 23.75, frame.height >= 23.75 { return finding(.pass) }
      let circle = CGRect(x: frame.midX - 12, y: frame.midY - 12, width: 24, height: 24)
      let isFree = !facts.targets.contains { other in
        guard other.node != target.node else { return false }
        let area = other.frame(mode)
        if area.holds(frame) || frame.holds(area) { return false }
        let isSmall = area.width < 23.75 || area.height < 23.75
        return isSmall
          ? hypot(area.midX - frame.midX, area.midY - frame.midY) < 24
          : area.distance(to: CGPoint(x: circle.midX, y: circle.midY)) < 12
      }
      if isFree { return finding(.pass) }
      return finding(
        .violation,
        "\(target.words) answers on \(frame.sizeText), and another target is less than 24 pt away")
    }
  }
}

extension FactTarget {
  /// Its label in marks, or what it is.
  var words: String {
    label.isEmpty ? (isGesture ? "a gesture" : "something to use") : "'\(label.excerpt)'"
  }
}

extension CGRect {
  /// Width and height in points.
  var sizeText: String { "\(width.tenths) x \(height.tenths) pt" }

  func distance(to point: CGPoint) -> CGFloat {
    hypot(
      max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0))
  }
}

extension CGFloat {
  /// With one decimal at most.
  var tenths: String { ((self * 10).rounded() / 10).shortText }
}
