public import Foundation

/// How the owner of a device shows who it is.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Asks the owner of a device, who does not answer.
open class LAContext: NSObject {
  open var localizedReason = ""
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .faceID }
  /// True: the phones that are drawn know faces.
  ///
  /// - Parameter error: stays as it is.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool { true }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NilPointer) -> Bool { true }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.userCancel)
  }
  open func invalidate() {}
  open var evaluatedPolicyDomainState: Data? { nil }
}
