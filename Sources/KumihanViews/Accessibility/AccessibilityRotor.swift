import KumihanLayout

/// The stations of a rotor.
public protocol AccessibilityRotorContent {
  /// Their labels, in order.
  @MainActor var _labels: [Text] { get }
}

/// A station of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let label: Text?
  public var _labels: [Text] { label.map { [$0] } ?? [] }

  public init(_ label: Text, id: ID) { self.label = label }
  public init(_ label: LocalizedStringKey, id: ID) { self.label = Text(label) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID) {
    self.label = Text(verbatim: String(label))
  }
}

/// Builds the stations of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public struct Stations: AccessibilityRotorContent {
    public let _labels: [Text]
  }
  @MainActor public static func buildExpression(
    _ content: some AccessibilityRotorContent
  ) -> Stations { Stations(_labels: content._labels) }
  public static func buildBlock(_ parts: Stations...) -> Stations {
    Stations(_labels: parts.flatMap(\._labels))
  }
  public static func buildOptional(_ part: Stations?) -> Stations {
    part ?? Stations(_labels: [])
  }
  public static func buildEither(first: Stations) -> Stations { first }
  public static func buildEither(second: Stations) -> Stations { second }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor public var _labels: [Text] { data.flatMap { content($0)._labels } }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension View {
  /// Annotation: a way through the stations inside the view.
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> C
  ) -> _SemanticsView<Self> {
    _SemanticsView(content: self) { lowering in
      var words = Semantics()
      words.rotors = [
        AccessibilityElement.Rotor(
          label.string(in: lowering),
          entries: entries()._labels.map { $0.string(in: lowering) })
      ]
      return words
    }
  }
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> C
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }
  /// Annotation: a way through values of a collection, each named by one of its properties.
  public func accessibilityRotor<Element: Identifiable>(
    _ label: Text, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View {
    accessibilityRotor(label) {
      ForEach(entries) { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0.id) }
    }
  }
  public func accessibilityRotor<Element: Identifiable>(
    _ label: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel) }
  public func accessibilityRotor<Element, ID: Hashable>(
    _ label: Text, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View {
    accessibilityRotor(label) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID])
      }
    }
  }
  /// Annotation: a way of the system's, through the given entries in place of what it finds.
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ rotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> C
  ) -> some View { accessibilityRotor(Text(verbatim: rotor.name), entries: entries) }
  public func accessibilityRotor<Element: Identifiable>(
    _ rotor: AccessibilitySystemRotor, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: rotor.name), entries: entries, entryLabel: entryLabel)
  }
  public func accessibilityRotor<Element, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View {
    accessibilityRotor(Text(label)) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID])
      }
    }
  }
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, C: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> C
  ) -> some View { accessibilityRotor(Text(verbatim: String(label)), entries: entries) }
}

/// The ways that screen readers know of themselves.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String
  public static let headings = AccessibilitySystemRotor(name: "Headings")
  public static let links = AccessibilitySystemRotor(name: "Links")
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited links" : "Links")
  }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .headings
  }
  public static let boldText = AccessibilitySystemRotor(name: "Bold text")
  public static let italicText = AccessibilitySystemRotor(name: "Italic text")
  public static let underlineText = AccessibilitySystemRotor(name: "Underlined text")
  public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled words")
  public static let images = AccessibilitySystemRotor(name: "Images")
  public static let textFields = AccessibilitySystemRotor(name: "Text fields")
  public static let tables = AccessibilitySystemRotor(name: "Tables")
  public static let lists = AccessibilitySystemRotor(name: "Lists")
  public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
}
