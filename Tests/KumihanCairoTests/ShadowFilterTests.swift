import Foundation
import KumihanDrawing
import Testing

@testable import KumihanCairo

struct ShadowFilterTests {
  /// A picture whose alpha differs from pixel to pixel, with transparent pixels around it.
  private func picture(_ width: Int, _ height: Int, around: Int) throws -> PixelMemory {
    let memory = try PixelMemory(width: width + 2 * around, height: height + 2 * around)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = UInt32((x * 37 + y * 91) % 256)
        unsafe memory.base[(y + around) * memory.width + x + around] = alpha << 24 | alpha / 2
      }
    }
    return memory
  }

  /// An inner shadow is the same whether nothing lies around a picture or transparent pixels do, however far it is moved.
  @Test(arguments: [0.01, 0.7, 3, 11], [(0, 0), (2, -3), (-9, 4), (17, 30), (-26, -60), (500, 1)])
  func innerShadowsKnowTheirSurroundings(sigma: Double, move: (Int, Int)) throws {
    let (width, height, around) = (27, 22, 70)
    let shadow = ShadowFilter(
      color: .black, sigma: CGSize(width: sigma, height: sigma / 2), move: (move.0, move.1))
    let (tight, wide) = (
      try picture(width, height, around: 0), try picture(width, height, around: around)
    )
    let before = try picture(width, height, around: 0)
    try shadow.castInside(tight)
    try shadow.castInside(wide)
    var (differs, changed) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let at = unsafe tight.base[y * width + x]
        if unsafe at != wide.base[(y + around) * wide.width + x + around] { differs += 1 }
        if unsafe at != before.base[y * width + x] { changed += 1 }
      }
    }
    #expect(differs == 0)
    #expect(changed > 0)
  }
}
