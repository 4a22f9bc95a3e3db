import Foundation
import KumihanDrawing
import KumihanText

extension PlacedTree {
  /// The elements of the placed views in reading order, computed from frames and semantics.
  ///
  /// - Parameter places: the place of every node of the tree; nil to find them.
  package func accessibility(places: [CallSite]? = nil) -> AccessibilityPage {
    let reader = AccessibilityReader(placed: self, places: places ?? tree.places())
    let items = tree.roots.flatMap { reader.items(of: $0, in: nil) }
    let isRightToLeft = tree.roots.first.map { tree.nodes[Int($0)].isRightToLeft } ?? false
    // Elements whose tops differ by less are in one row: on a tablet, rows are taller.
    let order = ReadingOrder(
      threshold: min(size.width, size.height) < 600 ? 8 : 13, isRightToLeft: isRightToLeft)
    return AccessibilityPage(AccessibilityItem.paired(order.elements(of: items)).map(\.element))
  }
}

/// Elements from top to bottom, those of one row in reading direction; groups stay together, at the
/// place of their first element. Source: the order of AccessibilitySnapshot, which follows UIKit's.
struct ReadingOrder {
  /// The least difference of tops between two rows, in points.
  let threshold: CGFloat
  let isRightToLeft: Bool

  func elements(of items: [AccessibilityItem]) -> [AccessibilityItem.Leaf] {
    sorted(items).flatMap(\.leaves)
  }

  private struct Entry {
    var leaves: [AccessibilityItem.Leaf]
    var priority: Double
    var frame: CGRect
  }

  /// Adds what stays together, at the place of its first element.
  private func add(
    _ leaves: [AccessibilityItem.Leaf], _ priority: Double, to entries: inout [Entry]
  ) {
    guard let first = leaves.first else { return }
    entries.append(Entry(leaves: leaves, priority: priority, frame: first.element.frame))
  }

  private func sorted(_ items: [AccessibilityItem]) -> [Entry] {
    var entries: [Entry] = []
    for item in items {
      switch item.content {
      case .element(let element):
        let leaf = AccessibilityItem.Leaf(element: element, part: item.part, pair: item.pair)
        entries.append(Entry(leaves: [leaf], priority: item.priority, frame: element.frame))
      case .group(let inner):
        add(sorted(inner).flatMap(\.leaves), item.priority, to: &entries)
      case .sequence(let inner):
        add(inner.flatMap { sorted([$0]) }.flatMap(\.leaves), item.priority, to: &entries)
      }
    }
    guard entries.count > 1 else { return entries }
    let byTop = entries.enumerated().sorted {
      ($1.element.priority, $0.element.frame.minY, $0.offset)
        < ($0.element.priority, $1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[Entry]] = []
    for entry in byTop {
      if let first = rows.last?.first, first.priority == entry.priority,
        entry.frame.minY - first.frame.minY < threshold
      {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { a, b in
        let (left, right) =
          isRightToLeft
          ? (-a.element.frame.maxX, -b.element.frame.maxX)
          : (a.element.frame.minX, b.element.frame.minX)
        return (left, a.offset) < (right, b.offset)
      }.map(\.element)
    }
  }
}

/// Walks a placed tree and collects its elements.
struct AccessibilityReader {
  let placed: PlacedTree
  let places: [CallSite]

  private var tree: LayoutTree { placed.tree }

  private func id(_ node: Int32) -> NodeID { NodeID(tree.base + node) }

  /// - Parameter unseen: the frame of the elements of views that are not drawn; nil for drawn ones.
  func items(of node: Int32, in unseen: CGRect?) -> [AccessibilityItem] {
    guard let frame = unseen ?? placed.frame(of: node) else { return [] }
    let entry = tree.nodes[Int(node)]
    guard entry.semantics >= 0 else { return content(of: node, entry, frame, unseen) }
    let words = tree.semantics[Int(entry.semantics)]
    if words.isHidden == true { return [] }
    return described(content(of: node, entry, frame, unseen), by: words, node, frame)
  }

  private func children(of node: Int32, in unseen: CGRect?) -> [AccessibilityItem] {
    tree.children(of: node).flatMap { items(of: $0, in: unseen) }
  }

  private func content(
    of node: Int32, _ entry: LayoutNode, _ frame: CGRect, _ unseen: CGRect?
  ) -> [AccessibilityItem] {
    switch entry.kind {
    case .leaf(.text(let paragraph)):
      if entry.ink >= 0, case .textBars = tree.inks[Int(entry.ink)] { return [] }
      return text(tree.paragraphs[Int(paragraph)].runs.map { ($0.text, $0.link) }, node, frame)
    case .leaf(.deferred):
      guard let graft = placed.grafts[node] else { return [] }
      let reader = AccessibilityReader(
        placed: graft, places: graft.tree.places(inside: places[Int(node)]))
      return graft.tree.roots.flatMap { reader.items(of: $0, in: unseen) }
    case .leaf: return []
    case .wrapper(.effect(let index)):
      switch tree.effects[Int(index)] {
      case .hidden: return []
      case .opacity(let opacity) where opacity <= 0: return []
      case let effect:
        let inner = children(of: node, in: unseen)
        guard unseen == nil, let map = effect.map(in: frame) else { return inner }
        return map.isUsable ? inner.map { $0.moved(by: map) } : []
      }
    case .wrapper(.masked):
      return tree.children(of: node).first.map { items(of: $0, in: unseen) } ?? []
    case .wrapper(.annotated(let index)):
      return annotated(tree.annotations[Int(index)], node, frame, unseen)
    case .container(.viewThatFits) where unseen != nil:
      return tree.children(of: node).first.map { items(of: $0, in: unseen) } ?? []
    case .container(.scroll):
      return [AccessibilityItem(group: children(of: node, in: unseen))]
    case .wrapper(.safeAreaInset(let edge, _, _)):
      return barred(tree.children(of: node).map { items(of: $0, in: unseen) }, edge)
    case .wrapper, .container: return children(of: node, in: unseen)
    }
  }

  /// A screen and its bar, each together, in the order of their edges.
  private func barred(_ parts: [[AccessibilityItem]], _ edge: Edge) -> [AccessibilityItem] {
    let groups = parts.filter { !$0.isEmpty }
    guard groups.count > 1 else { return groups.first ?? [] }
    let order = edge == .top || edge == .leading ? groups.reversed() : groups
    return [AccessibilityItem(sequence: order.map { AccessibilityItem(group: $0) })]
  }

  private func text(
    _ runs: [(text: String, link: String?)], _ node: Int32, _ frame: CGRect
  ) -> [AccessibilityItem] {
    // A picture in a line of text is no character.
    let words = runs.map(\.text).joined().replacing("\u{FFFC}", with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty, frame.width > 0, frame.height > 0 else { return [] }
    var traits = AccessibilityTraits.isStaticText
    if runs.allSatisfy({ $0.link != nil }) { traits.insert(.isLink) }
    return [
      AccessibilityItem(
        AccessibilityElement(
          label: words, traits: traits, frame: frame, site: places[Int(node)], node: id(node)))
    ]
  }

  private func annotated(
    _ annotation: Annotation, _ node: Int32, _ frame: CGRect, _ unseen: CGRect?
  ) -> [AccessibilityItem] {
    var words = Semantics()
    switch annotation {
    case .destination, .outline, .note: return children(of: node, in: unseen)
    case .link:
      (words.addedTraits, words.children) = (.isLink, .combine)
      let inner = children(of: node, in: unseen)
      return inner.isEmpty ? [] : described(inner, by: words, node, frame)
    }
  }

  private func unseenItems(
    _ words: Semantics, _ use: Semantics.Unseen.Use, _ frame: CGRect
  ) -> [AccessibilityItem] {
    words.unseen.filter { $0.use == use }.flatMap(\.roots).flatMap { items(of: $0, in: frame) }
  }

  /// The labels of views that are not drawn, as one element.
  private func unseenWords(
    _ words: Semantics, _ use: Semantics.Unseen.Use, _ node: Int32, _ frame: CGRect
  ) -> [AccessibilityItem] {
    let inner = unseenItems(words, use, frame)
    guard !inner.isEmpty else { return [] }
    var item = AccessibilityItem(combined(inner, node, frame))
    item.part = use == .value ? .value : nil
    return [item]
  }

  private func described(
    _ inner: [AccessibilityItem], by words: Semantics, _ node: Int32, _ frame: CGRect
  ) -> [AccessibilityItem] {
    var items = words.part == .silent || words.children == .ignore ? [] : inner
    if let image = words.image, frame.width > 0, frame.height > 0, words.part != .silent {
      items = [
        AccessibilityItem(
          AccessibilityElement(
            label: image.words, traits: .isImage, frame: frame, site: places[Int(node)],
            node: id(node)))
      ]
    }
    if !words.unseen.isEmpty {
      let represented = unseenItems(words, .representation, frame)
      if !represented.isEmpty { items = represented }
      items =
        unseenWords(words, .label, node, frame) + items + unseenWords(words, .value, node, frame)
        + unseenItems(words, .children, frame)
    }
    switch words.children {
    case .combine where items.isEmpty && !words.makesElement: break
    case .ignore, .combine:
      let tight = items.flatMap(\.leaves).map(\.element.frame).reduce(CGRect.null) { $0.union($1) }
      let place = words.isTight && !tight.isNull ? tight : frame
      items = [AccessibilityItem(combined(items, node, place))]
    case .combineText where items.count > 1 && items.allSatisfy(\.isStaticText):
      items = [AccessibilityItem(combined(items, node, frame))]
    case .contain: items = [AccessibilityItem(group: items)]
    case .sequence: items = [AccessibilityItem(sequence: items)]
    case .row:
      let leaves = items.flatMap(\.leaves)
      if leaves.count == 1, leaves[0].element.isControl {
        for index in items.indices {
          items[index].changeEach { $1.use(frame) }
        }
      }
      items = [AccessibilityItem(group: items)]
    case .combineText: break
    case nil:
      if items.isEmpty, words.part == nil, words.makesElement {
        items = [
          AccessibilityItem(
            AccessibilityElement(frame: frame, site: places[Int(node)], node: id(node)))
        ]
      }
    }
    let names = unseenItems(words, .actions, frame).flatMap(\.leaves).compactMap(\.element.label)
    // A control is where it is made, not where its label is.
    let control = tree.place(of: .unknown, from: words.controlOrigin)
    if control.layer == .user, items.count == 1 { items[0].changeEach { $1.site = control } }
    for index in items.indices {
      if let priority = words.sortPriority { items[index].priority = priority }
      // What is said of a container that stays one is not said of each view in it.
      if words.children?.keepsElements != true {
        items[index].changeEach { item, element in
          item.part = words.part ?? item.part
          item.pair = words.pair ?? item.pair
          element.add(words, actions: names, frame: frame)
        }
      }
    }
    return items
  }

  /// One element with the words of several, in reading order.
  private func combined(
    _ items: [AccessibilityItem], _ node: Int32, _ frame: CGRect
  ) -> AccessibilityElement {
    let isRightToLeft = tree.nodes[Int(node)].isRightToLeft
    let leaves = ReadingOrder(threshold: 8, isRightToLeft: isRightToLeft).elements(of: items)
    var result = AccessibilityElement(frame: frame, site: places[Int(node)], node: id(node))
    let labels = leaves.filter { $0.part != .value }.compactMap(\.element.label)
    let values =
      leaves.filter { $0.part == .value }.compactMap(\.element.label)
      + leaves.compactMap(\.element.value)
    if !labels.isEmpty { result.label = labels.joined(separator: ", ") }
    if !values.isEmpty { result.value = values.joined(separator: ", ") }
    for leaf in leaves.map(\.element) {
      result.traits.formUnion(leaf.traits)
      result.hint = result.hint ?? leaf.hint
      result.headingLevel = result.headingLevel ?? leaf.headingLevel
      result.actions += leaf.actions
      result.customContent += leaf.customContent
      result.rotors += leaf.rotors
    }
    let buttons = leaves.map(\.element).filter { $0.traits.contains(.isButton) }
    if buttons.count > 1 { result.actions += buttons.compactMap(\.label) }
    if leaves.count > 1 { result.traits.remove(.isStaticText) }
    return result
  }
}

extension AccessibilityElement {
  fileprivate mutating func add(_ words: Semantics, actions names: [String], frame: CGRect) {
    label = words.label ?? label
    value = words.value ?? value
    hint = words.hint ?? hint
    identifier = words.identifier ?? identifier
    traits = traits.subtracting(words.removedTraits).union(words.addedTraits)
    // What can be used is no longer plain text or a picture.
    if !words.addedTraits.isDisjoint(with: AccessibilityElement.uses) {
      traits.subtract([.isImage, .isStaticText])
    }
    headingLevel = words.headingLevel ?? headingLevel
    if words.headingLevel != nil { traits.insert(.isHeader) }
    actions += words.actions + names
    customContent += words.customContent
    if !words.inputLabels.isEmpty { inputLabels = words.inputLabels }
    rotors += words.rotors
    position = words.position ?? position
    respondsToInteraction = words.respondsToInteraction ?? respondsToInteraction
    if let point = words.activationPoint { activationPoint = point.point(in: frame) }
  }

  fileprivate var isControl: Bool { !traits.isDisjoint(with: AccessibilityElement.uses) }

  /// Takes the frame in which it can be used.
  fileprivate mutating func use(_ frame: CGRect) {
    self.frame = frame
    activationPoint = CGPoint(x: frame.midX, y: frame.midY)
  }

  private static let uses: AccessibilityTraits = [
    .isButton, .isLink, .isToggle, .isTab, .isTextField, .isSearchField, .isAdjustable,
  ]
}
