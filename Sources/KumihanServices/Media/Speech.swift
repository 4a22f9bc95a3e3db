public import Foundation

/// Whether speech may be understood: nobody was asked.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Understands speech: nobody speaks.
open class SFSpeechRecognizer: NSObject {
  public convenience init?(locale: Locale) { self.init() }
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var queue = OperationQueue.main
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var locale: Locale { Locale(identifier: "en_US") }
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
