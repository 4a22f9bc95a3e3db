// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Certificates are kept as the bytes they came in, and nobody reads them: no server is reached that would show one, and
// none is trusted.

/// What a server or a client shows to be known by.
public final class SecCertificate: NSObject, Sendable {
  let bytes: Data
  init(_ bytes: Data) { self.bytes = bytes }
}

/// A certificate with the key to it. None is made: the device that is drawn has no store of keys.
public final class SecIdentity: NSObject, Sendable {}

/// What is asked of a certificate.
public final class SecPolicy: NSObject, Sendable {}

/// What a server shows to be trusted.
public final class SecTrust: NSObject, Sendable {
  let chain: [SecCertificate]
  init(_ chain: [SecCertificate]) { self.chain = chain }
}

/// Whether a server is trusted.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public var kSecImportExportPassphrase: CFString { "passphrase" }
public var kSecImportItemLabel: CFString { "label" }
public var kSecImportItemKeyID: CFString { "keyid" }
public var kSecImportItemTrust: CFString { "trust" }
public var kSecImportItemCertChain: CFString { "chain" }
public var kSecImportItemIdentity: CFString { "identity" }

/// The bytes are not read; nil only where there are none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData)
  -> SecCertificate?
{ data.length == 0 ? nil : SecCertificate(data as Data) }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.bytes as NSData
}
/// Nil, since the bytes are not read.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// Nil, since the bytes are not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// Nil, since the bytes are not read.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }

@discardableResult public func SecIdentityCopyCertificate(
  _ identity: SecIdentity, _ certificate: UnsafeMutablePointer<SecCertificate?>
) -> Int32 { notFound }
@discardableResult public func SecIdentityCopyPrivateKey(
  _ identity: SecIdentity, _ key: UnsafeMutablePointer<SecKey?>
) -> Int32 { notFound }
/// - Returns: that the bytes cannot be decoded, since nobody reads them.
@discardableResult public func SecPKCS12Import(
  _ data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> Int32 { -26275 }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> Int32 {
  let all: [Any] = (certificates as? NSArray)?.map { $0 } ?? [certificates]
  unsafe trust.pointee = SecTrust(all.compactMap { $0 as? SecCertificate })
  return 0
}
/// False: nobody is trusted.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  unsafe error?.pointee = untrusted
  return false
}
@discardableResult public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> Int32 { unsafe SecTrustGetTrustResult(trust, result) }
@discardableResult public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: (SecTrust, Bool, CFError?) -> Void
) -> Int32 {
  result(trust, false, untrusted)
  return 0
}
@discardableResult public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> Int32 {
  unsafe result.pointee = .recoverableTrustFailure
  return 0
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.chain.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
  trust.chain.indices.contains(index) ? trust.chain[index] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  trust.chain.isEmpty ? nil : NSArray(array: trust.chain)
}
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
@discardableResult public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?)
  -> Bool
{ false }
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef)
  -> Int32
{ 0 }
@discardableResult public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchors: CFArray?
) -> Int32 { 0 }
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool)
  -> Int32
{ 0 }
@discardableResult public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowed: Bool)
  -> Int32
{ 0 }

/// That there is no such item.
private let notFound: Int32 = -25300
/// That a certificate is not trusted.
private var untrusted: NSError { NSError(domain: NSOSStatusErrorDomain, code: -67843) }
