/// How an intent is written in the Shortcuts app, which reads it from the app.
public protocol ParameterSummary: Sendable {}

/// Words with parameters among them.
public struct IntentParameterSummary<Intent>: ParameterSummary {
  public init(_ words: SummaryString<Intent>) {}
  public init(
    _ words: SummaryString<Intent>, @SummaryBuilder<Intent> _ rest: () -> SummaryString<Intent>
  ) {}
}

/// The parts of a summary, which nobody reads.
public struct SummaryString<Intent>: Sendable, ExpressibleByStringInterpolation {
  /// Words and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, Value>) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// Takes the further parameters of a summary.
@resultBuilder
public enum SummaryBuilder<Intent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, Value>
  ) -> SummaryString<Intent> { "" }
  public static func buildBlock(_ parts: SummaryString<Intent>...) -> SummaryString<Intent> { "" }
}

/// A summary for the case that a parameter has a value, and another for all others.
public struct ParameterSummaryWhenCondition<Intent>: ParameterSummary {
  @_disfavoredOverload
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, Value>, _ comparison: ParameterSummaryComparison,
    _ value: some Any, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  // With the parameter's own type, so that a case can be named by a dot alone.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, Value>, _ comparison: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparison, _ value: some Any,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}
/// How a parameter's value is compared.
public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo, oneOf
}
/// Whether a parameter has a value.
public enum ParameterSummaryPresence: Sendable { case hasAnyValue, hasNoValue }

/// A summary for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent>: ParameterSummary {
  public init<Value, Cases: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {}
}
/// A summary for a value of a parameter, or for some of its values.
public struct ParameterSummaryCaseCondition<Intent, Value, Then: ParameterSummary>:
  ParameterSummary
{
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then) {}
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> Then) {}
}
/// A summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent, Then: ParameterSummary>:
  ParameterSummary
{
  public init(@ParameterSummaryBuilder<Intent> _ then: () -> Then) {}
}

/// Takes the cases of a parameter, whose values its type names; nobody reads them.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent, Value> {
  public static func buildExpression<Then: ParameterSummary>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Then>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Then> { condition }
  public static func buildExpression<Then: ParameterSummary>(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Then>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Then> { condition }
  public static func buildPartialBlock<S: ParameterSummary>(first: S) -> S { first }
  public static func buildPartialBlock<A: ParameterSummary, B: ParameterSummary>(
    accumulated: A, next: B
  ) -> A { accumulated }
}

/// Takes summaries; nobody reads them.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S { summary }
  public static func buildPartialBlock<S: ParameterSummary>(first: S) -> S { first }
  public static func buildPartialBlock<A: ParameterSummary, B: ParameterSummary>(
    accumulated: A, next: B
  ) -> A { accumulated }
}

extension AppIntent {
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  public typealias Case<Value, Then: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Then>
  public typealias DefaultCase<Then: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Then>
  public typealias Summary = IntentParameterSummary<Self>
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>("") }
}

/// The choices of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: Sendable
  func results() async throws -> Result
}

/// An error that asks for what an intent lacks.
public struct AppIntentError: Error, Sendable {}

/// A package whose intents an app takes along.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
