public import Foundation

/// The words for a place.
open class CLPlacemark: NSObject {
  public let location: CLLocation?
  public var name: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var postalCode: String? { nil }
  public var country: String? { nil }
  public var isoCountryCode: String? { nil }
  public var subAdministrativeArea: String? { nil }
  public var inlandWater: String? { nil }
  public var ocean: String? { nil }
  public var areasOfInterest: [String]? { nil }
  public var timeZone: TimeZone? { nil }
  public var region: CLRegion? { nil }
  public var addressDictionary: [AnyHashable: Any]? { nil }

  public init(location: CLLocation?) { self.location = location }
}

/// The way between words and places, which finds nothing here.
public final class CLGeocoder: NSObject {
  public var isGeocoding: Bool { false }
  public func cancelGeocode() {}
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  public func geocodeAddressString(
    _ address: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  public func geocodeAddressString(
    _ address: String, in region: CLRegion?, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  public func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
}
