public import Foundation
public import KumihanViews

/// What an editor lets the attributes of its text be. A picture shows them as they are.
@MainActor @preconcurrency
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

/// What the value of one attribute may be.
@MainActor @preconcurrency
public protocol AttributedTextValueConstraint<Scope, AttributeKey>:
  AttributedTextFormattingDefinition
{
  associatedtype AttributeKey: AttributedStringKey
  typealias Attributes = AttributedTextFormatting.Attributes<Scope>
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public var body: Self { self }
}

/// Parts of definitions.
public enum AttributedTextFormatting {
  /// The attributes of a stretch of text.
  @dynamicMemberLookup
  public struct Attributes<Scope: AttributeScope> {
    private var values: [String: Any] = [:]
    public subscript<Key: AttributedStringKey>(
      dynamicMember path: KeyPath<Scope, Key>
    ) -> Key.Value? {
      get { self[Key.self] }
      set { self[Key.self] = newValue }
    }
    public subscript<Key: AttributedStringKey>(key: Key.Type) -> Key.Value? {
      get {
        switch values[Key.name] {
        case let value as Key.Value: value
        default: nil
        }
      }
      set { values[Key.name] = newValue }
    }
  }

  /// Puts definitions together.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(
      _ definition: D
    ) -> D { definition }
    public static func buildPartialBlock<D: AttributedTextFormattingDefinition<Scope>>(
      first: D
    ) -> D { first }
    public static func buildPartialBlock<
      A: AttributedTextFormattingDefinition<Scope>, B: AttributedTextFormattingDefinition<Scope>
    >(accumulated: A, next: B) -> Pair<A, B> { Pair() }
  }

  /// Two definitions.
  public struct Pair<
    A: AttributedTextFormattingDefinition, B: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition where A.Scope == B.Scope {
    public typealias Scope = A.Scope
    nonisolated init() {}
    public var body: Self { self }
  }

  /// Values among which an attribute's must be.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Hashable {
    public nonisolated init(
      for path: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>,
      default: AttributeKey.Value?
    ) {}
    public func constrain(_ container: inout AttributedTextFormatting.Attributes<Scope>) {}
  }
}

extension View {
  /// No-op: a picture shows attributes as they are.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }
  /// No-op: a picture shows attributes as they are.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}
