// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// Speaks: it is silent here, and says that it speaks until it is told to stop.
open class AVSpeechSynthesizer: NSObject {
  /// Whether an app may use a voice of one's own.
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    case notDetermined, denied, unsupported, authorized
  }
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public private(set) var isSpeaking = false
  public private(set) var isPaused = false
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false
  open func speak(_ utterance: AVSpeechUtterance) { (isSpeaking, isPaused) = (true, false) }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    defer { (isSpeaking, isPaused) = (false, false) }
    return isSpeaking
  }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = isSpeaking
    return isSpeaking
  }
  @discardableResult open func continueSpeaking() -> Bool {
    defer { isPaused = false }
    return isPaused
  }
  public class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus {
    .unsupported
  }
  public class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus {
    .unsupported
  }
  public class func requestPersonalVoiceAuthorization(
    completionHandler: @escaping (PersonalVoiceAuthorizationStatus) -> Void
  ) { completionHandler(.unsupported) }
}

/// Where speech is broken off.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Follows speech.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Words to be spoken.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public init(string: String) { speechString = string }
  public init(attributedString string: NSAttributedString) { speechString = string.string }
  open var attributedSpeechString: NSAttributedString { NSAttributedString(string: speechString) }
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var prefersAssistiveTechnologySettings = false
}

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// What is special in a voice.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let isNoveltyVoice = Traits(rawValue: 1)
    public static let isPersonalVoice = Traits(rawValue: 2)
  }
  public let language: String
  public let identifier: String
  public init?(language: String?) { (self.language, identifier) = (language ?? "en-US", "") }
  public init?(identifier: String) { (language, self.identifier) = ("en-US", identifier) }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open var voiceTraits: Traits { [] }
  open var audioFileSettings: [String: Any] { [:] }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public class func currentLanguageCode() -> String { "en-US" }
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// Whose voice it sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
