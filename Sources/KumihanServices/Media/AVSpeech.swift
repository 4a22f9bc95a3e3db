public import Foundation

/// Speaks, for no one.
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public private(set) var isSpeaking = false
  public private(set) var isPaused = false
  open func speak(_ utterance: AVSpeechUtterance) { isSpeaking = true }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  @discardableResult open func continueSpeaking() -> Bool { true }
}

/// Where speech is broken off.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Follows speech.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Words to be spoken.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public init(string: String) { speechString = string }
  public init(attributedString string: NSAttributedString) { speechString = string.string }
  open var prefersAssistiveTechnologySettings = false
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
}

/// How well a voice speaks.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}
/// Whose voice one sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
  public init?(identifier: String) { language = "en-US" }
  open var name: String { "" }
  open var identifier: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public class func currentLanguageCode() -> String { "en-US" }
}
