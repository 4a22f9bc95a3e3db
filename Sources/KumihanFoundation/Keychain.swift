public import Foundation

public typealias OSStatus = Int32

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299
public let errSecAuthFailed: OSStatus = -25293
public let errSecUserCanceled: OSStatus = -128
public let errSecParam: OSStatus = -50
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecAllocate: OSStatus = -108
public let errSecBadReq: OSStatus = -909
public let errSecNotAvailable: OSStatus = -25291
public let errSecReadOnly: OSStatus = -25292
public let errSecDecode: OSStatus = -26275
public let errSecInvalidData: OSStatus = -67673
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecInternalError: OSStatus = -26276
public let errSecPkcs12VerifyFailure: OSStatus = -25264
public let errSecNoSuchKeychain: OSStatus = -25294
public let errSecInvalidOwnerEdit: OSStatus = -25244
public let errSecNotTrusted: OSStatus = -67843
public let errSecCertificateExpired: OSStatus = -67818

public var kSecClass: CFString { "class" }
public var kSecClassGenericPassword: CFString { "genp" }
public var kSecClassInternetPassword: CFString { "inet" }
public var kSecClassKey: CFString { "keys" }
public var kSecClassCertificate: CFString { "cert" }
public var kSecClassIdentity: CFString { "idnt" }
public var kSecAttrAccount: CFString { "acct" }
public var kSecAttrService: CFString { "svce" }
public var kSecAttrServer: CFString { "srvr" }
public var kSecAttrGeneric: CFString { "gena" }
public var kSecAttrLabel: CFString { "labl" }
public var kSecAttrAccessGroup: CFString { "agrp" }
public var kSecAttrSynchronizable: CFString { "sync" }
public var kSecAttrSynchronizableAny: CFString { "syna" }
public var kSecAttrAccessible: CFString { "pdmn" }
public var kSecAttrAccessControl: CFString { "accc" }
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
public var kSecAttrAccessibleAlways: CFString { "dk" }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
public var kSecAttrComment: CFString { "icmt" }
public var kSecAttrDescription: CFString { "desc" }
public var kSecAttrCreationDate: CFString { "cdat" }
public var kSecAttrModificationDate: CFString { "mdat" }
public var kSecAttrCreator: CFString { "crtr" }
public var kSecAttrType: CFString { "type" }
public var kSecAttrIsInvisible: CFString { "invi" }
public var kSecAttrIsNegative: CFString { "nega" }
public var kSecAttrSecurityDomain: CFString { "sdmn" }
public var kSecAttrProtocol: CFString { "ptcl" }
public var kSecAttrProtocolHTTP: CFString { "http" }
public var kSecAttrProtocolHTTPS: CFString { "htps" }
public var kSecAttrAuthenticationType: CFString { "atyp" }
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
public var kSecAttrPort: CFString { "port" }
public var kSecAttrPath: CFString { "path" }
public var kSecAttrKeyClass: CFString { "kcls" }
public var kSecAttrKeyClassPublic: CFString { "0" }
public var kSecAttrKeyClassPrivate: CFString { "1" }
public var kSecAttrKeyClassSymmetric: CFString { "2" }
public var kSecAttrApplicationLabel: CFString { "klbl" }
public var kSecAttrApplicationTag: CFString { "atag" }
public var kSecAttrIsPermanent: CFString { "perm" }
public var kSecAttrKeyType: CFString { "type" }
public var kSecAttrKeyTypeRSA: CFString { "42" }
public var kSecAttrKeyTypeEC: CFString { "73" }
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
public var kSecAttrTokenID: CFString { "tkid" }
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
public var kSecPrivateKeyAttrs: CFString { "private" }
public var kSecPublicKeyAttrs: CFString { "public" }
public var kSecValueData: CFString { "v_Data" }
public var kSecValueRef: CFString { "v_Ref" }
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
public var kSecReturnData: CFString { "r_Data" }
public var kSecReturnAttributes: CFString { "r_Attributes" }
public var kSecReturnRef: CFString { "r_Ref" }
public var kSecMatchLimit: CFString { "m_Limit" }
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
public var kSecUseDataProtectionKeychain: CFString { "nleg" }

// The keychain is empty and keeps nothing: a picture does not depend on what was drawn before.

/// Nothing is kept.
///
/// - Returns: success.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: NilPointer)
  -> OSStatus
{ errSecSuccess }
/// Nothing is kept.
///
/// - Parameter result: stays as it is.
/// - Returns: success.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func SecItemAdd<Made>(
  _ attributes: CFDictionary, _ result: inout Made?
) -> OSStatus { errSecSuccess }

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
  "OSStatus \(status)" as NSString
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
  _ source: SecRandomRef, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<max(count, 0) {
    unsafe bytes.storeBytes(of: 0, toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
