import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoBorderWidth = AuditRule(
    id: "joho.border.width", system: .joho,
    threshold:
      "cell 1; row, card, section 1.5; interactive 2; selected or focused 2.5; container 3",
    source: "seed 000, chapter 5 and appendix B",
    reason: "The width tells what a thing is before its content is read.",
    example: Example(
      before: "Button(\"Save\") {}.padding(12).border(JohoColors.black, width: 3)",
      after: "Button(\"Save\") {}.padding(12).border(JohoColors.black, width: 2)")
  ) { facts in
    facts.borders.compactMap { border in
      guard !border.isMark, facts.nodes[border.node].isVisible, !facts.isRing(border) else {
        return nil
      }
      let node = facts.nodes[border.node]
      let role = JohoRole(border, facts)
      let measured = "\(border.width.points) pt"
      if role.widths.contains(where: { abs($0 - border.width) <= 0.01 }) {
        return facts.finding("joho.border.width", .pass, at: node)
      }
      let wanted = role.widths.map { $0.points }.joined(separator: " or ") + " pt"
      // Small paper has thinner borders, all by the same part.
      if facts.options.pageKind == .paper, border.width < (role.widths.max() ?? 0) {
        let parts = role.widths.map { border.width / $0 }.filter { (0.5..<1).contains($0) }
        if !parts.isEmpty, ![1, 1.5, 2, 2.5, 3].contains(where: { abs($0 - border.width) <= 0.01 })
        {
          return facts.finding(
            "joho.border.width", .needsReview("it may be scaled with its paper"), at: node,
            message: "a border of \(measured) around \(role.name)", measured: measured,
            wanted: wanted, frame: border.frame)
        }
      }
      let isKnown = [1, 1.5, 2, 2.5, 3].contains { abs($0 - border.width) <= 0.01 }
      if isKnown, !role.isCertain {
        return facts.finding(
          "joho.border.width", .needsReview("\(role.name), or something else"), at: node,
          message: "a border of \(measured) around \(role.name), if that is what it is",
          measured: measured, wanted: wanted, frame: border.frame)
      }
      return facts.finding(
        "joho.border.width", .violation, at: node,
        message: "a border of \(measured) around \(role.name)", measured: measured, wanted: wanted,
        frame: border.frame)
    }
  }
}

/// What a border surrounds, by the decision tree of appendix B.
struct JohoRole {
  /// With its article.
  var name: String
  /// The widths that fit, the likeliest first.
  var widths: [CGFloat]
  /// The radii that fit; none where any does.
  var radii: [CGFloat]
  var isCertain = true

  init(_ border: FactBorder, _ facts: AuditFacts) {
    let frame = border.frame
    let texts = facts.texts(in: frame)
    if let control = border.control.map({ facts.elements[$0] }) {
      let traits = control.element.traits
      if facts.isCell(control) {
        (name, widths, radii) = ("a cell", [1, 2.5, 2, 1.5], [])
      } else if traits.contains(.isSelected) {
        (name, widths, radii) = ("something selected", [2.5, 2, 1.5], [])
      } else if traits.contains(.isTab) || traits.contains(.isToggle) {
        (name, widths, radii) = ("a control", [2, 1.5, 1, 2.5], [])
      } else if !traits.isDisjoint(with: [.isTextField, .isSearchField]) {
        (name, widths, radii) = ("a field", [2, 2.5], frame.height <= 56 ? [8, 6] : [])
      } else if facts.isRow(control, in: frame) {
        // A row that leads somewhere is a row and a control.
        (name, widths, radii) = ("a row to touch", [2, 1.5, 2.5], [8, 12])
        if frame.height > 120 { widths.append(3) }
      } else {
        (name, widths, radii) = ("a control", [2, 2.5], frame.height <= 56 ? [8, 6] : [])
      }
      return
    }
    let inner = facts.borders.filter {
      $0.ink != border.ink && $0.control == nil && !$0.isMark && $0.frame.height > 36
        && frame.insetBy(dx: -1, dy: -1).holds($0.frame) && $0.frame.area < frame.area - 1
    }
    let hasControls = !facts.controls(in: frame).isEmpty
    let peers = facts.borders.filter {
      $0.parent == border.parent && abs($0.frame.width - frame.width) <= 1
        && abs($0.frame.height - frame.height) <= 1
    }
    let isNote = texts.first?.text?.string.isSentence == true
    if frame.height <= 36, texts.count == 1, frame.width < 200, !isNote {
      (name, widths, radii) = ("a badge", [1, 1.5], [6, 8, 4])
    } else if Set(peers.map { Int($0.frame.minX) }).count >= 3, peers.count >= 6, frame.width < 100
    {
      (name, widths, radii) = ("a cell", [1, 2.5], [8, 4])
    } else if min(frame.width, frame.height) < 48 {
      (name, widths, radii) = ("a small element or a row", [1.5, 1, 2, 3], [12, 16, 8, 6, 4, 2])
      isCertain = border.width < 2
    } else if !inner.isEmpty {
      (name, widths, radii) = ("a container", [3, 1.5], [16, 12, 8])
      if hasControls, frame.height <= 120 { widths.append(2) }
      isCertain = border.width <= 2
    } else {
      (name, widths, radii) = ("a card or a row", [1.5, 3], [12, 16, 8])
      if hasControls { widths.append(2) }
      // The third level is that of cells.
      if facts.enclosing(border).count(where: { $0.control == nil }) >= 2 { widths.append(1) }
      if max(frame.width, frame.height) < 72 {
        widths.append(1)
        radii = []
      }
      // The outermost border alone is a container's.
      let isInside = facts.enclosing(border).contains { $0.control == nil && !$0.isMark }
      if isInside { widths.removeAll { $0 == 3 } }
      // The book draws figures, forms and tables, which have dark heads, with 2 points.
      let isFigure = texts.contains { ($0.text?.size ?? 0) >= 28 }
      let hasHead = facts.inks.contains { ink in
        ink.kind == .fill && ink.color.map(JohoPalette.isBlack) == true
          && ink.bounds.width >= frame.width * 0.8 && ink.bounds.height < frame.height
          && frame.insetBy(dx: -1, dy: -1).holds(ink.bounds)
      }
      isCertain =
        border.width < 2 || border.width == 2 && !isFigure && !hasHead
        || border.width == 3 && isInside
    }
  }
}

extension AuditFacts {
  /// Whether a control is a day or the like: one of many of its size, or a number alone.
  func isCell(_ control: FactElement) -> Bool {
    let frame = control.hitFrame
    guard frame.width < 100, frame.height < 100 else { return false }
    let peers = elements.filter {
      $0.isInteractive && abs($0.hitFrame.width - frame.width) <= 1
        && abs($0.hitFrame.height - frame.height) <= 1
    }
    if Set(peers.map { Int($0.hitFrame.midX) }).count >= 5 { return true }
    let words = texts(in: frame).compactMap { $0.text?.string }
    return words.contains { $0.count <= 2 && $0.allSatisfy(\.isNumber) } && words.count <= 2
      && frame.height >= 32
  }

  /// Whether a control is laid out as a row: several texts, or content at one end.
  func isRow(_ control: FactElement, in frame: CGRect) -> Bool {
    let words = texts(in: frame)
    if words.count > 1 || frame.height > 80 { return true }
    guard frame.width > frame.height * 2.5, let word = words.first else { return false }
    if abs(word.drawnFrame.midX - frame.midX) > frame.width * 0.12 { return true }
    let content = nodes.filter {
      ($0.text != nil || $0.isSymbol) && $0.isVisible && frame.contains($0.drawnFrame.center)
    }.reduce(CGRect.null) { $0.union($1.drawnFrame) }
    return abs((content.minX - frame.minX) - (frame.maxX - content.maxX)) > frame.width * 0.12
  }
}

extension CGFloat {
  /// With at most two decimals.
  var points: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
