public import Foundation
public import KumihanViews

/// Translates text on a phone; here each request fails.
public final class TranslationSession: Sendable {
  /// From which language to which.
  public struct Configuration: Equatable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    public mutating func invalidate() { version += 1 }
  }

  /// A text to be translated.
  public struct Request: Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  /// A text and its translation.
  public struct Response: Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }

  /// Translations in the order in which they are ready: none is.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response
    /// Ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Response? { throw TranslationError.internalError }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public let sourceLanguage: Locale.Language?
  public let targetLanguage: Locale.Language?
  public var isReady: Bool { get async { false } }
  public var canRequestDownloads: Bool { false }

  public init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
    (sourceLanguage, targetLanguage) = (source, target)
  }

  /// - Throws: always.
  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.internalError
  }
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw TranslationError.internalError
  }
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
  public func prepareTranslation() async throws { throw TranslationError.internalError }
  public func cancel() {}
}

/// Why nothing is translated.
public struct TranslationError: LocalizedError, Equatable, Sendable {
  private let name: String
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  public static let unsupportedLanguagePairing = TranslationError(
    name: "unsupportedLanguagePairing")
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  public static let internalError = TranslationError(name: "internalError")
  public static let notInstalled = TranslationError(name: "notInstalled")
  public static let alreadyCancelled = TranslationError(name: "alreadyCancelled")
  public var errorDescription: String? { "The text cannot be translated." }
  public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
    error as? TranslationError == pattern
  }
}

/// Which languages are on the device: none.
public final class LanguageAvailability: Sendable {
  /// What can be done from one language to another.
  public enum Status: Hashable, Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    .unsupported
  }
}

extension View {
  /// No-op: the system's own card of a translation is not drawn.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> Self { self }

  /// No-op: no session is given, as on a phone without the languages.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> Self { self }
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (TranslationSession) async -> Void
  ) -> Self { self }
}
