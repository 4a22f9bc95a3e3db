import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoGrid = AuditRule(
    id: "joho.grid", system: .joho,
    threshold: "paddings, spacings and offsets that were asked for are multiples of 4",
    source: "seed 000, chapters 7 and 18",
    reason: "Few distances make a rhythm; each of them says how near two things are.",
    needs: [.screen],
    example: Example(before: "VStack(spacing: 10) { a; b }", after: "VStack(spacing: 8) { a; b }")
  ) { facts in
    facts.nodes.flatMap { node -> [Finding] in
      guard node.author >= .pages else { return [] }
      return node.askedDistances.map { distance in
        let value = distance.value
        if distance.isOffset, value != value.rounded() || facts.isMovedPart(node) {
          return facts.finding(
            "joho.grid", .notApplicable("a computed offset, or a part of a control's drawing"),
            at: node)
        }
        // Hairlines, and what the book itself puts between the parts of a cell.
        if abs(value) <= 2 || (value / 4).isNearlyWhole {
          return facts.finding("joho.grid", .pass, at: node)
        }
        guard (value * 4).isNearlyWhole else {
          return facts.finding("joho.grid", .notApplicable("a computed distance"), at: node)
        }
        let nearest = (value / 4).rounded(.toNearestOrAwayFromZero) * 4
        // Half way between two steps the smaller keeps what fits.
        let wanted = abs(value - nearest) == 2 ? nearest - (value < 0 ? -4 : 4) : nearest
        return facts.finding(
          "joho.grid", .violation, at: node,
          message: "\(distance.name) of \(value.points) points",
          measured: "\(value.points) pt", wanted: "\(wanted.points) pt",
          fix: .number(
            modifier: distance.modifier, argument: distance.argument, from: value,
            to: wanted == 0 ? nearest : wanted))
      }
    }
  }
}

extension AuditFacts {
  /// Whether a shape without words is moved over the drawing of a control, as a switch's knob.
  fileprivate func isMovedPart(_ node: FactNode) -> Bool {
    guard inside(node).allSatisfy({ $0.text == nil }),
      element(of: node)?.isInteractive == true
    else { return false }
    return around(node).contains { outer in
      switch outer.layout {
      case .wrapper(.layered), .container(.zStack): true
      default: false
      }
    }
  }
}

/// A distance that was asked for.
struct AskedDistance {
  /// With its article.
  var name: String
  var value: CGFloat
  /// The call and the argument that it is in, for fixes; an empty argument has no label.
  var modifier: String
  var argument: String
  var isOffset = false
}

extension FactNode {
  /// The paddings, spacings and offsets of a node, equal edges once; none where nothing was asked.
  var askedDistances: [AskedDistance] {
    switch layout {
    case .wrapper(.padding(let insets)), .wrapper(.safeAreaPadding(let insets)):
      var values: [CGFloat] = []
      for value in [insets.top, insets.leading, insets.bottom, insets.trailing]
      where value != 0 && !values.contains(value) {
        values.append(value)
      }
      return values.map {
        AskedDistance(name: "a padding", value: $0, modifier: "padding", argument: "")
      }
    case .wrapper(.offset(let size)):
      return [(size.width, "x"), (size.height, "y")].filter { $0.0 != 0 }.map {
        AskedDistance(
          name: "an offset", value: $0.0, modifier: "offset", argument: $0.1, isOffset: true)
      }
    case .container(.stack(let axis, _, let spacing)):
      guard let spacing else { return [] }
      return [
        AskedDistance(
          name: "a spacing", value: spacing, modifier: axis == .vertical ? "VStack" : "HStack",
          argument: "spacing")
      ]
    case .wrapper(.safeAreaInset(_, _, let spacing)):
      return spacing.map {
        [
          AskedDistance(
            name: "a spacing", value: $0, modifier: "safeAreaInset", argument: "spacing")
        ]
      } ?? []
    default:
      guard let grid = lazyGrid else { return [] }
      return ([grid.spacing] + grid.items.map(\.spacing)).compactMap { $0 }.filter { $0 != 0 }.map {
        AskedDistance(name: "a spacing", value: $0, modifier: "LazyVGrid", argument: "spacing")
      }
    }
  }
}

extension CGFloat {
  var isNearlyWhole: Bool { (self - rounded()).magnitude < 0.001 }
}
