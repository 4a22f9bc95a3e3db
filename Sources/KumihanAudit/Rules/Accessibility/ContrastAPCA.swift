import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let contrastAPCA = AuditRule(
    id: "contrast.apca", level: .info, threshold: "Lc 45 to 100, by size and weight",
    source: "APCA 0.1.9; part of no standard",
    reason:
      "It follows perception more closely than the ratio of WCAG does, on dark grounds above all.",
    needs: [.pixels],
    example: Example(
      before: "Text(\"Note\").font(.caption).foregroundStyle(.gray)",
      after: "Text(\"Note\").font(.body).foregroundStyle(.primary)")
  ) { facts in
    (facts.contrasts ?? []).compactMap { contrast in
      guard let font = contrast.font, contrast.certainty == .exact else { return nil }
      let node = facts.nodes[contrast.node]
      guard !node.isSilent else { return nil }
      let found = APCA.contrast(of: contrast.color, on: contrast.ground)
      let least = APCA.wanted(size: font.size, weight: font.weight)
      let words = "Lc \(Int(found.rounded()))"
      if abs(found) >= least {
        return facts.finding("contrast.apca", .pass, at: node, measured: words)
      }
      return facts.finding(
        "contrast.apca", .violation, at: node,
        message: "'\(contrast.words.excerpt)' has \(words) at \(font.size.shortText) pt, "
          + "\(contrast.color.hex) on \(contrast.ground.hex)",
        measured: words, wanted: "Lc \(Int(least))", frame: contrast.frame)
    }
  }
}
