public import Foundation

/// Something that is asked of a sound.
public protocol SNRequest: NSObjectProtocol {}
/// What was found in a sound.
public protocol SNResult: NSObjectProtocol {}

/// Is told what was found in a sound.
public protocol SNResultsObserving: NSObjectProtocol {
  func request(_ request: any SNRequest, didProduce result: any SNResult)
  func request(_ request: any SNRequest, didFailWithError error: any Error)
  func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
  public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
  public func requestDidComplete(_ request: any SNRequest) {}
}

/// A model of sounds that comes with the system.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let version1 = Self(rawValue: "SNClassifierIdentifierVersion1")
}

/// Asks what a sound is.
open class SNClassifySoundRequest: NSObject, SNRequest {
  open var overlapFactor = 0.5
  open var windowDuration = CMTime.zero
  open var knownClassifications: [String] { [] }
  public init(mlModel: MLModel) throws {}
  /// - Throws: always; the model is the system's.
  public init(classifierIdentifier: SNClassifierIdentifier) throws {
    throw SNError(.invalidModel)
  }
}

/// What a sound is.
open class SNClassificationResult: NSObject, SNResult {
  open var classifications: [SNClassification] { [] }
  open var timeRange: CMTimeRange { .zero }
  open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}

/// What a sound may be, and how surely.
open class SNClassification: NSObject {
  open var identifier: String { "" }
  open var confidence: Double { 0 }
}

/// Listens to pieces of a sound, without a result.
open class SNAudioStreamAnalyzer: NSObject {
  public init(format: AVAudioFormat) {}
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {}
  open func remove(_ request: any SNRequest) {}
  open func removeAllRequests() {}
  open func analyze(_ buffer: AVAudioBuffer, atAudioFramePosition position: AVAudioFramePosition) {}
  open func completeAnalysis() {}
}

/// Listens to a file, which nobody opens.
open class SNAudioFileAnalyzer: NSObject {
  /// - Throws: always.
  public init(url: URL) throws { throw SNError(.invalidFile) }
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {}
  open func analyze() {}
  open func analyze(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func cancelAnalysis() {}
}

/// Why nothing is found in a sound.
public struct SNError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = SNError
    case unknownError = 1
    case operationFailed, invalidFormat, invalidModel, invalidFile
  }
  public static var errorDomain: String { "com.apple.SoundAnalysis" }
  public static let invalidModel = Code.invalidModel
  public static let invalidFile = Code.invalidFile
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
