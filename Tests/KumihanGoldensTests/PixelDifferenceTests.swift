import Foundation
import KumihanCairo
import KumihanGoldens
import Testing

struct PixelDifferenceTests {
  private func picture(_ bytes: [UInt8], width: Int) -> DecodedImage {
    DecodedImage(width: width, height: bytes.count / 4 / width, pixels: Data(bytes))
  }

  @Test func equalPicturesDoNotDiffer() {
    let one = picture([1, 2, 3, 4, 5, 6, 7, 8], width: 2)
    #expect(PixelDifference(one, one) == nil)
  }

  @Test func countsAndFramesWhatDiffers() throws {
    let old = picture([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9, 255], width: 2)
    let new = picture([0, 0, 0, 255, 0, 7, 0, 255, 0, 0, 0, 255, 9, 9, 29, 255], width: 2)
    let difference = try #require(PixelDifference(old, new))
    #expect(difference.count == 2)
    #expect(difference.largest == 20)
    #expect(difference.bounds == CGRect(x: 1, y: 0, width: 1, height: 2))
  }

  @Test func namesBothSizes() throws {
    let difference = try #require(
      PixelDifference(
        picture([0, 0, 0, 0], width: 1), picture([UInt8](repeating: 0, count: 8), width: 2)))
    #expect(difference.description == "is 2 x 1 px, the golden 1 x 1")
  }
}
