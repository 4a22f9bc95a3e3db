public import Foundation

/// A reader of chips nearby, which the device does not have.
open class NFCReaderSession: NSObject {
  open class var readingAvailable: Bool { false }
  open var isReady: Bool { false }
  open var alertMessage = ""
  open func begin() {}
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
}

/// Reads the messages of chips.
open class NFCNDEFReaderSession: NFCReaderSession {
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {}
  open func restartPolling() {}
  open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(NFCReaderError(.readerErrorUnsupportedFeature)) }
  open nonisolated(nonsending) func connect(to tag: any NFCNDEFTag) async throws {
    throw NFCReaderError(.readerErrorUnsupportedFeature)
  }
}

/// Is told what chips say.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSession(
    _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]
  ) {}
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Whether a chip can be written.
public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite, readOnly
}

/// A chip with a message.
public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func readNDEF() async throws -> NFCNDEFMessage
  func writeNDEF(_ message: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
  func writeNDEF(_ message: NFCNDEFMessage) async throws
}

/// What a chip says.
open class NFCNDEFMessage: NSObject {
  open var records: [NFCNDEFPayload]
  /// By the NFC Forum's data exchange format: in bytes, as it stands on a chip.
  open var length: Int { records.reduce(0) { $0 + $1.length } }
  public init(records: [NFCNDEFPayload]) { self.records = records }
}

/// What the type of a record is a name of.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a message.
open class NFCNDEFPayload: NSObject {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type) = (format, type)
    (self.identifier, self.payload) = (identifier, payload)
  }
  /// Long payloads have a count of four bytes, and only names that are there have one.
  var length: Int {
    let counts = (payload.count > 255 ? 4 : 1) + (identifier.isEmpty ? 0 : 1)
    return 2 + counts + type.count + identifier.count + payload.count
  }
  public convenience init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
  ) { self.init(format: format, type: type, identifier: identifier, payload: payload) }

  /// By the NFC Forum's records of addresses: the beginning stands as a number.
  private static let beginnings = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
  ]
  open class func wellKnownTypeURIPayload(string: String) -> NFCNDEFPayload? {
    let number = [1, 2, 3, 4, 5, 6].first { string.hasPrefix(beginnings[$0]) } ?? 0
    let rest = string.dropFirst(beginnings[number].count)
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([UInt8(number)]) + Data(rest.utf8))
  }
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }
  open func wellKnownTypeURIPayload() -> URL? {
    guard type == Data("U".utf8), let first = payload.first, first < Self.beginnings.count
    else { return nil }
    return URL(
      string: Self.beginnings[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
  /// By the NFC Forum's records of texts: the language before the words.
  open class func wellKnownTypeTextPayload(string: String, locale: Locale) -> NFCNDEFPayload? {
    let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(language.count)]) + language + Data(string.utf8))
  }
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard type == Data("T".utf8), let first = payload.first else { return (nil, nil) }
    let (bytes, count) = (payload.dropFirst(), Int(first & 63))
    return (
      String(decoding: bytes.dropFirst(count), as: UTF8.self),
      Locale(identifier: String(decoding: bytes.prefix(count), as: UTF8.self))
    )
  }
}

/// Reads chips of other kinds.
open class NFCTagReaderSession: NFCReaderSession {
  /// How chips are asked.
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = Self(rawValue: 1)
    public static let iso15693 = Self(rawValue: 2)
    public static let iso18092 = Self(rawValue: 4)
  }
  /// Nil: there is no reader.
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) { return nil }
  open var connectedTag: NFCTag? { nil }
  open func restartPolling() {}
  open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
  }
  open nonisolated(nonsending) func connect(to tag: NFCTag) async throws {
    throw NFCReaderError(.readerErrorUnsupportedFeature)
  }
}

/// Is told of chips of other kinds.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// A chip.
public enum NFCTag {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)
  public var isAvailable: Bool { false }
}
/// A chip by Sony.
public protocol NFCFeliCaTag: NFCNDEFTag { var currentIDm: Data { get } }
/// A chip of a passport or a card.
public protocol NFCISO7816Tag: NFCNDEFTag {
  var identifier: Data { get }
  var initialSelectedAID: String { get }
}
/// A chip of goods.
public protocol NFCISO15693Tag: NFCNDEFTag { var identifier: Data { get } }
/// A chip of a ticket.
public protocol NFCMiFareTag: NFCNDEFTag { var identifier: Data { get } }

/// Why no chip is read.
public struct NFCReaderError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = NFCReaderError
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation, readerErrorInvalidParameter
    case readerErrorRadioDisabled = 6
    case readerTransceiveErrorTagConnectionLost = 100
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout,
      readerSessionInvalidationErrorSessionTerminatedUnexpectedly,
      readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public static var errorDomain: String { "NFCError" }
  public static let readerErrorUnsupportedFeature = Code.readerErrorUnsupportedFeature
  public static let readerErrorSecurityViolation = Code.readerErrorSecurityViolation
  public static let readerErrorInvalidParameter = Code.readerErrorInvalidParameter
  public static let readerErrorRadioDisabled = Code.readerErrorRadioDisabled
  public static let readerSessionInvalidationErrorUserCanceled = Code
    .readerSessionInvalidationErrorUserCanceled
  public static let readerSessionInvalidationErrorFirstNDEFTagRead = Code
    .readerSessionInvalidationErrorFirstNDEFTagRead
  public static let readerSessionInvalidationErrorSessionTimeout = Code
    .readerSessionInvalidationErrorSessionTimeout
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
