// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// Common Crypto's names. Its sums are real, for they name pictures; nothing is encrypted.

public typealias CC_LONG = UInt32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32
public typealias CCHmacAlgorithm = UInt32
public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }
public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }
public var kCCAlgorithmAES128: Int { 0 }
public var kCCAlgorithmAES: Int { 0 }
public var kCCAlgorithmDES: Int { 1 }
public var kCCAlgorithm3DES: Int { 2 }
public var kCCAlgorithmBlowfish: Int { 6 }
public var kCCOptionPKCS7Padding: Int { 1 }
public var kCCOptionECBMode: Int { 2 }
public var kCCKeySizeAES128: Int { 16 }
public var kCCKeySizeAES192: Int { 24 }
public var kCCKeySizeAES256: Int { 32 }
public var kCCBlockSizeAES128: Int { 16 }
public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }
public var kCCPBKDF2: Int { 2 }
public var kCCPRFHmacAlgSHA1: Int { 1 }
public var kCCPRFHmacAlgSHA256: Int { 3 }
public var kCCPRFHmacAlgSHA512: Int { 5 }

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  guard let start = unsafe start, count > 0 else { return [] }
  return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
}

private func write(_ sum: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>?) {
  guard let place = unsafe place else { return }
  for (index, byte) in sum.enumerated() { unsafe place[index] = byte }
}

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe write(Insecure.MD5.hash(data: bytes(data, Int(count))), to: sum)
  return unsafe sum
}
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe write(Insecure.SHA1.hash(data: bytes(data, Int(count))), to: sum)
  return unsafe sum
}
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe write(SHA256.hash(data: bytes(data, Int(count))), to: sum)
  return unsafe sum
}
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe write(SHA384.hash(data: bytes(data, Int(count))), to: sum)
  return unsafe sum
}
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ sum: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  unsafe write(SHA512.hash(data: bytes(data, Int(count))), to: sum)
  return unsafe sum
}

/// The sum of a message with a key; of algorithms that are not here, nothing is written.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ count: Int, _ sum: UnsafeMutableRawPointer?
) {
  let secret = SymmetricKey(data: unsafe bytes(key, keyLength))
  let message = unsafe bytes(data, count)
  let result: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: secret))
    case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: message, using: secret))
    case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: message, using: secret))
    case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: message, using: secret))
    case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: message, using: secret))
    default: []
    }
  unsafe write(result, to: sum?.assumingMemoryBound(to: UInt8.self))
}

/// - Returns: always `kCCUnimplemented`.
public func CCCrypt(
  _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions,
  _ key: UnsafeRawPointer?, _ keyLength: Int, _ iv: UnsafeRawPointer?, _ input: UnsafeRawPointer?,
  _ count: Int, _ output: UnsafeMutableRawPointer?, _ room: Int,
  _ written: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus { CCCryptorStatus(kCCUnimplemented) }

/// - Returns: always `kCCUnimplemented`.
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<Int8>?, _ passwordLength: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLength: Int, _ function: CCPseudoRandomAlgorithm,
  _ rounds: UInt32, _ key: UnsafeMutablePointer<UInt8>?, _ keyLength: Int
) -> Int32 { Int32(kCCUnimplemented) }
