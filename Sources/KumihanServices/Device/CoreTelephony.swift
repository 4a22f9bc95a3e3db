// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// What a phone's network can do: a device without one.
open class CTTelephonyNetworkInfo: NSObject {
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
}

/// Who runs a phone's network.
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }
  open var isoCountryCode: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
}
