public import Foundation

/// A curve that keys are points of.
public protocol _Curve {
  /// The bytes of a private key, and of a public one.
  static var _lengths: (secret: Int, shared: Int) { get }
  /// The curve's name in files of keys; empty for one without.
  static var _identifier: [UInt8] { get }
}

/// Keys of a curve; none signs anything here.
public enum CurveKeys<Curve: _Curve> {
  /// A signature.
  public struct ECDSASignature: Sendable {
    public let rawRepresentation: Data
    /// - Throws: where the bytes are not as many as a signature has.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
      guard rawRepresentation.count == 2 * Curve._lengths.secret else {
        throw CryptoKitError.incorrectParameterSize
      }
      self.rawRepresentation = Data(rawRepresentation)
    }
    /// - Throws: where the bytes are not the two numbers of a signature.
    public init<D: DataProtocol>(derRepresentation: D) throws {
      rawRepresentation = Data(
        try DER.numbers(Array(derRepresentation), size: Curve._lengths.secret))
    }
    /// The two numbers of the signature, one after the other.
    public var derRepresentation: Data {
      let half = rawRepresentation.count / 2
      let numbers = [rawRepresentation.prefix(half), rawRepresentation.dropFirst(half)]
      return Data(DER.part(0x30, numbers.flatMap { DER.number(Array($0)) }))
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try unsafe rawRepresentation.withUnsafeBytes(body)
    }
  }

  /// The key that others know.
  public struct PublicKey: Sendable {
    public let rawRepresentation: Data
    fileprivate init() { rawRepresentation = Data(repeating: 0, count: Curve._lengths.shared) }
    /// - Throws: where the bytes are not as many as a key has.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
      guard rawRepresentation.count == Curve._lengths.shared else {
        throw CryptoKitError.incorrectKeySize
      }
      self.rawRepresentation = Data(rawRepresentation)
    }
    /// - Throws: where the bytes are not as many as a key has.
    public init<D: DataProtocol>(x963Representation: D) throws {
      try self.init(rawRepresentation: Array(x963Representation.dropFirst()))
    }
    /// - Throws: where the bytes are not as many as a key has.
    public init<D: DataProtocol>(compactRepresentation: D) throws {
      guard compactRepresentation.count == Curve._lengths.secret else {
        throw CryptoKitError.incorrectKeySize
      }
      let rest = Curve._lengths.shared - compactRepresentation.count
      rawRepresentation = Data(compactRepresentation) + Data(repeating: 0, count: max(rest, 0))
    }
    /// - Throws: where the bytes end in no key.
    public init<D: DataProtocol>(derRepresentation: D) throws {
      try self.init(rawRepresentation: Array(derRepresentation.suffix(Curve._lengths.shared)))
    }
    /// - Throws: where the text has no key.
    public init(pemRepresentation: String) throws {
      try self.init(derRepresentation: try DER.read(pemRepresentation))
    }
    public var x963Representation: Data { [4] + rawRepresentation }
    public var compactRepresentation: Data? { rawRepresentation.prefix(Curve._lengths.secret) }
    public var derRepresentation: Data {
      Data(DER.part(0x30, DER.name(of: Curve.self) + DER.part(3, [0] + Array(x963Representation))))
    }
    public var pemRepresentation: String { DER.text("PUBLIC KEY", derRepresentation) }
    public func isValidSignature<D: DataProtocol>(
      _ signature: ECDSASignature, for data: D
    ) -> Bool { false }
    public func isValidSignature<D: Digest>(
      _ signature: ECDSASignature, for digest: D
    ) -> Bool { false }
    public func isValidSignature<S: DataProtocol, D: DataProtocol>(
      _ signature: S, for data: D
    ) -> Bool { false }
  }

  /// The key that nobody knows; a new one has zeros.
  public struct PrivateKey: Sendable {
    public let rawRepresentation: Data
    public init(compactRepresentable: Bool = true) {
      rawRepresentation = Data(repeating: 0, count: Curve._lengths.secret)
    }
    /// - Throws: where the bytes are not as many as a key has.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
      guard rawRepresentation.count == Curve._lengths.secret else {
        throw CryptoKitError.incorrectKeySize
      }
      self.rawRepresentation = Data(rawRepresentation)
    }
    /// - Throws: where the bytes are not as many as a key has.
    public init<D: DataProtocol>(x963Representation: D) throws {
      try self.init(rawRepresentation: Array(x963Representation.suffix(Curve._lengths.secret)))
    }
    /// - Throws: where the bytes end in no key.
    public init<D: DataProtocol>(derRepresentation: D) throws {
      try self.init(rawRepresentation: Array(derRepresentation.suffix(Curve._lengths.secret)))
    }
    /// - Throws: where the text has no key.
    public init(pemRepresentation: String) throws {
      try self.init(derRepresentation: try DER.read(pemRepresentation))
    }
    public var publicKey: PublicKey { PublicKey() }
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
    public var derRepresentation: Data {
      let key = DER.part(0x30, DER.part(2, [1]) + DER.part(4, Array(rawRepresentation)))
      return Data(
        DER.part(0x30, DER.part(2, [0]) + DER.name(of: Curve.self) + DER.part(4, key)))
    }
    public var pemRepresentation: String { DER.text("PRIVATE KEY", derRepresentation) }
    public func sharedSecretFromKeyAgreement(with key: PublicKey) throws -> SharedSecret {
      SharedSecret(count: Curve._lengths.secret)
    }
    /// - Throws: always.
    public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
      throw CryptoKitError.invalidParameter
    }
    /// - Throws: always.
    public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
      throw CryptoKitError.invalidParameter
    }
  }
}

/// The curve P-256.
public enum P256: _Curve {
  public typealias Signing = CurveKeys<P256>
  public typealias KeyAgreement = CurveKeys<P256>
  public static var _lengths: (secret: Int, shared: Int) { (32, 64) }
  public static var _identifier: [UInt8] { [0x2A, 0x86, 0x48, 0xCE, 0x3D, 3, 1, 7] }
}

/// The curve P-384.
public enum P384: _Curve {
  public typealias Signing = CurveKeys<P384>
  public typealias KeyAgreement = CurveKeys<P384>
  public static var _lengths: (secret: Int, shared: Int) { (48, 96) }
  public static var _identifier: [UInt8] { [0x2B, 0x81, 4, 0, 0x22] }
}

/// The curve P-521.
public enum P521: _Curve {
  public typealias Signing = CurveKeys<P521>
  public typealias KeyAgreement = CurveKeys<P521>
  public static var _lengths: (secret: Int, shared: Int) { (66, 132) }
  public static var _identifier: [UInt8] { [0x2B, 0x81, 4, 0, 0x23] }
}

/// The curve 25519.
public enum Curve25519: _Curve {
  public typealias Signing = CurveKeys<Curve25519>
  public typealias KeyAgreement = CurveKeys<Curve25519>
  public static var _lengths: (secret: Int, shared: Int) { (32, 32) }
  public static var _identifier: [UInt8] { [] }
}

/// The part of a phone that keeps keys: a picture's has none.
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
  /// The curve P-256.
  public enum P256 {
    public typealias Signing = EnclaveKeys
    public typealias KeyAgreement = EnclaveKeys
  }
  /// Keys that never leave the phone.
  public enum EnclaveKeys {
    public typealias PublicKey = CurveKeys<KumihanServices.P256>.PublicKey
    public typealias ECDSASignature = CurveKeys<KumihanServices.P256>.ECDSASignature
    /// A key that never leaves the phone: it cannot be made.
    public struct PrivateKey: Sendable {
      public let publicKey: PublicKey
      public let dataRepresentation: Data
      /// - Throws: always.
      public init(compactRepresentable: Bool = true) throws {
        throw CryptoKitError.underlyingCoreCryptoError(error: -1)
      }
      /// - Throws: always.
      public init(
        compactRepresentable: Bool = true, accessControl: SecAccessControl,
        authenticationContext: LAContext? = nil
      ) throws { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
      /// - Throws: always.
      public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
        throw CryptoKitError.underlyingCoreCryptoError(error: -1)
      }
      /// - Throws: always.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        throw CryptoKitError.underlyingCoreCryptoError(error: -1)
      }
      /// - Throws: always.
      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        throw CryptoKitError.underlyingCoreCryptoError(error: -1)
      }
      /// - Throws: always.
      public func sharedSecretFromKeyAgreement(with key: PublicKey) throws -> SharedSecret {
        throw CryptoKitError.underlyingCoreCryptoError(error: -1)
      }
    }
  }
}

/// What two keys have in common: zeros.
public struct SharedSecret: Hashable, Sendable, ContiguousBytes {
  private let bytes: [UInt8]
  init(count: Int) { bytes = Array(repeating: 0, count: count) }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using function: H.Type, salt: Salt, sharedInfo: Info, outputByteCount count: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: count)
  }
  /// A key as ANSI X9.63 makes it.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using function: H.Type, sharedInfo: Info, outputByteCount count: Int
  ) -> SymmetricKey {
    var (key, number): ([UInt8], UInt32) = ([], 1)
    while key.count < count {
      let counter = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
      key += Array(H.hash(data: bytes + counter + Array(sharedInfo)))
      number += 1
    }
    return SymmetricKey(data: Array(key.prefix(count)))
  }
}

/// How keys are written in files.
private enum DER {
  static func part(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    let length: [UInt8] =
      count < 128
      ? [UInt8(count)]
      : count < 256 ? [0x81, UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]
    return [tag] + length + content
  }
  /// A number that is not negative.
  static func number(_ bytes: [UInt8]) -> [UInt8] {
    let short = Array(bytes.drop { $0 == 0 })
    return part(2, short.first.map { $0 < 128 } == true ? short : [0] + short)
  }
  /// The two numbers of a signature, one after the other, each in so many bytes.
  /// - Throws: where the bytes begin with nothing of the kind.
  static func numbers(_ bytes: [UInt8], size: Int) throws -> [UInt8] {
    var whole = bytes[...]
    guard var rest = content(0x30, &whole), let first = content(2, &rest),
      let second = content(2, &rest)
    else { throw CryptoKitError.invalidParameter }
    return try [first, second].flatMap { number -> [UInt8] in
      let digits = number.drop { $0 == 0 }
      guard digits.count <= size else { throw CryptoKitError.invalidParameter }
      return Array(repeating: 0, count: size - digits.count) + digits
    }
  }
  /// Takes off the part that comes next; nil where it is another one, or one of 256 bytes or more.
  private static func content(
    _ tag: UInt8, _ bytes: inout ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard bytes.popFirst() == tag, let length = bytes.popFirst() else { return nil }
    guard let count = length == 0x81 ? bytes.popFirst() : length,
      length < 0x80 || length == 0x81, count <= bytes.count
    else { return nil }
    let taken = bytes.prefix(Int(count))
    bytes = bytes.dropFirst(Int(count))
    return taken
  }
  /// That the key is a point of a curve, and of which.
  static func name<Curve: _Curve>(of curve: Curve.Type) -> [UInt8] {
    part(0x30, part(6, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1]) + part(6, Curve._identifier))
  }
  static func text(_ kind: String, _ bytes: Data) -> String {
    let words = Array(bytes.base64EncodedString())
    let lines = stride(from: 0, to: words.count, by: 64).map {
      String(words[$0..<min($0 + 64, words.count)])
    }
    return (["-----BEGIN \(kind)-----"] + lines + ["-----END \(kind)-----"])
      .joined(separator: "\n")
  }
  /// - Throws: where the text has no bytes.
  static func read(_ text: String) throws -> Data {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    guard let bytes = Data(base64Encoded: lines.joined()) else {
      throw CryptoKitError.invalidParameter
    }
    return bytes
  }
}
