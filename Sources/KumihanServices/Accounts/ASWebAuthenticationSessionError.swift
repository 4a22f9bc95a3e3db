public import Foundation

/// Why nobody signed in on a web page.
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }

  /// The reasons.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ASWebAuthenticationSessionError
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
