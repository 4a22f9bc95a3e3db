import Foundation

/// What is to be said of the pixels that differ.
struct PixelWords: CustomStringConvertible {
  let description: String

  init(_ map: PixelMap) {
    let bounds = map.bounds
    let places = map.places
    description =
      "\(map.count) of \(map.area) px differ, by at most \(map.largest), in \(places) "
      + (places == 1 ? "place" : "places")
      + ", within x \(Int(bounds.minX))..<\(Int(bounds.maxX)), "
      + "y \(Int(bounds.minY))..<\(Int(bounds.maxY))"
  }
}
