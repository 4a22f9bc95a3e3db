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
