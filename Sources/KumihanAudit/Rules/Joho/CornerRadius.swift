import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoCornerRadius = AuditRule(
    id: "joho.corner.radius", system: .joho,
    threshold: "cell and button 8, pill 6, card 12, container 16; inside at most as around",
    source: "seed 000, chapters 3, 9 and 18",
    reason: "Larger things have larger corners; equal things have equal ones.",
    example: Example(
      before:
        "RoundedRectangle(cornerRadius: 10, style: .continuous).stroke(JohoColors.black, lineWidth: 1.5)",
      after:
        "RoundedRectangle(cornerRadius: 12, style: .continuous).stroke(JohoColors.black, lineWidth: 1.5)"
    )
  ) { facts in
    facts.borders.compactMap { border in
      let node = facts.nodes[border.node]
      guard !border.isMark, node.isVisible else { return nil }
      // A label in a capsule; a track or a dot has no words.
      let isCapsule =
        border.shape.kind == .capsule
        || border.shape.kind == .rounded
          && (facts.radius(of: border) ?? 0) >= border.frame.height / 2 - 0.5
      if isCapsule, border.frame.width > border.frame.height * 1.2,
        border.frame.height <= 60, !facts.texts(in: border.frame).isEmpty
      {
        let wanted = (JohoRole(border, facts).radii.first ?? 6).points + " pt"
        return facts.finding(
          "joho.corner.radius", .violation, at: node, message: "a capsule around words",
          measured: "a capsule", wanted: wanted, frame: border.frame)
      }
      guard [.rounded, .uneven].contains(border.shape.kind), let radius = facts.radius(of: border)
      else { return nil }
      if radius >= min(border.frame.width, border.frame.height) / 2 - 0.5 { return nil }
      let role = JohoRole(border, facts)
      let known: [CGFloat] = [2, 4, 6, 8, 12, 16]
      let measured = "\(radius.points) pt"
      if !known.contains(where: { abs($0 - radius) <= 0.51 }) {
        let options = role.radii.isEmpty ? [6, 8, 12, 16] : role.radii
        let nearest = options.min { abs($0 - radius) < abs($1 - radius) } ?? 12
        return facts.finding(
          "joho.corner.radius", .violation, at: node,
          message: "a radius of \(measured) around \(role.name)",
          measured: measured, wanted: "\(nearest.points) pt", frame: border.frame,
          fix: .number(
            modifier: "RoundedRectangle", argument: "cornerRadius", from: radius, to: nearest))
      }
      if let outer = facts.enclosing(border).first(where: {
        ($0.shape.radius ?? 0) > 0 && !$0.isMark && $0.control == nil
      }), let around = facts.radius(of: outer), radius > around + 0.51 {
        return facts.finding(
          "joho.corner.radius", .violation, at: node,
          message: "a radius of \(measured) inside one of \(around.points) pt",
          measured: measured, wanted: "\(around.points) pt at most", frame: border.frame)
      }
      let peers = facts.borders.filter {
        $0.parent == border.parent && abs($0.frame.width - border.frame.width) <= 1
          && $0.shape.kind == .rounded && ($0.control == nil) == (border.control == nil)
          && abs($0.width - border.width) <= 0.01
      }.compactMap(\.shape.radius)
      let usual = Dictionary(grouping: peers) { $0 }.max {
        ($0.value.count, $0.key) < ($1.value.count, $1.key)
      }
      if let usual, usual.value.count > 1, abs(usual.key - (border.shape.radius ?? 0)) > 0.51 {
        return facts.finding(
          "joho.corner.radius", .violation, at: node,
          message: "a radius of \(measured) among others of \(usual.key.points) pt",
          measured: measured, wanted: "\(usual.key.points) pt", frame: border.frame)
      }
      let fits = role.radii.isEmpty || role.radii.contains { abs($0 - radius) <= 0.51 }
      if fits { return facts.finding("joho.corner.radius", .pass, at: node) }
      let wanted = role.radii.map(\.points).joined(separator: " or ") + " pt"
      return facts.finding(
        "joho.corner.radius",
        radius > (role.radii.max() ?? 0)
          ? .violation : .needsReview("\(role.name), or something else"), at: node,
        message: "a radius of \(measured) around \(role.name)", measured: measured, wanted: wanted,
        frame: border.frame)
    }
  }
}

extension AuditFacts {
  /// The radius of the shape that was asked for: a line inside a shape has a smaller one.
  fileprivate func radius(of border: FactBorder) -> CGFloat? {
    border.shape.radius.map { $0 + border.shape.inset }
  }
}
