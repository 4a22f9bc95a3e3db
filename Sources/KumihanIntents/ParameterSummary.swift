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

extension AppIntent {
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
