public import Foundation

/// A setting that the rules of tips ask for: `@Parameter static var isLoggedIn: Bool = false`.
@propertyWrapper
public struct TipParameter<Value: Sendable>: Sendable {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// With an option of Apple's, which has no effect.
  public init(wrappedValue: Value, _ options: Option) { self.wrappedValue = wrappedValue }
  public var projectedValue: TipParameter<Value> { self }

  /// Whether a setting is kept.
  public enum Option: Sendable { case transient }
}

extension Tip {
  public typealias Parameter = TipParameter
}

extension Tips {
  public typealias Parameter = TipParameter
}

extension Tips.Rule {
  /// Asked by nobody: a picture shows each tip.
  public init<Value>(_ parameter: TipParameter<Value>, _ rule: (Value) -> Bool) {}
  public init<Value>(_ event: Tips.Event<Value>, _ rule: (Tips.Event<Value>) -> Bool) {}
}

extension Tips.Event {
  /// How often and when something happened; never.
  @dynamicMemberLookup
  public struct Donation: Sendable {
    let value: Value
    public var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public subscript<Fact>(dynamicMember fact: KeyPath<Value, Fact>) -> Fact {
      value[keyPath: fact]
    }
  }
  public var donations: [Donation] { [] }
}

/// When a tip is shown; a picture shows each.
@freestanding(expression)
public macro Rule<Value>(_ input: TipParameter<Value>, _ rule: (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "KumihanMacros", type: "RuleMacro")

/// When a tip is shown, by what happened.
@freestanding(expression)
public macro Rule<Value>(
  _ input: Tips.Event<Value>, _ rule: (Tips.Event<Value>) -> Bool
) -> Tips.Rule = #externalMacro(module: "KumihanMacros", type: "RuleMacro")

/// A stretch of time before now.
public struct DonationTimeRange: Sendable {
  public static let minute = minutes(1)
  public static let hour = hours(1)
  public static let day = days(1)
  public static let week = weeks(1)
  public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange() }
  public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange() }
  public static func days(_ count: Int) -> DonationTimeRange { DonationTimeRange() }
  public static func weeks(_ count: Int) -> DonationTimeRange { DonationTimeRange() }
}

extension Array {
  /// None: nothing happened.
  public func donatedWithin<Value>(
    _ range: DonationTimeRange
  ) -> [Element] where Element == Tips.Event<Value>.Donation { [] }
}
