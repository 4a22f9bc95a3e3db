import Foundation
public import KumihanViews

/// How a type is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public let name: String
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name.key
  }
  public init(stringLiteral value: String) { name = value }
}

/// How a value is called and shown.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture of a value.
  public struct Image: Sendable {
    let name: String
    public init(systemName: String) { name = systemName }
    public init(named name: String) { self.name = name }
  }

  public let title: String
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { self.title = title.key }
  public init(stringLiteral value: String) { title = value }
}

/// A value of an app that intents know.
public protocol AppEntity: Identifiable, Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

/// A way to find values of an app.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

/// A way to find values by words.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// A way to find all values there are.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A choice of an app that intents know.
public protocol AppEnum: CaseIterable, Hashable, Sendable, RawRepresentable
where RawValue: LosslessStringConvertible {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// The shortcuts of an app.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}

/// The colour of an app's shortcuts.
public enum ShortcutTileColor: Int, Sendable {
  case navy, lime, grayGreen, red, orange, yellow, lightBlue, blue, teal, tangerine, pink, purple
  case grayBrown, grayBlue
}

/// A shortcut with its phrases.
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}

/// Words that start a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// The parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, Value>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// A part of a phrase that the system fills in.
public enum AppShortcutPhraseToken: Sendable { case applicationName }

/// Turns a closure's shortcuts into a list.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// A value of an entity that the system may read.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var value: Value?
  public init(title: LocalizedStringResource) {}
  public init() {}
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
  public var wrappedValue: Value {
    get {
      guard let value else {
        preconditionFailure("the property of an entity is read before it is set")
      }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }
}

extension AppEntity {
  public typealias Property = EntityProperty
}
