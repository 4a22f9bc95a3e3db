public import KumihanViews

/// Choices of a parameter, in sections.
public struct IntentItemCollection<Item: Sendable>: Sendable {
  public var sections: [IntentItemSection<Item>]
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) {
    (self.promptLabel, self.usesIndexedCollation) = (promptLabel, usesIndexedCollation)
    self.sections = sections
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @SectionsBuilder sections: () -> [IntentItemSection<Item>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }
  public static var empty: Self { Self(sections: []) }
  public var items: [Item] { sections.flatMap(\.items).map(\.value) }

  /// Takes the sections of a collection.
  @resultBuilder
  public enum SectionsBuilder {
    public static func buildBlock(_ sections: IntentItemSection<Item>...)
      -> [IntentItemSection<Item>]
    { sections }
  }
}
public typealias ItemCollection = IntentItemCollection

/// Some of the choices of a parameter.
public struct IntentItemSection<Item: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public var items: [IntentItem<Item>]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    items: [Item]
  ) { self.init(title, subtitle: subtitle, items: items.map { IntentItem($0) }) }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    items: [IntentItem<Item>]
  ) { (self.title, self.subtitle, self.items) = (title, subtitle, items) }
}
public typealias ItemSection = IntentItemSection

/// A choice of a parameter.
public struct IntentItem<Value: Sendable>: Sendable {
  public let value: Value
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public init(
    _ value: Value, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil
  ) { (self.value, self.title, self.subtitle) = (value, title, subtitle) }
}
