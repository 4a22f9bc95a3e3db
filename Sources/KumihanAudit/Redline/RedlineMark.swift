public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A numbered place of a redline sheet, and what is said of it.
public struct RedlineMark: Hashable, Sendable {
  /// What a mark tells of.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A finding of the audit.
    case finding
    /// The distance between two views, or a padding.
    case distance
    /// The width of a border.
    case border
    /// The font of a text.
    case type
  }

  /// From 1, in the order of the sheet.
  public internal(set) var number: Int
  /// What it tells of.
  public let kind: Kind
  /// On the page, in points.
  public let frame: CGRect
  /// What is said of it.
  public let words: String
  /// The figure in the words, in points; nil for none.
  public let figure: CGFloat?
  /// For distances, whether they are measured from the left to the right.
  public let isLevel: Bool

  /// Where it is drawn: the line of a distance runs through the middle of its frame.
  var drawn: CGRect {
    guard kind == .distance else { return frame }
    return isLevel
      ? CGRect(x: frame.minX, y: frame.midY - 3, width: frame.width, height: 6)
      : CGRect(x: frame.midX - 3, y: frame.minY, width: 6, height: frame.height)
  }

  init(
    _ kind: Kind, _ frame: CGRect, _ words: String, figure: CGFloat? = nil, isLevel: Bool = false
  ) {
    (number, self.kind, self.frame, self.words) = (0, kind, frame, words)
    (self.figure, self.isLevel) = (figure, isLevel)
  }
}

extension AuditFacts {
  /// The marks of a page: findings first, then what was asked for, equal things of a line once.
  func redlineMarks(_ findings: [Finding]) -> [RedlineMark] {
    let page = CGRect(origin: .zero, size: size)
    // What is found at one place has one number.
    var (places, words) = ([CGRect](), [[String]]())
    for finding in findings where !finding.frame.isNull && finding.level == .error {
      // Some messages say the figure themselves.
      let wanted =
        finding.wanted.flatMap { finding.message.contains($0) ? nil : ", wanted: \($0)" } ?? ""
      let state = finding.needsReview ? " (to review)" : ""
      let cut = finding.frame.intersection(page)
      let place = cut.isNull || cut.isEmpty ? finding.frame.moved(toSidesOf: page) : cut
      let line = "\(finding.rule): \(finding.message)\(wanted)\(state)"
      let known = places.firstIndex {
        abs($0.minX - place.minX) < 1 && abs($0.minY - place.minY) < 1
          && abs($0.maxX - place.maxX) < 1 && abs($0.maxY - place.maxY) < 1
      }
      guard let known else {
        places.append(place)
        words.append([line])
        continue
      }
      if !words[known].contains(line) { words[known].append(line) }
    }
    var marks = zip(places, words).map { place, lines in
      RedlineMark(.finding, place, lines.joined(separator: "\n"))
    }
    var seen: Set<String> = []
    let measured = distanceMarks + borderMarks + typeMarks
    for (mark, site) in measured
    where page.intersects(mark.frame) && mark.frame.isBetweenSides(of: page)
      && seen.insert("\(site) \(mark.words)").inserted
    {
      marks.append(mark)
    }
    for place in marks.indices { marks[place].number = place + 1 }
    return marks
  }

  private var distanceMarks: [(RedlineMark, CallSite)] {
    nodes.flatMap { node -> [(RedlineMark, CallSite)] in
      guard node.author >= .components, node.isVisible, node.transform.isIdentity else { return [] }
      switch node.layout {
      case .container(.stack(let axis, _, _)): return gaps(in: node, axis).map { ($0, node.site) }
      case .wrapper(.padding(let insets)):
        return strips(of: insets, in: node.frame).map { ($0, node.site) }
      default: return []
      }
    }
  }

  /// The gaps between the neighbours of a stack.
  private func gaps(in node: FactNode, _ axis: Axis) -> [RedlineMark] {
    let seen = node.children.map { nodes[$0] }.filter { child in
      child.frame.width > 0 && child.frame.height > 0 && child.isVisible
    }
    var frames: [CGRect] = seen.map(\.frame)
    frames.sort { (a: CGRect, b: CGRect) -> Bool in
      axis == .vertical ? a.minY < b.minY : a.minX < b.minX
    }
    let isLevel = axis == .horizontal
    var marks: [RedlineMark] = []
    for (first, second) in zip(frames, frames.dropFirst()) {
      let gap = isLevel ? second.minX - first.maxX : second.minY - first.maxY
      guard gap > 0.5, gap <= 200 else { continue }
      var frame = CGRect(x: first.maxX, y: first.maxY, width: gap, height: gap)
      if isLevel {
        frame.origin.y = max(first.minY, second.minY)
        frame.size.height = max(min(first.maxY, second.maxY) - frame.minY, 1)
      } else {
        frame.origin.x = max(first.minX, second.minX)
        frame.size.width = max(min(first.maxX, second.maxX) - frame.minX, 1)
      }
      marks.append(
        RedlineMark(.distance, frame, "\(gap.points) pt between", figure: gap, isLevel: isLevel))
    }
    return marks
  }

  /// The paddings of the sides; equal ones of opposite sides once.
  private func strips(of insets: EdgeInsets, in frame: CGRect) -> [RedlineMark] {
    var marks: [RedlineMark] = []
    func add(_ name: String, _ value: CGFloat, _ strip: CGRect, isLevel: Bool) {
      guard value > 0.5 else { return }
      marks.append(
        RedlineMark(
          .distance, strip, "\(value.points) pt padding, \(name)", figure: value, isLevel: isLevel))
    }
    let isEven = insets.leading == insets.trailing
    let isFlat = insets.top == insets.bottom
    add(
      isEven ? "left and right" : "left", insets.leading,
      CGRect(x: frame.minX, y: frame.minY, width: insets.leading, height: frame.height),
      isLevel: true)
    if !isEven {
      add(
        "right", insets.trailing,
        CGRect(
          x: frame.maxX - insets.trailing, y: frame.minY, width: insets.trailing,
          height: frame.height), isLevel: true)
    }
    add(
      isFlat ? "above and below" : "above", insets.top,
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: insets.top), isLevel: false)
    if !isFlat {
      add(
        "below", insets.bottom,
        CGRect(
          x: frame.minX, y: frame.maxY - insets.bottom, width: frame.width, height: insets.bottom),
        isLevel: false)
    }
    return marks
  }

  private var borderMarks: [(RedlineMark, CallSite)] {
    borders.filter { !$0.isMark && nodes[$0.node].isVisible }.map { border in
      let radius = border.shape.radius.map { $0 > 0 ? ", radius \($0.points)" : "" } ?? ""
      return (
        RedlineMark(
          .border, border.frame, "border \(border.width.points) pt\(radius)", figure: border.width),
        nodes[border.node].site
      )
    }
  }

  private var typeMarks: [(RedlineMark, CallSite)] {
    nodes.compactMap { node in
      guard let text = node.text, let font = text.font, node.isVisible, !text.string.isEmpty else {
        return nil
      }
      let design =
        switch font.family {
        case .system(let design): design == .default ? "" : " \(design)"
        case .named(let name): " \(name)"
        }
      return (
        RedlineMark(
          .type, node.drawnFrame, "\(font.size.points) pt, weight \(font.weight)\(design)",
          figure: font.size),
        CallSite.unknown
      )
    }
  }
}

extension CGRect {
  /// Whether it reaches over neither side of a page, where the notes stand.
  fileprivate func isBetweenSides(of page: CGRect) -> Bool {
    minX >= page.minX - 1 && maxX <= page.maxX + 1
  }

  /// As a line at the side of a page beyond which it lies.
  fileprivate func moved(toSidesOf page: CGRect) -> CGRect {
    guard !isBetweenSides(of: page) else { return self }
    return CGRect(
      x: minX < page.minX ? page.minX : page.maxX - 2, y: minY, width: 2, height: height)
  }
}
