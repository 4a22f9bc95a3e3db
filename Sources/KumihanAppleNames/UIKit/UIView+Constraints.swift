import Foundation
import KumihanViews

extension UIView {
  /// Gives a part the safe area at the edges of the view where it stands.
  func share(
    _ safeArea: UIEdgeInsets, with part: UIView, at edges: Set<NSLayoutConstraint.Attribute>
  ) {
    part.shownSafeArea = UIEdgeInsets(
      top: edges.contains(.top) ? safeArea.top : 0, left: edges.contains(.left) ? safeArea.left : 0,
      bottom: edges.contains(.bottom) ? safeArea.bottom : 0,
      right: edges.contains(.right) ? safeArea.right : 0)
  }

  /// The distances of the margins from the view's sides; a screen's are those of the system.
  var shownMargins: UIEdgeInsets {
    var margins = layoutMargins
    if isOfScreen, margins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      let side: CGFloat = bounds.width < 414 ? 16 : 20
      margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return UIEdgeInsets(
      top: margins.top + shownSafeArea.top, left: margins.left + shownSafeArea.left,
      bottom: margins.bottom + shownSafeArea.bottom, right: margins.right + shownSafeArea.right)
  }

  /// Whether constraints place something in the view.
  var isConstrained: Bool { heldParts.isConstrained }

  /// The rule by which the view's parts are placed.
  func constraintLayout(of parts: [UIView]) -> UIConstraintLayout {
    var items = [UIConstraintLayout.Item(kind: .container)]
    items[0].margins = shownMargins
    shareSafeArea(with: parts)
    var numbers = [ObjectIdentifier(self): 0]
    // The view around that has this one's frame may be named in its place.
    let holder = superview?.partsHolder === self ? superview : nil
    if let holder {
      numbers[ObjectIdentifier(holder)] = 0
      for guide in holder.layoutGuides where guide.identifier != "separator" {
        numbers[ObjectIdentifier(guide)] = items.count
        items.append(
          .init(
            kind: .guide(
              of: 0,
              insets: guide.identifier == "safeArea" ? holder.shownSafeArea : shownMargins)))
      }
    }
    for (number, part) in parts.enumerated() {
      numbers[ObjectIdentifier(part)] = items.count
      items.append(part.item(number))
    }
    // What scrolls stands at the origin of its content, whose size the parts in it say.
    var content: Int?
    if self is UIScrollView {
      numbers[ObjectIdentifier(guide("content"))] = items.count
      content = items.count
      items.append(.init(kind: .guide(of: 0, insets: nil), frame: nil))
    }
    for (owner, view) in [(0, self)] + parts.enumerated().map({ ($0.offset + 1, $0.element) }) {
      for guide in view.layoutGuides where numbers[ObjectIdentifier(guide)] == nil {
        numbers[ObjectIdentifier(guide)] = items.count
        let insets: UIEdgeInsets? =
          switch guide.identifier {
          case "safeArea": view.shownSafeArea
          // No keyboard is there: its top is the safe area's bottom.
          case "keyboard":
            UIEdgeInsets(
              top: view.bounds.height - view.shownSafeArea.bottom, left: 0, bottom: 0, right: 0)
          case "frame", "separator": .zero
          case "layoutMargins", "readableContent": view.shownMargins
          default: nil
          }
        items.append(.init(kind: .guide(of: owner, insets: insets)))
      }
    }
    var rules: [UIConstraintLayout.Rule] = []
    if let content {
      for attribute in [NSLayoutConstraint.Attribute.left, .top] {
        rules.append(
          .init(
            first: content, firstAttribute: attribute, relation: .equal, second: 0,
            secondAttribute: attribute, multiplier: 1, constant: 0, priority: 1000))
      }
    }
    for constraint in constraints + (holder?.constraints ?? []) + parts.flatMap(\.constraints) {
      guard let item = constraint.firstItem, let first = numbers[ObjectIdentifier(item)] else {
        continue
      }
      var second: Int?
      if let other = constraint.secondItem {
        guard let number = numbers[ObjectIdentifier(other)] else { continue }
        second = number
      }
      /// The sides of what scrolls are those of its content; its lengths and centres are the view's own.
      func side(_ item: Int, _ attribute: NSLayoutConstraint.Attribute) -> Int {
        guard item == 0, let content, !attribute.isOfFrame else { return item }
        return content
      }
      rules.append(
        .init(
          first: side(first, constraint.firstAttribute),
          firstAttribute: constraint.firstAttribute, relation: constraint.relation,
          second: second.map { side($0, constraint.secondAttribute) },
          secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
          constant: constraint.constant, priority: constraint.priority.rawValue))
    }
    var layout = UIConstraintLayout(items: items, rules: rules, size: bounds.size)
    (layout.safeArea, layout.isOfScreen) = (shownSafeArea, isOfScreen)
    layout.clear = Set(parts.indices.filter { parts[$0].isClear })
    return layout
  }

  /// Does what follows from the view's size while the parts that constraints place have their frames in it, as in UIKit:
  /// corners and layers are set by them.
  func withFrames(_ work: () -> Void) {
    let placed = placedByConstraints()
    let before = placed.map(\.part.frame)
    for (part, frame) in placed { part.frame = frame }
    work()
    for (index, frame) in before.enumerated() { placed[index].part.frame = frame }
  }

  /// The parts that constraints place, and those in them, with their frames at the view's size.
  private func placedByConstraints() -> [(part: UIView, frame: CGRect)] {
    guard isConstrained else { return [] }
    let parts = heldParts.filter { !$0.isHidden }
    var sizes: [Int: CGSize] = [:]
    let layout = constraintLayout(of: parts)
    let frames = layout.frames(bounds.width, bounds.height) { number, room in
      let size = parts[number].measured(in: room) ?? .zero
      sizes[number] = sizes[number] ?? size
      return size
    } baseline: { number, guide in
      // Near the foot of a line, which no corner asks for exactly.
      guide == .firstTextBaseline ? 0.8 * (sizes[number]?.height ?? 0) : 0
    }
    return zip(layout.items, frames).flatMap { item, frame -> [(part: UIView, frame: CGRect)] in
      guard case .part(let number) = item.kind, item.frame == nil else { return [] }
      let part = parts[number]
      return [(part, frame)] + part.sized(frame.size) { part.placedByConstraints() }
    }
  }

  /// Parts that constraints hold at the view's sides have its safe area there.
  private func shareSafeArea(with parts: [UIView]) {
    guard shownSafeArea != .zero else { return }
    for part in parts {
      let sides = (constraints + part.constraints).compactMap {
        constraint -> NSLayoutConstraint.Attribute? in
        let ends = [constraint.firstItem, constraint.secondItem]
        guard constraint.relation == .equal, constraint.constant == 0,
          constraint.firstAttribute == constraint.secondAttribute,
          ends.contains(where: { $0 === part }), ends.contains(where: { $0 === self })
        else { return nil }
        switch constraint.firstAttribute {
        case .leading: return .left
        case .trailing: return .right
        default: return constraint.firstAttribute
        }
      }
      share(shownSafeArea, with: part, at: Set(sides))
    }
  }

  private func item(_ number: Int) -> UIConstraintLayout.Item {
    var item = UIConstraintLayout.Item(kind: .part(number))
    item.margins = shownMargins
    if translatesAutoresizingMaskIntoConstraints {
      (item.frame, item.follows) = (frame, autoresizingMask)
      return item
    }
    item.hugging = (
      contentHuggingPriority(for: .horizontal).rawValue,
      contentHuggingPriority(for: .vertical).rawValue
    )
    item.resistance = (
      contentCompressionResistancePriority(for: .horizontal).rawValue,
      contentCompressionResistancePriority(for: .vertical).rawValue
    )
    let own = toldSize
    if own.width >= 0 || own.height >= 0 {
      item.told = own
      // What constraints hold in the view makes it higher than it says.
      if own.height >= 0, isConstrained, let held = measured(in: .unspecified) {
        item.told?.height = max(own.height, held.height)
      }
    } else if hasContentSize {
      item.hasContent = true
      item.flows = !(self is UIImageView)
      // What constraints hold in it may need more room than what it shows by itself.
      if partsAbove.isConstrained, let own = measured(in: .unspecified),
        let held = Self.size(of: UIPartsPicture(view: self, parts: partsAbove), in: .unspecified),
        held.width > own.width || held.height > own.height
      {
        item.told = CGSize(
          width: max(own.width, held.width), height: max(own.height, held.height))
      }
    }
    return item
  }
}
