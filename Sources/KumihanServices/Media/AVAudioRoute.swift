public import Foundation

extension AVAudioSession {
  /// A way in or out for sounds.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let usbAudio = Port(rawValue: "USBAudio")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
  }
  /// Whose sound goes where another's goes.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  public var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(
      outputs: [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")])
  }
  /// Nothing listens before the reader allows it.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  public var inputNumberOfChannels: Int { 0 }
  public var outputNumberOfChannels: Int { 2 }
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  public func setPreferredInput(_ port: AVAudioSessionPortDescription?) throws {}
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ allows: Bool) throws {}
  public func setPrefersNoInterruptionsFromSystemAlerts(_ prefers: Bool) throws {}
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
}

/// Where sounds come from and go to.
open class AVAudioSessionRouteDescription: NSObject {
  public let inputs: [AVAudioSessionPortDescription] = []
  public let outputs: [AVAudioSessionPortDescription]
  init(outputs: [AVAudioSessionPortDescription]) { self.outputs = outputs }
}

/// A way in or out for sounds.
open class AVAudioSessionPortDescription: NSObject {
  public let portType: AVAudioSession.Port
  public let portName: String
  public var uid: String { portType.rawValue }
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName) = (type, name) }
}
/// A microphone among several.
open class AVAudioSessionDataSourceDescription: NSObject {
  open var dataSourceID: NSNumber { 0 }
  open var dataSourceName: String { "" }
}
/// A channel of a way in or out.
open class AVAudioSessionChannelDescription: NSObject {
  open var channelName: String { "" }
  open var channelNumber: Int { 0 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
