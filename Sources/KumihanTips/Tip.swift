public import Foundation
public import KumihanViews

/// A hint about a feature of an app.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Option = Tips.Option
  typealias Event = Tips.Event
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }
  public var status: Tips.Status { .available }
  /// True: a picture shows each tip.
  public var shouldDisplay: Bool { true }
  /// The one status, which does not change.
  public var statusUpdates: AsyncStream<Tips.Status> { .one(status) }
  /// Once: a picture shows each tip.
  public var shouldDisplayUpdates: AsyncStream<Bool> { .one(shouldDisplay) }
  /// No-op: a picture keeps no history.
  public func invalidate(reason: Tips.InvalidationReason) {}
  /// No-op: a picture shows each tip.
  public func resetEligibility() async {}
}

extension AsyncStream where Element: Sendable {
  /// A value, and no other after it.
  fileprivate static func one(_ value: Element) -> AsyncStream<Element> {
    AsyncStream { stream in
      stream.yield(value)
      stream.finish()
    }
  }
}

/// How a tip is shown.
public typealias TipOption = Tips.Option

/// Names of tips.
public enum Tips {
  /// Whether a tip is shown.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  /// Why a tip is not shown again.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int? = nil
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void

    public init(
      id: String = "", title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      (self.id, label, self.handler) = (id, { Text(verbatim: title) }, handler)
    }
    public init(
      id: String = "", perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) { (self.id, self.label, self.handler) = (id, label, handler) }
  }

  /// When a tip is shown; a picture shows each.
  public struct Rule: Sendable { public init() {} }
  /// How a tip is shown.
  public protocol Option: Sendable {}
  /// How often a tip is shown.
  public struct MaxDisplayCount: Option { public init(_ count: Int) {} }
  /// How long a tip is shown.
  public struct MaxDisplayDuration: Option { public init(_ duration: TimeInterval) {} }
  /// Whether a tip keeps to the pace of others.
  public struct IgnoresDisplayFrequency: Option { public init(_ ignores: Bool) {} }

  /// Something that happened in the app, which rules count.
  public struct Event<Value: Sendable>: Sendable {
    public let id: String
    public func donate() async where Value == Never {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where Value == Never {
      completion?()
    }
    public func donate(_ value: Value) async {}
    public func sendDonation(_ value: Value, _ completion: (@Sendable () -> Void)? = nil) {
      completion?()
    }
  }

  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func cloudKitContainer(_ container: CloudKitContainer) -> Self { Self() }
    /// The container of the history of tips.
    public struct CloudKitContainer: Sendable {
      public static let automatic = CloudKitContainer()
      public static func named(_ name: String) -> Self { Self() }
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    /// The pace of tips.
    public struct DisplayFrequency: Sendable {
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency()
    }
    /// Where the history of tips is kept.
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> Self { Self() }
      public static func groupContainer(identifier: String) -> Self { Self() }
    }
  }

  /// No-op: a picture shows each tip.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  /// Turns a closure's buttons into a list.
  @resultBuilder
  public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
  }
  /// Turns a closure's rules into a list.
  @resultBuilder
  public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
  }
  /// Turns a closure's options into a list.
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any Option) -> [any Option] { [option] }
    public static func buildExpression(_ options: [any Option]) -> [any Option] { options }
    public static func buildBlock(_ options: [any Option]...) -> [any Option] {
      options.flatMap { $0 }
    }
  }
}

extension Tips.Event where Value == Never {
  public init(id: String) { self.id = id }
}

extension Tips.Event where Value: Codable {
  public init(id: String) { self.id = id }
}
