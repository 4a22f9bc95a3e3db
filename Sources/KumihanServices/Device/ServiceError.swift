public import Foundation

/// An error with a code of its framework's own domain, in the form that errors of C have in Swift.
public protocol _ServiceError: CustomNSError, Hashable, Sendable {
  associatedtype Code: _ServiceErrorCode
  var code: Code { get }
  init(_ code: Code)
}

extension _ServiceError {
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code, userInfo: [String: Any]) { self.init(code) }
}

/// The codes of such an error, which `catch` compares with errors.
public protocol _ServiceErrorCode: RawRepresentable, Hashable, Sendable where RawValue == Int {
  associatedtype _Failure: _ServiceError where _Failure.Code == Self
}

extension _ServiceErrorCode {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? _Failure)?.code == code
  }
}
