import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let printGrey = AuditRule(
    id: "print.grey", threshold: "areas that touch and differ in colour differ by 12 % in grey",
    source: "seed 000, chapter 17; 16 levels of electronic paper",
    reason: "Printed in grey, both are one area.", needs: [.paper],
    example: Example(
      before: "HStack(spacing: 0) { Color.red; Color.green }",
      after: "HStack(spacing: 0) { Color.red; Color.white }")
  ) { facts in
    let fills = facts.inks.filter { ink in
      guard ink.kind == .fill, ink.effects.isEmpty, let color = ink.color else { return false }
      return color.alpha > 0.02 && ink.path?.rectangle != nil && ink.bounds.width >= 4
        && ink.bounds.height >= 4
    }
    guard fills.count > 1 else { return [] }
    return fills.enumerated().compactMap { index, ink -> Finding? in
      guard let place = ink.node, let color = ink.color?.over(.white) else { return nil }
      let neighbours = fills[..<index].filter { $0.bounds.touches(ink.bounds) }
      guard !neighbours.isEmpty else { return nil }
      let node = facts.nodes[place]
      let alike = neighbours.first { other in
        guard let second = other.color?.over(.white) else { return false }
        let parts = [
          [color.red, color.green, color.blue], [second.red, second.green, second.blue],
        ]
        // A faint tint beside the paper's white sets rows apart; two greys tell two things.
        let least: Double = max(color.grey, second.grey) > 0.9 ? 10 : 2
        return CIEDE2000.distance(parts[0], parts[1]) >= least
          && abs(color.grey - second.grey) < 0.12
      }
      guard let alike, let second = alike.color?.over(.white) else {
        return facts.finding("print.grey", .pass, at: node)
      }
      let percent = Int((abs(color.grey - second.grey) * 100).rounded())
      return facts.finding(
        "print.grey", .violation, at: node,
        message: "\(color.hex) and \(second.hex) touch and differ by \(percent) % in grey",
        measured: "\(percent) %", wanted: "12 %", frame: ink.bounds)
    }
  }
}

extension CGRect {
  /// Whether two areas lie side by side along 4 points or more.
  fileprivate func touches(_ other: CGRect) -> Bool {
    let across = min(maxX, other.maxX) - max(minX, other.minX)
    let down = min(maxY, other.maxY) - max(minY, other.minY)
    return (abs(across) <= 0.5 && down >= 4) || (abs(down) <= 0.5 && across >= 4)
  }
}

extension RGBA {
  /// The encoded grey of the same luminance, 0 to 1.
  fileprivate var grey: Double { ColourVision.grey.seen(self).red }
}
