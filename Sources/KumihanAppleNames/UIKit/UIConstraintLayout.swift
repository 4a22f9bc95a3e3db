import Foundation
import KumihanViews

/// Places the parts of a view by its constraints, as UIKit does: what is required first, then sizes of contents by their
/// priorities.
struct UIConstraintLayout: Layout, ToldLayout {
  /// A view or guide of which constraints speak; the first is the view around the others.
  struct Item: Sendable {
    enum Kind: Sendable {
      case container
      /// A part of the picture: its number among the subviews.
      case part(Int)
      /// A rectangle in another item, at distances from its sides; free without them.
      case guide(of: Int, insets: UIEdgeInsets?)
    }
    var kind: Kind
    /// The size of the content, where the view tells it; a negative length is none.
    var told: CGSize?
    /// Whether the content has a size of its own, and whether its height follows its width.
    var hasContent = false
    var flows = false
    var hugging = (width: Float(250), height: Float(250))
    var resistance = (width: Float(750), height: Float(750))
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The frame of a view that no constraints place, and which of its sides follow the container's.
    var frame: CGRect?
    var follows = UIView.AutoresizingMask()
  }

  /// A constraint by the numbers of its items.
  struct Rule: Sendable {
    var first: Int
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Int?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
  }

  var items: [Item]
  var rules: [Rule]
  /// The container's size when frames in it were set.
  var size: CGSize
  /// What bars and cutouts take of the container.
  var safeArea = UIEdgeInsets.zero
  /// Whether the room that is proposed is what they leave.
  var isOfScreen = false
  /// The numbers of the parts that keep clear of them by themselves: what scrolls, and hosted views.
  var clear: Set<Int> = []

  /// A property for each constraint, by what it holds: `1.leading` of the first part, `0` being the container.
  var told: [(name: String, value: String)] {
    rules.map { rule in
      var value = ["<=", "=", ">="][rule.relation.rawValue + 1]
      if let second = rule.second {
        value += "\(second).\(rule.secondAttribute)"
        if rule.multiplier != 1 { value += "*\(rule.multiplier.shortText)" }
        if rule.constant != 0 { value += (rule.constant < 0 ? "" : "+") + rule.constant.shortText }
      } else {
        value += rule.constant.shortText
      }
      if rule.priority != 1000 { value += "@\(CGFloat(rule.priority).shortText)" }
      return ("\(rule.first).\(rule.firstAttribute)", value)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if let width = proposal.width, let height = proposal.height, width < .infinity,
      height < .infinity
    {
      return CGSize(width: width, height: height)
    }
    return frames(proposal.width?.known, proposal.height?.known, subviews)[0].size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let whole =
      isOfScreen
      ? CGRect(
        x: bounds.minX - safeArea.left, y: bounds.minY - safeArea.top,
        width: bounds.width + safeArea.left + safeArea.right,
        height: bounds.height + safeArea.top + safeArea.bottom)
      : bounds
    let frames = frames(whole.width, whole.height, subviews)
    for (item, frame) in zip(items, frames) {
      guard case .part(let number) = item.kind else { continue }
      let own = clear.contains(number) ? frame.clear(of: safeArea, in: whole.size) : frame
      subviews[number].place(
        at: CGPoint(x: whole.minX + own.minX, y: whole.minY + own.minY),
        proposal: ProposedViewSize(own.size))
    }
  }

  private func frames(_ width: CGFloat?, _ height: CGFloat?, _ subviews: Subviews) -> [CGRect] {
    frames(width, height) {
      subviews[$0].sizeThatFits($1)
    } baseline: {
      subviews[$0].dimensions(in: .unspecified)[$1]
    }
  }

  /// The frames of all items in the container; a length that is not given is the smallest.
  ///
  /// - Parameters:
  ///   - size: that of a part's content in a room, by the part's number.
  ///   - baseline: of a part, by its number, below its top.
  func frames(
    _ width: CGFloat?, _ height: CGFloat?, size: (Int, ProposedViewSize) -> CGSize,
    baseline: (Int, VerticalAlignment) -> CGFloat
  ) -> [CGRect] {
    var contents = items.map { item -> CGSize? in
      guard case .part(let number) = item.kind, item.hasContent else { return item.told }
      return item.told ?? size(number, .unspecified)
    }
    var frames = solve(width, height, contents: contents, baseline: baseline)
    // Texts are as high as their lines at the width that was found.
    var hasFlown = false
    for (index, item) in items.enumerated() {
      guard case .part(let number) = item.kind, item.flows, let content = contents[index],
        abs(frames[index].width - content.width) > 0.01
      else { continue }
      let flown = size(number, ProposedViewSize(width: max(frames[index].width, 0), height: nil))
      contents[index] = CGSize(width: content.width, height: flown.height)
      hasFlown = true
    }
    if hasFlown { frames = solve(width, height, contents: contents, baseline: baseline) }
    return frames
  }

  /// The frames of all items, where contents have sizes.
  ///
  /// - Parameter baseline: of a part, by its number, below its top.
  func solve(
    _ width: CGFloat?, _ height: CGFloat?, contents: [CGSize?],
    baseline: (Int, VerticalAlignment) -> CGFloat
  ) -> [CGRect] {
    var start: [Double] = []
    for content in contents {
      start += [0, 0, max(content?.width ?? 0, 0), max(content?.height ?? 0, 0)].map(Double.init)
    }
    var system = ConstraintSystem(start: start)
    func add(
      _ terms: [(Int, Double)], _ value: CGFloat, _ priority: Float = 1000,
      _ kind: ConstraintSystem.Relation.Kind = .equal
    ) {
      system.add(
        .init(
          terms: terms.map { (number: $0.0, factor: $0.1) }, kind: kind, value: value,
          priority: priority))
    }
    add([(0, 1)], 0, .greatestFiniteMagnitude)
    add([(1, 1)], 0, .greatestFiniteMagnitude)
    for (axis, length) in [(2, width), (3, height)] {
      add([(axis, 1)], length ?? 0, length == nil ? 50 : .greatestFiniteMagnitude)
    }
    for (index, item) in items.enumerated() {
      let at = index * 4
      add([(at + 2, 1)], 0, 1000, .atLeast)
      add([(at + 3, 1)], 0, 1000, .atLeast)
      if case .guide(let owner, let insets?) = item.kind {
        let own = owner * 4
        add([(at, 1), (own, -1)], insets.left)
        add([(at + 1, 1), (own + 1, -1)], insets.top)
        add([(at + 2, 1), (own + 2, -1)], -insets.left - insets.right)
        add([(at + 3, 1), (own + 3, -1)], -insets.top - insets.bottom)
      }
      if let frame = item.frame {
        add([(at, 1)], frame.minX)
        add([(at + 1, 1)], frame.minY)
        if item.follows.contains(.flexibleWidth) {
          add([(at + 2, 1), (2, -1)], frame.width - size.width)
        } else {
          add([(at + 2, 1)], frame.width)
        }
        if item.follows.contains(.flexibleHeight) {
          add([(at + 3, 1), (3, -1)], frame.height - size.height)
        } else {
          add([(at + 3, 1)], frame.height)
        }
      } else if let content = contents[index] {
        if content.width >= 0 {
          add([(at + 2, 1)], content.width, item.resistance.width, .atLeast)
          add([(at + 2, 1)], content.width, item.hugging.width)
        }
        if content.height >= 0 {
          add([(at + 3, 1)], content.height, item.resistance.height, .atLeast)
          add([(at + 3, 1)], content.height, item.hugging.height)
        }
      }
    }
    for rule in rules {
      var (terms, constant) = place(rule.first, rule.firstAttribute, contents, baseline)
      if let second = rule.second {
        let other = place(second, rule.secondAttribute, contents, baseline)
        terms += other.terms.map { ($0.0, -$0.1 * Double(rule.multiplier)) }
        constant -= other.constant * rule.multiplier
      }
      let kind: ConstraintSystem.Relation.Kind =
        switch rule.relation {
        case .equal: .equal
        case .greaterThanOrEqual: .atLeast
        case .lessThanOrEqual: .atMost
        }
      add(terms, rule.constant - constant, rule.priority, kind)
    }
    let numbers = system.solve()
    return items.indices.map { index in
      let at = index * 4
      return CGRect(
        x: numbers[at], y: numbers[at + 1], width: max(numbers[at + 2], 0),
        height: max(numbers[at + 3], 0))
    }
  }

  /// A place or length of an item as a sum of its numbers and a constant.
  private func place(
    _ index: Int, _ attribute: NSLayoutConstraint.Attribute, _ contents: [CGSize?],
    _ baseline: (Int, VerticalAlignment) -> CGFloat
  ) -> (terms: [(Int, Double)], constant: CGFloat) {
    let (x, y, width, height) = (index * 4, index * 4 + 1, index * 4 + 2, index * 4 + 3)
    let margins = items[index].margins
    func line(_ guide: VerticalAlignment) -> CGFloat {
      guard case .part(let number) = items[index].kind else { return 0 }
      return baseline(number, guide)
    }
    return switch attribute {
    case .left, .leading: ([(x, 1)], 0)
    case .right, .trailing: ([(x, 1), (width, 1)], 0)
    case .top: ([(y, 1)], 0)
    case .bottom: ([(y, 1), (height, 1)], 0)
    case .width: ([(width, 1)], 0)
    case .height: ([(height, 1)], 0)
    case .centerX: ([(x, 1), (width, 0.5)], 0)
    case .centerY: ([(y, 1), (height, 0.5)], 0)
    case .firstBaseline: ([(y, 1)], line(.firstTextBaseline))
    case .lastBaseline:
      // As far above the bottom as in the content's own height.
      ([(y, 1), (height, 1)], line(.lastTextBaseline) - (contents[index]?.height ?? 0))
    case .leftMargin, .leadingMargin: ([(x, 1)], margins.left)
    case .rightMargin, .trailingMargin: ([(x, 1), (width, 1)], -margins.right)
    case .topMargin: ([(y, 1)], margins.top)
    case .bottomMargin: ([(y, 1), (height, 1)], -margins.bottom)
    case .centerXWithinMargins: ([(x, 1), (width, 0.5)], (margins.left - margins.right) / 2)
    case .centerYWithinMargins: ([(y, 1), (height, 0.5)], (margins.top - margins.bottom) / 2)
    case .notAnAttribute: ([], 0)
    }
  }
}

extension CGRect {
  /// What a safe area leaves of the rectangle, in a container of a size.
  func clear(of safeArea: UIEdgeInsets, in size: CGSize) -> CGRect {
    let (left, top) = (max(minX, safeArea.left), max(minY, safeArea.top))
    return CGRect(
      x: left, y: top, width: max(min(maxX, size.width - safeArea.right) - left, 0),
      height: max(min(maxY, size.height - safeArea.bottom) - top, 0))
  }
}
