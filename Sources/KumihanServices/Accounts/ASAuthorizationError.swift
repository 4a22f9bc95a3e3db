public import Foundation

/// Why nobody signed in.
public struct ASAuthorizationError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }

  /// The reasons.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ASAuthorizationError
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
    case credentialImport, credentialExport, preferSignInWithApple
    case deviceNotConfiguredForPasskeyCreation
  }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  public static var credentialImport: Code { .credentialImport }
  public static var credentialExport: Code { .credentialExport }
  public static var preferSignInWithApple: Code { .preferSignInWithApple }
  public static var deviceNotConfiguredForPasskeyCreation: Code {
    .deviceNotConfiguredForPasskeyCreation
  }
}
