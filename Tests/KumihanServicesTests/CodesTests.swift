import Foundation
import Kumihan
import KumihanAppleNames
import KumihanCoreGraphics
import Testing

@testable import KumihanServices

/// Codes that filters make, by ISO/IEC 18004 and 15417.
@MainActor
struct CodesTests {
  private func rows(_ grid: BitGrid?) -> [String] {
    guard let grid else { return [] }
    return (0..<grid.height).map { y in
      (0..<grid.width).map { grid[$0, y] ? "#" : "." }.joined()
    }
  }

  @Test func aShortMessageIsTheSmallestCode() {
    #expect(
      rows(QRCode.grid(of: Array("HELLO".utf8), correction: .medium)) == [
        "#######.##.#..#######", "#.....#..##.#.#.....#", "#.###.#..####.#.###.#",
        "#.###.#.#..#..#.###.#", "#.###.#.#...#.#.###.#", "#.....#.#.##..#.....#",
        "#######.#.#.#.#######", "........#####........", "#...#.######.#####..#",
        "...###..#.###..#.####", "#.##..#.#.##..###..#.", "###..#...#...##.#....",
        "..#.###..#..###...##.", "........###.###..#.##", "#######.##..##...#.#.",
        "#.....#....##..#...#.", "#.###.#.#..#..###.#.#", "#.###.#....##....#.##",
        "#.###.#..###..####...", "#.....#..#...##......", "#######.#...#####.#.#",
      ])
  }

  /// The last bytes that fit into a size, and the first that need the next.
  @Test(arguments: [
    (17, "L", 21), (18, "L", 25), (14, "M", 21), (11, "Q", 21), (7, "H", 21), (8, "H", 25),
    (230, "L", 53), (271, "L", 57), (1273, "H", 177), (2953, "L", 177), (2954, "L", 0),
    (0, "M", 21),
  ])
  func sizesFollowTheBytes(_ count: Int, _ letter: String, _ width: Int) {
    let bytes = [UInt8](repeating: 65, count: count)
    let grid = QRCode.grid(of: bytes, correction: QRCode.Correction(letter))
    #expect((grid?.width ?? 0) == width)
  }

  @Test func barsHaveAStartASumAndAnEnd() {
    #expect(
      rows(Code128.bars(of: Array("AB123456c7".utf8))).map {
        $0.replacing("#", with: "1").replacing(".", with: "0")
      } == [
        "11010010000" + "10100011000" + "10001011000" + "10111011110" + "10110011100"
          + "10001011000" + "11100010110" + "10111101110" + "10000101100" + "11101101110"
          + "11101100100" + "1100011101011"
      ])
    #expect(Code128.bars(of: [7]) == nil && Code128.bars(of: []) == nil)
  }

  private func pixels(_ image: CGImage?) throws -> (width: Int, at: (Int, Int) -> [UInt8]) {
    let image = try #require(image)
    let data = [UInt8](try #require(image.dataProvider?.data))
    return (
      image.width,
      { x, y in Array(data[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4]) }
    )
  }

  @Test func aCodeIsDrawnInTheSizeAskedFor() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("HELLO".utf8), forKey: "inputMessage")
    filter.setValue("M", forKey: "inputCorrectionLevel")
    let code = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    let (width, at) = try pixels(CIContext().createCGImage(large, from: large.extent))
    #expect(width == 230)
    // The margin, the upper left finder, and the lower right corner, which has none.
    #expect(at(5, 5) == [255, 255, 255, 255] && at(15, 15) == [0, 0, 0, 255])
    #expect(at(25, 25) == [255, 255, 255, 255] && at(15, 215) == [0, 0, 0, 255])
    #expect(at(205, 215) == [255, 255, 255, 255])
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
    let part = large.cropped(to: CGRect(x: 0, y: 220, width: 20, height: 10))
    #expect(UIImage(ciImage: part).size == CGSize(width: 20, height: 10))
    let (_, seen) = try pixels(CIContext().createCGImage(part, from: large.extent))
    #expect(seen(15, 5)[3] == 255 && seen(25, 5)[3] == 0 && seen(15, 15)[3] == 0)
    let tiny = code.transformed(by: CGAffineTransform(scaleX: 1e-30, y: 1e-30))
    #expect(try pixels(CIContext().createCGImage(tiny, from: code.extent)).at(9, 9)[3] == 0)
  }

  @Test func aCodeTakesColours() throws {
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("HELLO".utf8)
    let tint = CIFilter.falseColor()
    tint.inputImage = code.outputImage
    tint.color0 = CIColor(red: 1, green: 0, blue: 0)
    tint.color1 = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    let red = try #require(tint.outputImage)
    let (_, at) = try pixels(CIContext().createCGImage(red, from: red.extent))
    #expect(at(1, 1) == [255, 0, 0, 255] && at(0, 0)[3] == 0)
    let negative = try #require(code.outputImage).applyingFilter("CIColorInvert")
    let (_, inverted) = try pixels(CIContext().createCGImage(negative, from: negative.extent))
    #expect(inverted(0, 0) == [0, 0, 0, 255] && inverted(1, 1) == [255, 255, 255, 255])
  }

  /// What cannot be filtered is shown as it was.
  @Test func photosStayAsTheyAre() throws {
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let picture = try #require(CIImage(image: photo))
    let filter = CIFilter.sepiaTone()
    filter.inputImage = picture
    let output = try #require(filter.outputImage)
    let result = try #require(CIContext().createCGImage(output, from: output.extent))
    #expect(result.width == photo.cgImage?.width && output.extent == picture.extent)
    #expect(CIFilter.linearGradient().outputImage == nil)
    #expect(CIContext().createCGImage(.empty(), from: .zero) == nil)
  }
}
