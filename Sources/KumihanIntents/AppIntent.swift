public import Foundation
public import KumihanViews
import Synchronization

/// Something that an app can be asked to do; a picture never asks.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public typealias Dependency = AppDependency

  /// Asks nobody: intents are never started.
  public func requestConfirmation() async throws {}
  public func requestConfirmation(
    actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil
  ) async throws {}
  public func requestConfirmation(
    result: some IntentResult, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws {}
  @discardableResult
  public func donate() async throws -> String { "" }
  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

/// Who may start an intent.
public enum IntentAuthenticationPolicy: Int, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What a button that confirms says.
public struct ConfirmationActionName: Sendable {
  public static let `continue` = ConfirmationActionName()
  public static let `do` = ConfirmationActionName()
  public static let add = ConfirmationActionName()
  public static let create = ConfirmationActionName()
  public static let log = ConfirmationActionName()
  public static let order = ConfirmationActionName()
  public static let send = ConfirmationActionName()
  public static let set = ConfirmationActionName()
  public static let start = ConfirmationActionName()
}

/// What an intent takes from its app.
@propertyWrapper
public struct AppDependency<Value>: Sendable {
  private let name: String
  private let manager: AppDependencyManager
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (name, self.manager) = (AppDependencyManager.name(key, Value.self), manager)
  }
  /// Reading a value that the app did not add stops the program.
  public var wrappedValue: Value {
    guard let value = manager.value(name, Value.self) else {
      preconditionFailure("an intent asks for \(Value.self), which the app did not add")
    }
    return value
  }
}

/// What an app gives to its intents.
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()
  private let makers = Mutex<[String: @Sendable () -> any Sendable]>([:])

  static func name<Value>(_ key: AnyHashable?, _ type: Value.Type) -> String {
    key.map { "\($0)" } ?? String(reflecting: type)
  }
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    let name = Self.name(key, Value.self)
    makers.withLock { $0[name] = dependency }
  }
  func value<Value>(_ name: String, _ type: Value.Type) -> Value? {
    let maker = makers.withLock { $0[name] }
    return maker?() as? Value
  }
}

/// The set-up of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that opens what it names.
public protocol OpenIntent: AppIntent {}

/// Opens a link, which nobody follows in a picture.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open Link" }
  public var url: URL?
  public init() {}
  public init(_ url: URL) { self.url = url }
  public func perform() async throws -> some IntentResult { .result() }
}
/// An intent that may be started from the Lock Screen.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays sounds.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that sets a value, as switches do.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
/// An intent of a control.
public protocol ControlConfigurationIntent: AppIntent {}

/// The words about an intent.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  public let descriptionText: String
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { descriptionText = text.key }
  public init(stringLiteral value: String) { descriptionText = value }
}

/// What an intent answers.
public protocol IntentResult: Sendable {}
/// An answer with a value.
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value }
/// An answer with words.
public protocol ProvidesDialog: IntentResult {}
/// An answer with a view.
public protocol ShowsSnippetView: IntentResult {}
/// An answer that opens another intent.
public protocol OpensIntent: IntentResult {}

/// An answer, with or without a value, words and a view.
public struct IntentResultContainer<Value: Sendable>: IntentResult, ReturnsValue, ProvidesDialog,
  ShowsSnippetView, OpensIntent
{
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  public static func result<V: View>(
    dialog: IntentDialog, @ViewBuilder view: () -> V
  ) -> Self { Self(value: nil) }
  public static func result<V: View>(@ViewBuilder view: () -> V) -> Self { Self(value: nil) }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self(value: nil) }
  public static func result<V: View>(view: V) -> Self { Self(value: nil) }
  public static func result<I: AppIntent>(opensIntent: I) -> Self { Self(value: nil) }
  public static func result<I: AppIntent>(
    opensIntent: I, dialog: IntentDialog
  ) -> Self { Self(value: nil) }
}

extension IntentResult {
  public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V> {
    Self(value: value)
  }
  public static func result<V: Sendable>(
    value: V, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V: Sendable, Content: View>(
    value: V, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V: Sendable, Content: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V: Sendable, Content: View>(
    value: V, view: Content
  ) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
}

/// What an intent says.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public let words: String
  public init(_ text: LocalizedStringResource) { words = text.key }
  public init(stringLiteral value: String) { words = value }
}

/// A value that an intent asks for; it keeps the one that it is given.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Mutex<Value?>
    init(_ value: Value?) { self.value = Mutex(value) }
  }
  private let box: Box

  private init(_ value: Value?) { box = Box(value) }

  /// Reading a value that nobody set stops the program.
  public var wrappedValue: Value {
    get {
      guard let value = box.value.withLock({ $0 }) ?? Self.empty else {
        preconditionFailure("an intent's parameter of type \(Value.self) is read before it is set")
      }
      return value
    }
    nonmutating set { box.value.withLock { $0 = newValue } }
  }

  private static var empty: Value? { (Value.self as? any ExpressibleByNilLiteral.Type)?.none() }

  public var projectedValue: IntentParameter<Value> { self }

  /// - Throws: always: nobody is there to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError()
  }
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { throw AppIntentError() }
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { false }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError() }
}

extension ExpressibleByNilLiteral {
  fileprivate static func none<Value>() -> Value? { Self(nilLiteral: ()) as? Value }
}

extension IntentParameter {
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(nil) }
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil
  ) { self.init(value) }
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default value: Value? = nil, inclusiveRange: (Value, Value),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(value) }
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentParameterControlStyle,
    inclusiveRange: (Value, Value), requestValueDialog: IntentDialog? = nil
  ) { self.init(value) }
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    controlStyle: IntentParameterControlStyle, inclusiveRange: (Value, Value)
  ) { self.init(nil) }
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: some DynamicOptionsProvider
  ) { self.init(value) }
  public init(wrappedValue: Value, title: LocalizedStringResource = "") { self.init(wrappedValue) }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}

/// How the Shortcuts app asks for a number.
public enum IntentParameterControlStyle: Hashable, Sendable { case field, slider, stepper }
