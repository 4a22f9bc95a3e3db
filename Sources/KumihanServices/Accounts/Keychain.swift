public import KumihanFoundation

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299
public let errSecAuthFailed: OSStatus = -25293
public let errSecUserCanceled: OSStatus = -128
public let errSecParam: OSStatus = -50
public let errSecInteractionNotAllowed: OSStatus = -25308

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassKey: CFString = "keys"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// The keychain is empty and keeps nothing: a picture does not depend on what was drawn before.

/// Nothing is kept.
///
/// - Returns: success.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: NilPointer)
  -> OSStatus
{ errSecSuccess }

/// - Returns: that there is no such item.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary)
  -> OSStatus
{ errSecItemNotFound }

/// - Returns: that there is no such item.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  errSecItemNotFound
}

/// - Parameter result: stays as it is.
/// - Returns: that there is no such item.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemCopyMatching<Found>(
  _ query: CFDictionary, _ result: inout Found?
) -> OSStatus { errSecItemNotFound }
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemCopyMatching<Found>(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<Found?>
) -> OSStatus { errSecItemNotFound }
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: NilPointer)
  -> OSStatus
{ errSecItemNotFound }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: NilPointer) -> CFString? {
  "OSStatus \(status)"
}

/// A pointer that is always nil.
public struct NilPointer: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}

/// The source of bytes by chance: the default one.
public struct SecRandomRef: ExpressibleByNilLiteral, Sendable {
  public init(nilLiteral: ()) {}
}
public let kSecRandomDefault: SecRandomRef = nil

/// Zeros: a picture does not depend on chance.
///
/// - Returns: success.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecRandomCopyBytes(
  _ source: SecRandomRef, _ count: Int, _ bytes: inout [UInt8]
) -> Int32 {
  for index in bytes.indices.prefix(count) { bytes[index] = 0 }
  return errSecSuccess
}
