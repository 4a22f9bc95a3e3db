public import Foundation

/// Why a web page did not answer.
public struct WKError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { "WKErrorDomain" }

  /// The reasons.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = WKError
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
    case navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential
    case malformedCredential, credentialNotFound
  }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
  public static var duplicateCredential: Code { .duplicateCredential }
  public static var malformedCredential: Code { .malformedCredential }
  public static var credentialNotFound: Code { .credentialNotFound }
}
