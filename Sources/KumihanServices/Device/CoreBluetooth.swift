// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// Whether Bluetooth can be used: a device without it, as a simulator is.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// Whether Bluetooth may be used: nobody was asked.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// Bluetooth of a device that has none.
open class CBManager: NSObject {
  open var state: CBManagerState { .unsupported }
  open class var authorization: CBManagerAuthorization { .notDetermined }
}

/// Finds devices nearby: none.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }
  public override init() {}
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) { self.delegate = delegate }
  open func scanForPeripherals(withServices services: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] { [] }
}

/// Offers services to devices nearby: none hears.
open class CBPeripheralManager: CBManager {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }
  public override init() {}
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) { self.delegate = delegate }
  open func startAdvertising(_ data: [String: Any]?) {}
  open func stopAdvertising() {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  @discardableResult open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals: [CBCentral]?
  ) -> Bool { false }
}

/// A number of Bluetooth.
public final class CBUUID: NSObject, Sendable {
  public let uuidString: String
  public init(string: String) { uuidString = string.uppercased() }
  public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  public override var hash: Int { uuidString.hashValue }
}

/// Someone else's device.
open class CBPeer: NSObject {
  public let identifier = UUID.zero
}
/// A device that reads.
open class CBCentral: CBPeer {}

/// A device nearby.
open class CBPeripheral: CBPeer {
  /// Whether a device is connected.
  public typealias State = CBPeripheralState
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open func readRSSI() {}
  open func discoverServices(_ services: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}
/// Whether a device says that it was written.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// A part of a service.
open class CBAttribute: NSObject {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

/// What a device can do.
open class CBService: CBAttribute {
  open var isPrimary: Bool { true }
  open var characteristics: [CBCharacteristic]?
  open weak var peripheral: CBPeripheral?
}

/// What a device offers.
open class CBMutableService: CBService {
  public init(type: CBUUID, primary: Bool) { super.init(uuid: type) }
}

/// What may be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// Who may use a value.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
}

/// A value of a device.
open class CBCharacteristic: CBAttribute {
  open var value: Data?
  open var properties: CBCharacteristicProperties = []
  open var isNotifying: Bool { false }
  open var descriptors: [CBDescriptor]? { nil }
  open weak var service: CBService?
}

/// A value that a device offers.
open class CBMutableCharacteristic: CBCharacteristic {
  public init(
    type: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    super.init(uuid: type)
    (self.properties, self.value) = (properties, value)
  }
}

/// What a value means.
open class CBDescriptor: CBAttribute {
  open var value: Any? { nil }
}

/// A question of another device.
open class CBATTRequest: NSObject {
  open var value: Data?
  open var offset: Int { 0 }
  open var central: CBCentral { CBCentral() }
  open var characteristic: CBCharacteristic {
    CBCharacteristic(uuid: CBUUID(string: ""))
  }
}

public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"

/// Is told of devices nearby.
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// Is told of the values of a device.
public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}

/// Is told of the devices that read.
public protocol CBPeripheralManagerDelegate: AnyObject {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
