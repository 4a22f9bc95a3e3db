import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

extension UIView {
  /// A pixel of its picture, of one pixel a point, as red, green and blue.
  func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
    let (shown, screen) = try #require(
      Hosted.host(self, nil, UITraitCollection(displayScale: 1)))
    let pixels = try screen.page(of: shown).pixels()
    return [pixels[x, y].red, pixels[x, y].green, pixels[x, y].blue]
  }
}
