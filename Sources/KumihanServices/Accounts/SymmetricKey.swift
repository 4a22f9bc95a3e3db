public import Foundation
public import KumihanFoundation

/// A key of given bytes; a new one has zeros, so that pictures stay the same.
public struct SymmetricKey: _BytesHolder, Hashable, Sendable {
  let bytes: [UInt8]
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }
  public init<D: DataProtocol>(data: D) { bytes = Array(data) }
  public init<F>(data: DigestBytes<F>) { bytes = Array(data) }
  public var bitCount: Int { bytes.count * 8 }
  public var _bytes: [UInt8] { bytes }
}

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// The sum of data with a key, as RFC 2104 makes it.
public struct HMAC<H: HashFunction> {
  /// The bytes of a sum with a key.
  public struct MAC: Hashable, Sequence, Sendable, CustomStringConvertible {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public var description: String {
      "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined()
    }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }
  public typealias Key = SymmetricKey
  private let key: [UInt8]
  private var data: [UInt8] = []

  public init(key: SymmetricKey) {
    let size = H.blockByteCount
    let short = key.bytes.count > size ? Array(H.hash(data: key.bytes)) : key.bytes
    self.key = short + Array(repeating: 0, count: size - short.count)
  }
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }
  public func finalize() -> MAC {
    let inner = Array(H.hash(data: key.map { $0 ^ 0x36 } + data))
    return MAC(bytes: Array(H.hash(data: key.map { $0 ^ 0x5C } + inner)))
  }
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var sum = HMAC(key: key)
    sum.update(data: data)
    return sum.finalize()
  }
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }
}

/// Why nothing is sealed or opened.
public enum CryptoKitError: Error {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
  case invalidParameter
  case underlyingCoreCryptoError(error: Int32)
}

/// What is sealed, and the number that was used for it.
public struct SealedBytes: Sendable {
  /// A number that is used once.
  public struct Nonce: Sendable, Sequence {
    let bytes: [UInt8]
    public init() { bytes = Array(repeating: 0, count: 12) }
    /// - Throws: where there are fewer than 12 bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }
  public let nonce: Nonce
  public let ciphertext: Data
  public let tag: Data
  public var combined: Data? { Data(nonce.bytes) + ciphertext + tag }

  /// - Throws: where the bytes are too few for a number and a proof.
  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Data(combined)
    guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    nonce = try Nonce(data: bytes.prefix(12))
    ciphertext = Data(bytes.dropFirst(12).dropLast(16))
    tag = Data(bytes.suffix(16))
  }
  public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
    (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
  }
}

/// Sealing with AES, which is not done here.
public enum AES {
  /// The mode with a proof.
  public enum GCM {
    public typealias Nonce = SealedBytes.Nonce
    public typealias SealedBox = SealedBytes
    /// - Throws: always.
    public static func seal<D: DataProtocol>(
      _ message: D, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { throw CryptoKitError.authenticationFailure }
    /// - Throws: always.
    public static func seal<D: DataProtocol, A: DataProtocol>(
      _ message: D, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: A
    ) throws -> SealedBox { throw CryptoKitError.authenticationFailure }
    /// - Throws: always.
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      throw CryptoKitError.authenticationFailure
    }
    /// - Throws: always.
    public static func open<A: DataProtocol>(
      _ box: SealedBox, using key: SymmetricKey, authenticating data: A
    ) throws -> Data { throw CryptoKitError.authenticationFailure }
  }
}

/// Sealing with ChaCha20 and Poly1305, which is not done here.
public enum ChaChaPoly {
  public typealias Nonce = SealedBytes.Nonce
  public typealias SealedBox = SealedBytes
  /// - Throws: always.
  public static func seal<D: DataProtocol>(
    _ message: D, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { throw CryptoKitError.authenticationFailure }
  /// - Throws: always.
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    throw CryptoKitError.authenticationFailure
  }
}

/// Keys out of a key, as RFC 5869 makes them.
public enum HKDF<H: HashFunction> {
  public static func deriveKey(
    inputKeyMaterial key: SymmetricKey, outputByteCount count: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: key, salt: Data(), info: Data(), outputByteCount: count)
  }
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial key: SymmetricKey, info: Info, outputByteCount count: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: key, salt: Data(), info: info, outputByteCount: count)
  }
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial key: SymmetricKey, salt: Salt, info: Info, outputByteCount count: Int
  ) -> SymmetricKey {
    let first = HMAC<H>.authenticationCode(for: key.bytes, using: SymmetricKey(data: Array(salt)))
    let middle = SymmetricKey(data: Array(first))
    var (bytes, block, number): ([UInt8], [UInt8], UInt8) = ([], [], 1)
    while bytes.count < count {
      block = Array(
        HMAC<H>.authenticationCode(for: block + Array(info) + [number], using: middle))
      bytes += block
      number &+= 1
    }
    return SymmetricKey(data: Array(bytes.prefix(count)))
  }
}
