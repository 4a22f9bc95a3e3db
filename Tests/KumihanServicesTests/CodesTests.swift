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

  private func photo(_ colors: [UIColor]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: colors.count, height: 2)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: index, y: 0, width: 1, height: 2))
      }
    }
  }

  /// The usual way to the colour of a photo, all of it or a part.
  @Test func aMeanIsWrittenToMemory() throws {
    let input = try #require(CIImage(image: photo([.white, .black, .black, .black])))
    func mean(_ part: CGRect) throws -> [UInt8] {
      let filter = try #require(
        CIFilter(
          name: "CIAreaAverage",
          parameters: [kCIInputImageKey: input, kCIInputExtentKey: CIVector(cgRect: part)]))
      let output = try #require(filter.outputImage)
      #expect(output.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
      var bitmap = [UInt8](repeating: 7, count: 4)
      unsafe CIContext(options: [.workingColorSpace: NSNull()]).render(
        output, toBitmap: &bitmap, rowBytes: 4, bounds: output.extent, format: .RGBA8,
        colorSpace: nil)
      return bitmap
    }
    #expect(try mean(input.extent) == [64, 64, 64, 255])
    #expect(try mean(CGRect(x: 1, y: 0, width: 3, height: 2)) == [0, 0, 0, 255])
    let filter = CIFilter.areaAverage()
    filter.inputImage = input
    filter.extent = CGRect(x: 0, y: 0, width: 2, height: 2)
    let half = try #require(filter.outputImage)
    #expect(try pixels(CIContext().createCGImage(half, from: half.extent)).at(0, 0)[0] == 128)
  }

  /// A colour without end is drawn into pixels that are there to be read, and written by others.
  @Test func pixelsAreInABuffer() throws {
    var buffer: CVPixelBuffer?
    unsafe CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer)
    let made = try #require(buffer)
    let orange = CIImage(color: CIColor(red: 1, green: 0.6, blue: 0))
    #expect(orange.extent == .infinite)
    CIContext().render(orange.cropped(to: CGRect(x: 0, y: 0, width: 3, height: 1)), to: made)
    guard let memory = unsafe CVPixelBufferGetBaseAddress(made) else {
      Issue.record("no memory")
      return
    }
    let row = CVPixelBufferGetBytesPerRow(made)
    func bytes(_ row: Int) -> [UInt8] {
      (0..<4).map { unsafe memory.load(fromByteOffset: row + $0, as: UInt8.self) }
    }
    #expect(bytes(0) == [0, 0, 0, 0])
    #expect(bytes(row) == [0, 153, 255, 255])
    unsafe memory.storeBytes(of: 255, toByteOffset: row, as: UInt8.self)
    let seen = CIImage(cvPixelBuffer: made)
    #expect(seen.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    let shown = try pixels(CIContext().createCGImage(seen, from: seen.extent))
    #expect(shown.at(0, 1)[2] == 255)
    #expect(shown.at(1, 1)[2] == 0)
    let result = unsafe CVPixelBufferCreate(nil, 0, 2, 0, nil, &buffer)
    #expect(result == kCVReturnInvalidArgument)
  }

  /// What is drawn is in the memory that the caller points to, and what is written there is in the picture.
  @Test func memoryFollowsWhatIsDrawn() {
    var bytes = [UInt8](repeating: 200, count: 8)
    unsafe bytes.withUnsafeMutableBytes { memory in
      let made = unsafe CGContext(
        data: memory.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
      guard let context = made else { return }
      context.setFillColor(gray: 0, alpha: 1)
      // The lower row.
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 3, y: 1, width: 1, height: 1))
    }
    #expect(bytes == [200, 200, 200, 255, 0, 0, 0, 0])
  }

  @Test func memoryIsMadeWhenItIsAskedFor() throws {
    let made = unsafe CGContext(
      data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
    let context = try #require(made)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.bytesPerRow == 8 && context.bitsPerPixel == 32)
    guard let memory = unsafe context.data?.assumingMemoryBound(to: UInt8.self) else {
      Issue.record("no memory")
      return
    }
    let bytes = (0..<8).map { unsafe memory[$0] }
    #expect(bytes == [0, 0, 255, 255, 0, 0, 0, 0])
    unsafe memory[4] = 255
    unsafe memory[7] = 255
    let (width, at) = try pixels(context.makeImage())
    #expect(width == 2 && at(0, 0) == [255, 0, 0, 255] && at(1, 0) == [0, 0, 255, 255])
  }

  @Test func bytesBecomeAPicture() throws {
    func picture(_ bytes: [UInt8], bitsPerPixel: Int, _ info: CGBitmapInfo) -> CGImage? {
      CGDataProvider(data: Data(bytes)).flatMap {
        unsafe CGImage(
          width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
          bytesPerRow: bitsPerPixel / 8, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info,
          provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      }
    }
    let last = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    let (_, at) = try pixels(picture([255, 0, 0, 255, 0, 64, 0, 128], bitsPerPixel: 32, last))
    #expect(at(0, 0) == [255, 0, 0, 255] && at(0, 1) == [0, 128, 0, 128])
    let none = CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
    let (_, plain) = try pixels(picture([1, 2, 3, 4, 5, 6], bitsPerPixel: 24, none))
    #expect(plain(0, 1) == [4, 5, 6, 255])
    #expect(picture([1, 2, 3], bitsPerPixel: 24, none) == nil)
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
