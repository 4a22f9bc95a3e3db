import Foundation
package import KumihanDrawing

/// What a view says of itself to those who do not see it: set by controls and by the
/// `accessibility…` modifiers, beside the node, and read only when asked for.
///
/// A node without one says what its kind says: a text its words, everything else nothing.
package struct Semantics: Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  /// The level of a heading, 1 to 6.
  package var headingLevel: Int?
  /// Whether the level is only what it mostly is: that of a part of the screen.
  package var headsPart = false
  package var isHidden: Bool?
  /// How the views inside become elements; nil: each by itself.
  package var children: Children?
  /// Elements with a higher one come first in their container.
  package var sortPriority: Double?
  /// The names of actions besides the main one.
  package var actions: [String] = []
  package var customContent: [AccessibilityElement.CustomContent] = []
  package var inputLabels: [String] = []
  package var rotors: [AccessibilityElement.Rotor] = []
  /// The place of an activation in the frame; nil for the middle.
  package var activationPoint: UnitPoint?
  /// False where a tap does nothing; nil where nobody says.
  package var respondsToInteraction: Bool?
  /// Whether a gesture of the view itself answers to taps. No reader says it, so it is no word.
  package var hasTapGesture = false
  /// The shape in the frame that answers to touches, where one is set.
  package var contentShape: ShapeForm?
  /// The place in a row of tabs or segments, counted from 1.
  package var position: AccessibilityElement.Position?
  /// The part that this view plays in the control around it.
  package var part: Part?
  package var pair: Pair?
  package var image: ImageName?
  /// Views that are said and not drawn, by their nodes without a parent.
  package var unseen: [Unseen] = []
  /// The roles in the document besides that of the other properties, the innermost first.
  package var roles: [SemanticRole] = []
  /// Whether a merged element is as large as those in it, not as the view.
  package var isTight = false
  /// The view that is a control, an index into the tree's origins; -1 for none. Its label may be made
  /// on other lines.
  package var controlOrigin: Int32 = -1

  /// What becomes of the elements inside.
  package enum Children: String, Sendable {
    /// They are left out: the view is one element.
    case ignore
    /// They become one element with the labels of all.
    case combine
    /// They stay, together and in an order of their own.
    case contain
    /// As `combine` where all of them are plain text, else as they are.
    case combineText
    /// As `contain`, in the order of their views: a table, a list.
    case sequence
    /// As `contain`; a single control in it can be used all over the row.
    case row

    /// Whether the elements inside stay as they are, so that words are not said of each of them.
    var keepsElements: Bool {
      switch self {
      case .contain, .sequence, .row: true
      case .ignore, .combine, .combineText: false
      }
    }
  }

  /// The part of a view in the control around it.
  package enum Part: String, Sendable {
    /// It says the control's value, not its label.
    case value
    /// It says nothing: an icon beside its title, an arrow.
    case silent
  }

  /// One of two views that belong together, wherever they stand.
  package struct Pair: Hashable, Sendable {
    package var isLabel: Bool
    package var key: String

    package init(isLabel: Bool, key: String) { (self.isLabel, self.key) = (isLabel, key) }
  }

  /// The words that a picture has by itself.
  package enum ImageName: Hashable, Sendable {
    case symbol(String)
    case named(String)
    case nameless
  }

  /// Nodes that were lowered for their words alone.
  package struct Unseen: Sendable {
    package enum Use: Sendable {
      case label, value, actions
      /// Their elements stand for those inside, each in the view's frame.
      case representation
      /// Their elements come after those inside, in the view's frame.
      case children
    }

    package var use: Use
    package var roots: [Int32]

    package init(_ use: Use, roots: [Int32]) { (self.use, self.roots) = (use, roots) }
  }

  package init() {}
}

extension Semantics {
  /// Adds what a modifier further out says: it overrides what was said inside.
  package mutating func add(_ outer: Semantics) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    identifier = outer.identifier ?? identifier
    addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
    removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
    headsPart = outer.headingLevel == nil ? headsPart : outer.headsPart
    headingLevel = outer.headingLevel ?? headingLevel
    isHidden = outer.isHidden ?? isHidden
    children = outer.children ?? children
    sortPriority = outer.sortPriority ?? sortPriority
    actions += outer.actions
    customContent += outer.customContent
    inputLabels = outer.inputLabels.isEmpty ? inputLabels : outer.inputLabels
    rotors += outer.rotors
    activationPoint = outer.activationPoint ?? activationPoint
    respondsToInteraction = outer.respondsToInteraction ?? respondsToInteraction
    hasTapGesture = hasTapGesture || outer.hasTapGesture
    contentShape = outer.contentShape ?? contentShape
    position = outer.position ?? position
    part = outer.part ?? part
    pair = outer.pair ?? pair
    image = outer.image ?? image
    unseen += outer.unseen
    roles += outer.roles
    controlOrigin = outer.controlOrigin >= 0 ? outer.controlOrigin : controlOrigin
    isTight = isTight || outer.isTight
  }

  /// Whether a view that has no element inside becomes one by these words.
  var makesElement: Bool {
    label != nil || value != nil || image != nil || !unseen.isEmpty || !actions.isEmpty
      || !addedTraits.isEmpty || hint != nil
  }

  /// The roles in documents, the innermost first.
  var documentRoles: [SemanticRole] { (saidRole.map { [$0] } ?? []) + roles }

  /// The role in documents that follows from what is said.
  private var saidRole: SemanticRole? {
    if isHidden == true { return .artifact }
    if headingLevel != nil || addedTraits.contains(.isHeader) {
      return headsPart ? .partHeading : .heading(level: headingLevel ?? 1)
    }
    switch image {
    case .named(let name) where label == nil: return part == .silent ? .artifact : .figure(name)
    case .nameless where part == .silent: return .artifact
    case .named, .nameless, .symbol, nil: break
    }
    // Merged words are in the document themselves.
    if isTight { return nil }
    // A field shows its words, and a labelled container keeps the parts inside.
    if !addedTraits.isDisjoint(with: [.isTextField, .isSearchField]) { return nil }
    return children?.keepsElements == true ? nil : label.map { .figure($0) }
  }
}

extension LayoutTree {
  /// Adds to what a node says.
  package mutating func describe(_ node: inout LayoutNode, _ words: Semantics) {
    guard node.semantics >= 0 else {
      semantics.append(words)
      return node.semantics = Int32(semantics.count - 1)
    }
    semantics[Int(node.semantics)].add(words)
  }
}

extension LayoutParameters {
  /// The facts that a view was given; what a picture says by itself is not among them.
  mutating func add(_ words: Semantics) {
    if let label = words.label { add("label", label.quoted) }
    if let value = words.value { add("value", value.quoted) }
    if let hint = words.hint { add("hint", hint.quoted) }
    if let identifier = words.identifier { add("identifier", identifier.quoted) }
    if !words.addedTraits.isEmpty {
      add("traits", words.addedTraits.names.joined(separator: ","))
    }
    if !words.removedTraits.isEmpty {
      add("removedTraits", words.removedTraits.names.joined(separator: ","))
    }
    if let level = words.headingLevel { add("heading", "\(level)") }
    add("hidden", if: words.isHidden == true)
    if let children = words.children { add("elements", children.rawValue) }
    add("sortPriority", words.sortPriority.map { CGFloat($0) })
    if !words.actions.isEmpty { add("actions", words.actions.joined(separator: ",").quoted) }
    for content in words.customContent {
      add("content", "\(content.label): \(content.value)".quoted)
    }
    if !words.inputLabels.isEmpty {
      add("inputLabels", words.inputLabels.joined(separator: ",").quoted)
    }
    for rotor in words.rotors { add("rotor", rotor.label.quoted) }
    if let point = words.activationPoint { add("activation", point.words) }
    if let responds = words.respondsToInteraction { add("interaction", "\(responds)") }
    if let position = words.position { add("position", "\(position.index)/\(position.count)") }
    if let part = words.part { add("part", part.rawValue) }
    for role in words.roles { add("documentRole", role.words) }
  }
}
