public import Foundation
import KumihanFoundation

/// A fact.
open class HKObject: NSObject {
  public let uuid = UUID.zero
  public let metadata: [String: Any]?
  public let device: HKDevice?
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }
  init(metadata: [String: Any]?, device: HKDevice?) {
    (self.metadata, self.device) = (metadata, device)
  }
}

/// A fact with a time.
open class HKSample: HKObject {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  open var hasUndeterminedDuration: Bool { false }
  init(
    type: HKSampleType, start: Date, end: Date, metadata: [String: Any]? = nil,
    device: HKDevice? = nil
  ) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata, device: device)
  }
}

/// A measurement with a time.
open class HKQuantitySample: HKSample {
  public let quantity: HKQuantity
  public let quantityType: HKQuantityType
  open var count: Int { 1 }
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.quantity, quantityType) = (quantity, type)
    super.init(type: type, start: start, end: end, metadata: metadata, device: device)
  }
}

/// Measurements that add up.
open class HKCumulativeQuantitySample: HKQuantitySample {
  open var sumQuantity: HKQuantity { quantity }
}

/// Measurements of which there is an average.
open class HKDiscreteQuantitySample: HKQuantitySample {
  open var averageQuantity: HKQuantity { quantity }
  open var minimumQuantity: HKQuantity { quantity }
  open var maximumQuantity: HKQuantity { quantity }
  open var mostRecentQuantity: HKQuantity { quantity }
}

/// One of several, with a time.
open class HKCategorySample: HKSample {
  public let value: Int
  public let categoryType: HKCategoryType
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (self.value, categoryType) = (value, type)
    super.init(type: type, start: start, end: end, metadata: metadata, device: device)
  }
}

/// Several facts at once.
open class HKCorrelation: HKSample {
  public let objects: Set<HKSample>
  public let correlationType: HKCorrelationType
  public init(
    type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.objects, correlationType) = (objects, type)
    super.init(type: type, start: start, end: end, metadata: metadata, device: device)
  }
  open func objects(for type: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == type }
  }
}

/// An app or a device that wrote something down.
open class HKSourceRevision: NSObject {
  open var source: HKSource { HKSource() }
  open var version: String? { nil }
  open var productType: String? { nil }
}

/// An app or a device.
open class HKSource: NSObject {
  public class func `default`() -> HKSource { SharedObjects.one { HKSource() } }
  open var name: String { "" }
  open var bundleIdentifier: String { "" }
}

/// A device that measures.
open class HKDevice: NSObject {
  public class func local() -> HKDevice {
    HKDevice(
      name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
    (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }
}
