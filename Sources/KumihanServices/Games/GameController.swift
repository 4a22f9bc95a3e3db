// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import KumihanFoundation

/// A part of a controller.
open class GCControllerElement: NSObject {
  open var isAnalog: Bool { false }
  open var localizedName: String? { nil }
  open var sfSymbolsName: String? { nil }
}

/// A button, which nobody presses.
open class GCControllerButtonInput: GCControllerElement {
  public typealias Handler = (GCControllerButtonInput, Float, Bool) -> Void
  open var valueChangedHandler: Handler?
  open var pressedChangedHandler: Handler?
  open var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?
  open var value: Float { 0 }
  open var isPressed: Bool { false }
  open var isTouched: Bool { false }
}
public typealias GCControllerButtonValueChangedHandler = GCControllerButtonInput.Handler

/// Something that is moved along a line.
open class GCControllerAxisInput: GCControllerElement {
  open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
  open var value: Float { 0 }
}

/// Something that is moved along two lines.
open class GCControllerDirectionPad: GCControllerElement {
  open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
  public let xAxis = GCControllerAxisInput()
  public let yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput()
  public let down = GCControllerButtonInput()
  public let left = GCControllerButtonInput()
  public let right = GCControllerButtonInput()
}

/// The parts of a controller.
open class GCPhysicalInputProfile: NSObject {
  open weak var device: (any GCDevice)?
  open var elements: [String: GCControllerElement] { [:] }
  open var buttons: [String: GCControllerButtonInput] { [:] }
  open var axes: [String: GCControllerAxisInput] { [:] }
  open var dpads: [String: GCControllerDirectionPad] { [:] }
}

/// The parts of a controller for two hands.
open class GCExtendedGamepad: GCPhysicalInputProfile {
  open weak var controller: GCController?
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  public let dpad = GCControllerDirectionPad()
  public let leftThumbstick = GCControllerDirectionPad()
  public let rightThumbstick = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonY = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
  public let buttonHome: GCControllerButtonInput? = GCControllerButtonInput()
  public let leftShoulder = GCControllerButtonInput()
  public let rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput()
  public let rightTrigger = GCControllerButtonInput()
  public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
}

/// The parts of a small controller.
open class GCMicroGamepad: GCPhysicalInputProfile {
  open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
  open var reportsAbsoluteDpadValues = false
  open var allowsRotation = false
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
}

/// Something that games are played with.
public protocol GCDevice: NSObjectProtocol {
  var vendorName: String? { get }
  var productCategory: String { get }
  var handlerQueue: DispatchQueue { get set }
  var physicalInputProfile: GCPhysicalInputProfile { get }
}

/// Which player has a controller.
public enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1, index2, index3, index4
}

/// A controller: none is connected.
open class GCController: NSObject, GCDevice {
  open class func controllers() -> [GCController] { [] }
  open class var current: GCController? { nil }
  open class var shouldMonitorBackgroundEvents: Bool {
    get { false }
    set {}
  }
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open class nonisolated(nonsending) func startWirelessControllerDiscovery() async {}
  open class func stopWirelessControllerDiscovery() {}
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  open var handlerQueue = DispatchQueue.main
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  open var isAttachedToDevice: Bool { false }
  open var isSnapshot: Bool { false }
  open var controllerPausedHandler: ((GCController) -> Void)?
  open var extendedGamepad: GCExtendedGamepad? { nil }
  open var microGamepad: GCMicroGamepad? { nil }
  open var battery: GCDeviceBattery? { nil }
  open var light: GCDeviceLight? { nil }
  open var haptics: GCDeviceHaptics? { nil }
}

/// The battery of a controller.
open class GCDeviceBattery: NSObject {
  /// Whether it is charged.
  public enum State: Int, Sendable {
    case unknown = -1
    case discharging, charging, full
  }
  open var batteryLevel: Float { 0 }
  open var batteryState: State { .unknown }
}
/// The light of a controller.
open class GCDeviceLight: NSObject {
  open var color = GCColor(red: 0, green: 0, blue: 0)
}
/// The colour of a light.
open class GCColor: NSObject {
  public let (red, green, blue): (Float, Float, Float)
  public init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}
/// What moves a controller.
open class GCDeviceHaptics: NSObject {
  open func createEngine(withLocality locality: GCHapticsLocality) -> CHHapticEngine? { nil }
}
/// A place of a controller that moves.
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let `default` = Self(rawValue: "default")
  public static let all = Self(rawValue: "all")
  public static let handles = Self(rawValue: "handles")
}

/// A controller on the screen, which is not drawn.
open class GCVirtualController: NSObject {
  /// What it has.
  open class Configuration: NSObject {
    open var elements: Set<String> = []
    open var isHidden = false
  }
  public init(configuration: Configuration) {}
  public convenience override init() { self.init(configuration: Configuration()) }
  open var controller: GCController? { nil }
  open func connect(replyHandler: (((any Error)?) -> Void)? = nil) { replyHandler?(nil) }
  open nonisolated(nonsending) func connect() async throws {}
  open func disconnect() {}
}

/// A keyboard: none is connected.
open class GCKeyboard: NSObject {
  open class var coalesced: GCKeyboard? { nil }
  open var keyboardInput: GCKeyboardInput? { nil }
}
/// The keys of a keyboard.
open class GCKeyboardInput: GCPhysicalInputProfile {
  public typealias KeyHandler = (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void
  open var keyChangedHandler: KeyHandler?
  open var isAnyKeyPressed: Bool { false }
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
/// A key.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyA = Self(rawValue: 4)
  public static let keyD = Self(rawValue: 7)
  public static let keyS = Self(rawValue: 22)
  public static let keyW = Self(rawValue: 26)
  public static let returnOrEnter = Self(rawValue: 40)
  public static let escape = Self(rawValue: 41)
  public static let spacebar = Self(rawValue: 44)
  public static let rightArrow = Self(rawValue: 79)
  public static let leftArrow = Self(rawValue: 80)
  public static let downArrow = Self(rawValue: 81)
  public static let upArrow = Self(rawValue: 82)
}
/// A mouse: none is connected.
open class GCMouse: NSObject {
  open class var current: GCMouse? { nil }
  open class func mice() -> [GCMouse] { [] }
}

public let GCInputDirectionPad = "Direction Pad"
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputButtonA = "Button A"
public let GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X"
public let GCInputButtonY = "Button Y"
public let GCInputLeftShoulder = "Left Shoulder"
public let GCInputRightShoulder = "Right Shoulder"
public let GCInputLeftTrigger = "Left Trigger"
public let GCInputRightTrigger = "Right Trigger"

extension NSNotification.Name {
  public static let GCControllerDidConnect = Self("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = Self("GCControllerDidDisconnectNotification")
  public static let GCControllerDidBecomeCurrent = Self("GCControllerDidBecomeCurrentNotification")
  public static let GCControllerDidStopBeingCurrent = Self(
    "GCControllerDidStopBeingCurrentNotification")
  public static let GCKeyboardDidConnect = Self("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = Self("GCKeyboardDidDisconnectNotification")
  public static let GCMouseDidConnect = Self("GCMouseDidConnectNotification")
  public static let GCMouseDidDisconnect = Self("GCMouseDidDisconnectNotification")
}
