package import Foundation
package import KumihanCairo
package import Testing

/// Checks a PNG against its golden, pixel by pixel: the files may be packed differently, the
/// decoded pictures may not differ at all. A golden that is missing or differs fails the test,
/// leaves the picture as a candidate and names the command that accepts it.
package func assertGolden(
  png: Data, named name: String, fileID: String = #fileID, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = GoldenPath(name: name, extension: "png", fileID: fileID, filePath: filePath)
  let golden = try? Data(contentsOf: path.golden)
  guard golden != png else { return path.clear() }
  let picture = try PNGDecoder.decode(png)
  let verdict: String
  if let golden {
    do {
      let known = try PNGDecoder.decode(golden)
      guard let difference = PixelDifference(known, picture) else { return path.clear() }
      verdict = difference.description
    } catch {
      verdict = "the golden cannot be read: \(error)"
    }
  } else {
    verdict = "there is no golden"
  }
  try path.leave(png)
  Issue.record(
    "\(path.relative): \(verdict)\naccept with: \(path.acceptance)",
    sourceLocation: sourceLocation)
}

/// How two pictures differ; there is none between equal ones.
package struct PixelDifference: Hashable, Sendable, CustomStringConvertible {
  /// Nil where the sizes differ.
  package let count: Int?
  /// Around the pixels that differ, in pixels.
  package let bounds: CGRect
  /// The largest difference of a component, 0 to 255.
  package let largest: Int
  package let description: String

  package init?(_ golden: DecodedImage, _ picture: DecodedImage) {
    guard golden.width == picture.width, golden.height == picture.height else {
      (count, bounds, largest) = (nil, .null, 255)
      description =
        "is \(picture.width) x \(picture.height) px, the golden \(golden.width) x "
        + "\(golden.height)"
      return
    }
    guard golden.pixels != picture.pixels else { return nil }
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    let (old, new) = ([UInt8](golden.pixels), [UInt8](picture.pixels))
    for pixel in 0..<old.count / 4
    where old[pixel * 4..<pixel * 4 + 4] != new[pixel * 4..<pixel * 4 + 4] {
      let (x, y) = (pixel % golden.width, pixel / golden.width)
      count += 1
      (left, right) = (min(left, x), max(right, x + 1))
      (top, bottom) = (min(top, y), max(bottom, y + 1))
      for part in pixel * 4..<pixel * 4 + 4 {
        largest = max(largest, abs(Int(old[part]) - Int(new[part])))
      }
    }
    self.count = count
    self.largest = largest
    bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    description =
      "\(count) pixels differ, by at most \(largest), within x \(left)..<\(right), "
      + "y \(top)..<\(bottom)"
  }
}
