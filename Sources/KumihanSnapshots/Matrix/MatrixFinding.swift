import Foundation
import Kumihan

/// Whether what a matrix finds wrong by itself, without a reference, fails the test.
public enum MatrixFindings: Hashable, Sendable {
  /// Nothing is looked for.
  case ignored
  /// Told as warnings.
  case warnings
  /// Failures, as other pixels are.
  case failures
}

/// A fault that a layout shows by itself.
struct MatrixFinding: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// A text lacks part of its words.
    case truncated
    /// A text stands partly outside what is shown.
    case clipped
    /// Two texts stand on each other.
    case overlapping
    /// Cells that must differ are one picture.
    case same
  }

  var kind: Kind
  /// Of the part, `Module/File.swift:line:column`; empty for whole pictures.
  var place: String
  var words: String

  /// Those of a layout, in its order.
  static func all(of layout: ViewLayout) -> [MatrixFinding] {
    let page = CGRect(origin: .zero, size: layout.size)
    var around: [Surroundings] = []
    var texts: [Text] = []
    for node in layout.nodes {
      around.removeSubrange(min(node.depth, around.count)...)
      var inside = around.last ?? Surroundings(shown: page)
      inside.enter(node)
      around.append(inside)
      guard node.kind == "text", !inside.isUnknown, node.frame.width > 0 else { continue }
      texts.append(Text(node: node, surroundings: inside))
    }
    return texts.flatMap(\.findings) + overlaps(texts)
  }

  /// Texts that stand on each other, each pair once.
  private static func overlaps(_ texts: [Text]) -> [MatrixFinding] {
    let texts = texts.prefix(mostTexts)
    return texts.indices.flatMap { index in
      texts[(index + 1)...].compactMap { other in
        guard texts[index].overlaps(other) else { return nil }
        return MatrixFinding(
          kind: .overlapping, place: other.place,
          words: "\(texts[index].title) and \(other.title) stand on each other")
      }
    }
  }

  /// Beyond these, pairs would take longer than drawing.
  private static let mostTexts = 400

  /// What the parts around a text do to it.
  private struct Surroundings {
    /// What is shown of the part, in points of the page.
    var shown: CGRect
    /// Content that scrolls goes on outside its window.
    var isScrolled = false
    /// Where the part is drawn, or whether, does not follow from its frame.
    var isUnknown = false

    mutating func enter(_ node: ViewLayout.Node) {
      for parameter in node.parameters {
        switch parameter.name {
        case "clip": shown = shown.intersection(node.frame)
        case "rotation",
          "scale" where node.kind == "effect", "transform":
          isUnknown = true
        case "effect": isUnknown = isUnknown || ["projection", "hidden"].contains(parameter.value)
        case "opacity": isUnknown = isUnknown || parameter.value == "0"
        default: break
        }
      }
      if node.kind == "scroll" { isScrolled = true }
    }
  }

  private struct Text {
    var node: ViewLayout.Node
    var surroundings: Surroundings

    var place: String { node.site.description }

    /// The text's first letters, as the layout text has them.
    var title: String {
      "text " + (node.parameters.first { $0.name == "text" }?.value ?? "\"\"")
    }

    var findings: [MatrixFinding] {
      let shown = node.frame.intersection(surroundings.shown)
      // What lies outside altogether was put there, as the next page of a pager.
      if shown.isNull || shown.isEmpty { return [] }
      if node.isTruncated {
        return [MatrixFinding(kind: .truncated, place: place, words: "\(title) is truncated")]
      }
      if surroundings.isScrolled { return [] }
      let lost = max(node.frame.width - shown.width, node.frame.height - shown.height)
      guard lost > Self.slack else { return [] }
      return [MatrixFinding(kind: .clipped, place: place, words: "\(title) is clipped")]
    }

    /// Frames of texts end where lines do, and lines have room above and below their letters.
    var ink: CGRect { node.frame.insetBy(dx: 1, dy: node.frame.height * 0.15) }

    func overlaps(_ other: Text) -> Bool {
      // What scrolls passes under bars.
      guard surroundings.isScrolled == other.surroundings.isScrolled else { return false }
      let common = ink.intersection(other.ink).intersection(surroundings.shown)
      return common.width > Self.slack && common.height > Self.slack
    }

    /// Points that rounding and side bearings take.
    private static let slack: CGFloat = 1.5
  }
}

extension MatrixFinding {
  /// Cells that are one picture though what tells them apart must be seen: the appearance always, the
  /// text size and a pseudo-language where there is text.
  ///
  /// - Parameter cells: each with the hash of its pixels and whether it has words.
  static func same(
    _ cells: [(cell: MatrixCell, pixels: String, hasText: Bool)]
  ) -> [MatrixFinding] {
    var found: [MatrixFinding] = []
    var told: Set<MatrixAxis.Kind> = []
    for (index, one) in cells.enumerated() {
      for two in cells[(index + 1)...] where one.pixels == two.pixels {
        for kind in one.cell.kinds(apartFrom: two.cell) where !told.contains(kind) {
          guard kind == .scheme || one.hasText else { continue }
          told.insert(kind)
          found.append(
            MatrixFinding(
              kind: .same, place: "",
              words: "\(one.cell.name) and \(two.cell.name) are the same picture"))
        }
      }
    }
    return found
  }
}

extension MatrixCell {
  private static let usual: [MatrixAxis.Kind: String] = [.scheme: "light", .dynamicType: "L"]

  /// The axes of which the cells have other values that must be seen.
  fileprivate func kinds(apartFrom other: MatrixCell) -> [MatrixAxis.Kind] {
    let kinds: [MatrixAxis.Kind] = [.scheme, .dynamicType, .locale]
    return kinds.filter { kind in
      let one = values[kind] ?? Self.usual[kind] ?? ""
      let two = other.values[kind] ?? Self.usual[kind] ?? ""
      guard one != two else { return false }
      // Other languages may lack translations; a pseudo-language has all of them.
      return kind != .locale || one.hasPrefix("pseudo") || two.hasPrefix("pseudo")
    }
  }
}
