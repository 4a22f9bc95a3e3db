public import Foundation

/// Whether speech may be understood: nobody was asked.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Understands speech: nobody speaks.
open class SFSpeechRecognizer: NSObject {
  public convenience init?(locale: Locale) { self.init() }
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    .notDetermined
  }
  public class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// Speech to be understood.
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
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
  open func cancel() {}
  open func finish() {}
}

/// What was understood.
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var isFinal: Bool { true }
}

/// Speech as text.
open class SFTranscription: NSObject {
  open var formattedString: String { "" }
}
