public import Foundation

/// The homes of a person: none, and nobody was asked.
open class HMHomeManager: NSObject {
  open weak var delegate: (any HMHomeManagerDelegate)?
  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { [] }
  open func addHome(
    withName name: String, completionHandler: @escaping (HMHome?, (any Error)?) -> Void
  ) {
    completionHandler(nil, HMError(.homeAccessNotAuthorized))
  }
  open nonisolated(nonsending) func addHome(withName name: String) async throws -> HMHome {
    throw HMError(.homeAccessNotAuthorized)
  }
  open func removeHome(_ home: HMHome, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(HMError(.homeAccessNotAuthorized))
  }
  open nonisolated(nonsending) func removeHome(_ home: HMHome) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
  open func updatePrimaryHome(_ home: HMHome, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(HMError(.homeAccessNotAuthorized))
  }
}

/// Whether homes may be seen.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let determined = Self(rawValue: 1)
  public static let restricted = Self(rawValue: 2)
  public static let authorized = Self(rawValue: 4)
}

/// Is told of homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
  func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
  public func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus
  ) {}
}

/// Something of a home, which has a name and a number.
open class _HMPart: NSObject {
  public let uniqueIdentifier = UUID.zero
  open var name: String { "" }
}

/// A home.
open class HMHome: _HMPart {
  open weak var delegate: (any HMHomeDelegate)?
  open var isPrimary: Bool { false }
  open var rooms: [HMRoom] { [] }
  open var zones: [HMZone] { [] }
  open var accessories: [HMAccessory] { [] }
  open var actionSets: [HMActionSet] { [] }
  open var triggers: [HMTrigger] { [] }
  open func servicesWithTypes(_ types: [String]) -> [HMService]? { [] }
  open func roomForEntireHome() -> HMRoom { HMRoom() }
  open func addRoom(
    withName name: String, completionHandler: @escaping (HMRoom?, (any Error)?) -> Void
  ) { completionHandler(nil, HMError(.homeAccessNotAuthorized)) }
  open func addAndSetupAccessories(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(HMError(.homeAccessNotAuthorized))
  }
  open func executeActionSet(
    _ actionSet: HMActionSet, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(HMError(.homeAccessNotAuthorized)) }
  open nonisolated(nonsending) func executeActionSet(_ actionSet: HMActionSet) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// Is told how a home changes.
public protocol HMHomeDelegate: NSObjectProtocol {
  func home(_ home: HMHome, didAdd accessory: HMAccessory)
  func home(_ home: HMHome, didRemove accessory: HMAccessory)
  func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
  func home(_ home: HMHome, didAdd room: HMRoom)
  func home(_ home: HMHome, didRemove room: HMRoom)
}

extension HMHomeDelegate {
  public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
  public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
  public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
  public func home(_ home: HMHome, didAdd room: HMRoom) {}
  public func home(_ home: HMHome, didRemove room: HMRoom) {}
}

/// A room.
open class HMRoom: _HMPart {
  open var accessories: [HMAccessory] { [] }
}
/// Rooms together.
open class HMZone: _HMPart {
  open var rooms: [HMRoom] { [] }
}
/// What is done together.
open class HMActionSet: _HMPart {
  open var actionSetType: String { HMActionSetTypeUserDefined }
  open var isExecuting: Bool { false }
  open var lastExecutionDate: Date? { nil }
}
/// What begins something.
open class HMTrigger: _HMPart {
  open var isEnabled: Bool { false }
}

/// A device of a home.
open class HMAccessory: _HMPart {
  open weak var delegate: (any HMAccessoryDelegate)?
  open var isReachable: Bool { false }
  open var isBlocked: Bool { false }
  open var isBridged: Bool { false }
  open var manufacturer: String? { nil }
  open var model: String? { nil }
  open var firmwareVersion: String? { nil }
  open weak var room: HMRoom?
  open var category: HMAccessoryCategory { HMAccessoryCategory() }
  open var services: [HMService] { [] }
  open func identify(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(HMError(.accessoryNotReachable))
  }
}

/// Is told how a device changes.
public protocol HMAccessoryDelegate: NSObjectProtocol {
  func accessoryDidUpdateName(_ accessory: HMAccessory)
  func accessoryDidUpdateServices(_ accessory: HMAccessory)
  func accessoryDidUpdateReachability(_ accessory: HMAccessory)
  func accessory(
    _ accessory: HMAccessory, service: HMService, didUpdateValueFor value: HMCharacteristic)
}

extension HMAccessoryDelegate {
  public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
  public func accessory(
    _ accessory: HMAccessory, service: HMService, didUpdateValueFor value: HMCharacteristic
  ) {}
}

/// A kind of device.
open class HMAccessoryCategory: NSObject {
  open var categoryType: String { "" }
  open var localizedDescription: String { "" }
}

/// What a device does.
open class HMService: _HMPart {
  open weak var accessory: HMAccessory?
  open var serviceType: String { "" }
  open var localizedDescription: String { "" }
  open var isPrimaryService: Bool { false }
  open var isUserInteractive: Bool { false }
  open var characteristics: [HMCharacteristic] { [] }
}

/// A value of a device.
open class HMCharacteristic: _HMPart {
  open weak var service: HMService?
  open var characteristicType: String { "" }
  open var localizedDescription: String { "" }
  open var value: Any? { nil }
  open var properties: [String] { [] }
  open var metadata: HMCharacteristicMetadata? { nil }
  open var isNotificationEnabled: Bool { false }
  open func readValue(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(HMError(.accessoryNotReachable))
  }
  open nonisolated(nonsending) func readValue() async throws {
    throw HMError(.accessoryNotReachable)
  }
  open func writeValue(_ value: Any?, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(HMError(.accessoryNotReachable))
  }
  open nonisolated(nonsending) func writeValue(_ value: Any?) async throws {
    throw HMError(.accessoryNotReachable)
  }
  open func enableNotification(
    _ enable: Bool, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(HMError(.accessoryNotReachable)) }
  open nonisolated(nonsending) func enableNotification(_ enable: Bool) async throws {
    throw HMError(.accessoryNotReachable)
  }
}

/// The bounds of a value.
open class HMCharacteristicMetadata: NSObject {
  open var minimumValue: NSNumber? { nil }
  open var maximumValue: NSNumber? { nil }
  open var stepValue: NSNumber? { nil }
  open var units: String? { nil }
}

/// Why nothing is done in a home.
public struct HMError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = HMError
    case alreadyExists = 1
    case notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic,
      writeOnlyCharacteristic
    case homeAccessNotAuthorized = 47
    case genericError = 52
    case networkUnavailable = 78
  }
  public static var errorDomain: String { "HMErrorDomain" }
  public static let alreadyExists = Code.alreadyExists
  public static let notFound = Code.notFound
  public static let invalidParameter = Code.invalidParameter
  public static let accessoryNotReachable = Code.accessoryNotReachable
  public static let readOnlyCharacteristic = Code.readOnlyCharacteristic
  public static let writeOnlyCharacteristic = Code.writeOnlyCharacteristic
  public static let homeAccessNotAuthorized = Code.homeAccessNotAuthorized
  public static let genericError = Code.genericError
  public static let networkUnavailable = Code.networkUnavailable
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
