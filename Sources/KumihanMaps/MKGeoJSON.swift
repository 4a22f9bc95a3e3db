public import Foundation
import KumihanLocation

/// Something that GeoJSON says.
public protocol MKGeoJSONObject: AnyObject {}
extension MKShape: MKGeoJSONObject {}

/// A shape of GeoJSON with what is said of it.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  public let identifier: String?
  /// JSON.
  public let properties: Data?
  public let geometry: [any MKShape & MKGeoJSONObject]
  init(_ identifier: String?, _ properties: Data?, _ geometry: [MKShape]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
  }
}

/// Reads GeoJSON, as RFC 7946 writes it.
open class MKGeoJSONDecoder: NSObject {
  /// - Throws: where the data is no GeoJSON.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    let json = try JSONSerialization.jsonObject(with: data)
    guard let object = json as? [String: Any] else { throw MKError(.decodingFailed) }
    return try objects(of: object)
  }

  private func objects(of json: [String: Any]) throws -> [any MKGeoJSONObject] {
    switch json["type"] as? String {
    case "FeatureCollection":
      guard let features = json["features"] as? [[String: Any]] else {
        throw MKError(.decodingFailed)
      }
      return try features.map(feature)
    case "Feature": return [try feature(json)]
    default: return try shapes(of: json)
    }
  }

  private func feature(_ json: [String: Any]) throws -> MKGeoJSONFeature {
    let geometry = try (json["geometry"] as? [String: Any]).map(shapes) ?? []
    let properties = try (json["properties"] as? [String: Any]).map {
      try JSONSerialization.data(withJSONObject: $0)
    }
    return MKGeoJSONFeature(json["id"].map { "\($0)" }, properties, geometry)
  }

  private func shapes(of json: [String: Any]) throws -> [MKShape] {
    let places: Any = json["coordinates"] ?? []
    switch json["type"] as? String {
    case "Point": return [MKPointAnnotation(coordinate: try place(places))]
    case "MultiPoint":
      return try line(places).map { MKPointAnnotation(coordinate: $0) }
    case "LineString": return [try polyline(places)]
    case "MultiLineString": return [MKMultiPolyline(try list(places).map(polyline))]
    case "Polygon": return [try polygon(places)]
    case "MultiPolygon": return [MKMultiPolygon(try list(places).map(polygon))]
    case "GeometryCollection":
      return try (json["geometries"] as? [[String: Any]] ?? []).flatMap(shapes)
    default: throw MKError(.decodingFailed)
    }
  }

  private func list(_ json: Any) throws -> [Any] {
    guard let list = json as? [Any] else { throw MKError(.decodingFailed) }
    return list
  }
  /// Longitude comes first.
  private func place(_ json: Any) throws -> CLLocationCoordinate2D {
    let numbers = try list(json).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }
  private func line(_ json: Any) throws -> [CLLocationCoordinate2D] { try list(json).map(place) }
  private func polyline(_ json: Any) throws -> MKPolyline {
    let places = try line(json)
    return MKPolyline(coordinates: places, count: places.count)
  }
  /// The first line is the outer one, the others are holes.
  private func polygon(_ json: Any) throws -> MKPolygon {
    let lines = try list(json).map(line)
    let holes = lines.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    let outer = lines.first ?? []
    return MKPolygon(
      coordinates: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
  }
}
