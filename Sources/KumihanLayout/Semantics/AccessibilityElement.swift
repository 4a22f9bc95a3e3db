public import Foundation
public import KumihanDrawing

/// One element as a screen reader finds it: what it says, and where it is.
public struct AccessibilityElement: Hashable, Sendable {
  /// The name; nil where nothing gives one.
  public var label: String?
  /// The state or content, such as `75%`; nil for none.
  public var value: String?
  /// What a use of it does; nil for none.
  public var hint: String?
  /// The name that tests use; it is never spoken.
  public var identifier: String?
  /// Its kind and its state.
  public var traits: AccessibilityTraits
  /// The level of a heading, 1 to 6; nil where none is given.
  public var headingLevel: Int?
  /// In points from the page's top left corner, not rounded to pixels.
  public var frame: CGRect
  /// The point that a use of it would touch, in the page.
  public var activationPoint: CGPoint
  /// The names of actions besides the main one, in order.
  public var actions: [String]
  /// More about the element, read when asked for.
  public var customContent: [CustomContent]
  /// The words that voice control takes for it, besides the label.
  public var inputLabels: [String]
  /// Ways through what is inside, in order.
  public var rotors: [Rotor]
  /// The place in a row of tabs or segments; nil outside one.
  public var position: Position?
  /// False where the view was said to do nothing on a tap.
  public var respondsToInteraction: Bool
  /// The line of source of the view.
  public var site: CallSite
  /// The view, in its page's layout; of several merged ones, the view around them.
  public var node: NodeID

  /// More about an element, read when asked for.
  public struct CustomContent: Hashable, Sendable {
    /// The name and the content, such as `Size` and `3 MB`.
    public var label, value: String
    public init(_ label: String, _ value: String) { (self.label, self.value) = (label, value) }
  }

  /// A way through the screen, with its stations.
  public struct Rotor: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// The labels of its stations, in order.
    public var entries: [String]
    public init(_ label: String, entries: [String]) {
      (self.label, self.entries) = (label, entries)
    }
  }

  /// A place among equals, counted from 1.
  public struct Position: Hashable, Sendable {
    public var index, count: Int
    public init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
  }

  package init(
    label: String? = nil, value: String? = nil, traits: AccessibilityTraits = [], frame: CGRect,
    site: CallSite, node: NodeID
  ) {
    (self.label, self.value, self.traits) = (label, value, traits)
    (self.frame, self.site, self.node) = (frame, site, node)
    (actions, customContent, inputLabels, rotors) = ([], [], [], [])
    activationPoint = CGPoint(x: frame.midX, y: frame.midY)
    respondsToInteraction = true
  }

  /// Whether it can be used; false inside `disabled(_:)`.
  public var isEnabled: Bool { !traits.contains(.isDisabled) }
}

extension AccessibilityElement {
  /// What VoiceOver says on the element, in English: label and value, then traits.
  ///
  /// `Wi-Fi. Switch Button. On.`, `Volume: 75%. Adjustable.`, `Selected: Day. Button. 1 of 3.`
  public var spoken: String {
    let words = spokenTraits
    var text = spokenText
    if text.isEmpty { return words }
    if traits.contains(.isSelected) { text = "Selected: " + text }
    if words.isEmpty { return text }
    return text + (text.hasSuffix(".") ? " " : ". ") + words
  }

  /// The hint that follows after a pause: the element's own, else that of its kind; nil for none.
  public var spokenHint: String? {
    if let hint, !hint.isEmpty { return hasText ? hint : nil }
    guard isEnabled else { return nil }
    if traits.contains(.isToggle) { return "Double tap to toggle setting." }
    if traits.contains(.isAdjustable) {
      return "Swipe up or down with one finger to adjust the value."
    }
    if isField { return "Double tap to edit." }
    return nil
  }

  private var isField: Bool {
    !traits.isDisjoint(with: [.isTextField, .isSearchField])
  }

  /// The value as spoken with the label; a switch says it after its traits.
  private var plainValue: String { traits.contains(.isToggle) ? "" : value ?? "" }

  private var hasText: Bool { label?.isEmpty == false || !plainValue.isEmpty }

  /// Without label and value, the hint stands for them.
  private var spokenText: String {
    let (label, value) = (label ?? "", plainValue)
    if label.isEmpty, value.isEmpty { return hint ?? "" }
    return label.isEmpty ? value : value.isEmpty ? label : "\(label): \(value)"
  }

  private var spokenTraits: String {
    var words: [String] = []
    func add(_ word: String, _ trait: AccessibilityTraits) {
      if traits.contains(trait) { words.append(word) }
    }
    add("Dimmed.", .isDisabled)
    if traits.isDisjoint(with: [.isKeyboardKey, .isToggle, .isTab, .isBackButton]) {
      add("Button.", .isButton)
    }
    add("Back Button.", .isBackButton)
    if traits.contains(.isToggle) {
      words.append("Switch Button.")
      if let value, !value.isEmpty { words.append("\(value).") }
    }
    add("Tab.", .isTab)
    if traits.contains(.isTextField) {
      words.append(traits.contains(.isSecure) ? "Secure Text Field." : "Text Field.")
    }
    add("Heading.", .isHeader)
    add("Link.", .isLink)
    add("Adjustable.", .isAdjustable)
    add("Image.", .isImage)
    add("Search Field.", .isSearchField)
    if let position { words.append("\(position.index) of \(position.count).") }
    return words.joined(separator: " ")
  }
}

/// The elements of a page in the order in which a screen reader goes through them.
public struct AccessibilityPage: Sendable, CustomStringConvertible {
  /// One for each thing that a reader stops at.
  public let elements: [AccessibilityElement]

  package init(_ elements: [AccessibilityElement]) { self.elements = elements }

  /// The spoken lines, one for each element.
  public var spoken: [String] { elements.map(\.spoken) }

  /// The elements as text: a numbered line with the spoken words for each, below it the hint, the
  /// actions and the rest, each indented, and the frame in points.
  ///
  /// ```text
  /// 1. Wi-Fi. Switch Button. On.
  ///    Double tap to toggle setting.
  ///    frame 16,120 358,44
  /// ```
  public var description: String {
    elements.enumerated().map { index, element in
      (["\(index + 1). \(element.spoken)"] + element.details.map { "   " + $0 })
        .joined(separator: "\n") + "\n"
    }.joined()
  }
}

extension AccessibilityElement {
  fileprivate var details: [String] {
    var lines: [String] = []
    if let spokenHint { lines.append(spokenHint) }
    if !actions.isEmpty { lines.append("Actions Available: " + actions.joined(separator: ", ")) }
    if !customContent.isEmpty {
      lines.append("More Content Available")
      lines += customContent.map { "  \($0.label): \($0.value)" }
    }
    for rotor in rotors {
      lines.append("Rotor \(rotor.label): " + rotor.entries.joined(separator: ", "))
    }
    if !inputLabels.isEmpty { lines.append("Input Labels: " + inputLabels.joined(separator: ", ")) }
    if let headingLevel { lines.append("heading level \(headingLevel)") }
    if let identifier { lines.append("identifier \(identifier.quoted)") }
    if !respondsToInteraction { lines.append("does not respond to taps") }
    lines.append("frame \(frame.origin.words) \(frame.size.words)")
    return lines
  }
}
