public import Foundation

/// Whether speech may be understood: nobody was asked.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Understands speech: nobody speaks.
open class SFSpeechRecognizer {
  public let locale: Locale
  // No class of Foundation's, whose own initialiser without arguments never fails, as this one may.
  public convenience init?() { self.init(locale: Locale(identifier: "en_US")) }
  public init?(locale: Locale) { self.locale = locale }
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var queue = Foundation.OperationQueue.main
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  public class func supportedLocales() -> Set<Locale> { [] }
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    .notDetermined
  }
  public class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// Is told how the work of understanding goes on.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition result: SFSpeechRecognitionResult)
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition result: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
}

/// Is told whether speech may be understood.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// What speech is for.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

/// How far the work of understanding is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

/// Speech to be understood.
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}

/// Speech to be understood as it comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ buffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public init(url: URL) {}
}

/// The work of understanding.
open class SFSpeechRecognitionTask: NSObject {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { false }
  open var error: (any Error)? { nil }
  open func cancel() {}
  open func finish() {}
}

/// What was understood.
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

/// How somebody spoke.
open class SFSpeechRecognitionMetadata: NSObject {
  open var speakingRate: Double { 0 }
  open var averagePauseDuration: TimeInterval { 0 }
  open var speechStartTimestamp: TimeInterval { 0 }
  open var speechDuration: TimeInterval { 0 }
}

/// Speech as text.
open class SFTranscription: NSObject {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A word of speech.
open class SFTranscriptionSegment: NSObject {
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
  open var alternativeSubstrings: [String] { [] }
}
