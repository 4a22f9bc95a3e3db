public import Foundation

/// The model of a phone, which a picture does not have.
public final class SystemLanguageModel: Sendable {
  /// What the model is used for.
  public struct UseCase: Hashable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// What the model may not say.
  public struct Guardrails: Hashable, Sendable {
    private let name: String
    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(name: "permissive")
  }

  /// Whether the model answers.
  @frozen public enum Availability: Hashable, Sendable {
    /// Why it does not.
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }

  public static let `default` = SystemLanguageModel()
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// What a model can be asked for, and read from its answer.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated = PartOfGenerated<Self>
}

/// A value that is read from what a model wrote.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}

/// A value that is written for a model to read.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {}

extension Generable {
  /// - Throws: always: nothing was written.
  public init(_ content: GeneratedContent) throws { throw content.failure }
}

/// What is there of a value while a model writes it: nothing yet, of none of its parts.
@dynamicMemberLookup
public struct PartOfGenerated<Whole>: Sendable {
  public subscript<Part: Generable>(dynamicMember part: KeyPath<Whole, Part>)
    -> Part.PartiallyGenerated?
  { nil }
  public subscript<Part: Generable>(dynamicMember part: KeyPath<Whole, Part?>)
    -> Part.PartiallyGenerated?
  { nil }
}

extension PartOfGenerated: Equatable {}
extension PartOfGenerated: Identifiable {
  public var id: String { "\(Whole.self)" }
}

extension String: Generable { public typealias PartiallyGenerated = String }
extension Int: Generable { public typealias PartiallyGenerated = Int }
extension Double: Generable { public typealias PartiallyGenerated = Double }
extension Float: Generable { public typealias PartiallyGenerated = Float }
extension Bool: Generable { public typealias PartiallyGenerated = Bool }
extension Decimal: Generable { public typealias PartiallyGenerated = Decimal }
extension Array: InstructionsRepresentable where Element: Generable {}
extension Array: PromptRepresentable where Element: Generable {}
extension Array: ConvertibleToGeneratedContent where Element: Generable {}
extension Array: ConvertibleFromGeneratedContent where Element: Generable {}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}

/// What a model wrote.
public struct GeneratedContent: Sendable, Equatable, Codable {
  public let jsonString: String
  var failure: LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "nothing was written"))
  }
  /// - Throws: always.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value { throw failure }
}

/// How a part of a value is meant.
public struct GenerationGuide<Value>: Sendable {}

/// What is told to a model before all questions.
public struct Instructions: InstructionsRepresentable, Sendable {
  public init(_ content: some InstructionsRepresentable) {}
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
  init() {}
  public var instructionsRepresentation: Instructions { self }
}

/// A question to a model.
public struct Prompt: PromptRepresentable, Sendable {
  public init(_ content: some PromptRepresentable) {}
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  init() {}
  public var promptRepresentation: Prompt { self }
}

/// What can be told to a model.
public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// What a model can be asked.
public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}

extension InstructionsRepresentable {
  public var instructionsRepresentation: Instructions { Instructions() }
}

extension PromptRepresentable {
  public var promptRepresentation: Prompt { Prompt() }
}

/// Puts what is told together.
@resultBuilder
public enum InstructionsBuilder {
  public static func buildExpression(_ words: some InstructionsRepresentable) -> Instructions {
    Instructions()
  }
  public static func buildBlock(_ parts: Instructions...) -> Instructions { Instructions() }
  public static func buildOptional(_ part: Instructions?) -> Instructions { Instructions() }
  public static func buildEither(first part: Instructions) -> Instructions { part }
  public static func buildEither(second part: Instructions) -> Instructions { part }
  public static func buildArray(_ parts: [Instructions]) -> Instructions { Instructions() }
}

/// Puts what is asked together.
@resultBuilder
public enum PromptBuilder {
  public static func buildExpression(_ words: some PromptRepresentable) -> Prompt { Prompt() }
  public static func buildBlock(_ parts: Prompt...) -> Prompt { Prompt() }
  public static func buildOptional(_ part: Prompt?) -> Prompt { Prompt() }
  public static func buildEither(first part: Prompt) -> Prompt { part }
  public static func buildEither(second part: Prompt) -> Prompt { part }
  public static func buildArray(_ parts: [Prompt]) -> Prompt { Prompt() }
}

/// How freely a model answers.
public struct GenerationOptions: Sendable, Equatable, Codable {
  /// How the next word is chosen.
  public struct SamplingMode: Sendable, Equatable, Codable {
    private let name: String
    public static let greedy = SamplingMode(name: "greedy")
    public static func random(top k: Int, seed: UInt64? = nil) -> Self { Self(name: "top \(k)") }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self {
      Self(name: "threshold \(probabilityThreshold)")
    }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    (self.sampling, self.temperature) = (sampling, temperature)
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// What a model may call; nothing calls it here.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent
  var name: String { get }
  var description: String { get }
  var includesSchemaInInstructions: Bool { get }
  @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  public var name: String { "\(Self.self)" }
  public var includesSchemaInInstructions: Bool { true }
}

/// A talk with the model, which never answers: each request fails.
public final class LanguageModelSession: Sendable {
  /// An answer.
  public struct Response<Content> {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// Why there is no answer.
  public enum GenerationError: Error, LocalizedError {
    /// More of why.
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    /// Why the model would not answer.
    public struct Refusal: Sendable {}
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)
    public var errorDescription: String? { "The model is not available." }
    public var recoverySuggestion: String? { nil }
    public var failureReason: String? { nil }
  }

  /// Why a tool gave nothing.
  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error
    public var errorDescription: String? { "\(underlyingError)" }
  }

  /// The parts of an answer as they come: none.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// What is there of the answer.
    public struct Snapshot {
      public let content: Content.PartiallyGenerated
      public let rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    /// Fails at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.failure }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { throw LanguageModelSession.failure }
  }

  static let failure = GenerationError.assetsUnavailable(
    .init(debugDescription: "there is no model"))

  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) { transcript = Transcript() }
  @_disfavoredOverload
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?
  ) { transcript = Transcript() }
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    transcript = Transcript()
    _ = try instructions()
  }
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) { self.transcript = transcript }

  public var isResponding: Bool { false }
  public let transcript: Transcript
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// - Throws: always.
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.failure }
  @_disfavoredOverload
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.failure }
  public func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw Self.failure }
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.failure }
  @_disfavoredOverload
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.failure }
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw Self.failure }

  /// A stream that fails.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { .init() }
  @_disfavoredOverload
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { .init() }
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { .init() }
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { .init() }
}
