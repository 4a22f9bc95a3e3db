// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// Who may use an item of the keychain.
public final class SecAccessControl: NSObject, Sendable {}

/// What an item of the keychain asks of its owner.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let touchIDAny = biometryAny
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let touchIDCurrentSet = biometryCurrentSet
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// A key of the keychain. None is made: the device that is drawn has no store of keys.
public final class SecKey: NSObject, Sendable {}

/// How a key signs or hides data.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let ecdsaSignatureMessageX962SHA256 = Self(rawValue: "ecdsa-message-SHA256")
  public static let ecdsaSignatureDigestX962SHA256 = Self(rawValue: "ecdsa-digest-SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self(rawValue: "rsa-message-SHA256")
  public static let rsaEncryptionPKCS1 = Self(rawValue: "rsa-encryption-PKCS1")
  public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "rsa-encryption-OAEP-SHA256")
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
    rawValue: "ecies-encryption-SHA256-AESGCM")
}

/// What a key is used for.
public enum SecKeyOperationType: Int, Sendable {
  case sign, verify, encrypt, decrypt, keyExchange
}

/// Nil, with an error that says so: there is no store of keys.
public func SecKeyCreateRandomKey(
  _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { unsafe refused(error) }
public func SecKeyCreateWithData(
  _ data: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { unsafe refused(error) }
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { unsafe refused(error) }
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { unsafe refused(error) }
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { unsafe refused(error) }
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { unsafe refused(error) }

private func refused<Result>(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Result? {
  unsafe error?.pointee = .passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: -4))
  return nil
}
