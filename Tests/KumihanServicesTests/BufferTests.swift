import Foundation
import KumihanCoreGraphics
import KumihanServices
import Testing

/// Pictures as buffers of bytes, and documents that go to a consumer.
@MainActor
struct BufferTests {
  /// A row of pixels, opaque, each of one grey.
  private func row(_ greys: [UInt8]) throws -> CGImage {
    let bytes: [UInt8] = greys.flatMap { [$0, $0, $0, 255] }
    return try #require(CGImage(rgba: Data(bytes), width: greys.count, height: 1))
  }

  private func greys(_ buffer: vImage_Buffer) throws -> [UInt8] {
    let image = try buffer.createCGImage(format: vImage_CGImageFormat())
    let bytes = try #require(image.bytes)
    return stride(from: 0, to: bytes.count, by: 4).map { bytes[bytes.startIndex + $0] }
  }

  @Test func picturesBecomeSmallerByMeansAndLargerBetweenTwo() throws {
    var source = try vImage_Buffer(cgImage: row([0, 100, 200, 220]))
    var target = try vImage_Buffer(width: 2, height: 1, bitsPerPixel: 32)
    #expect(unsafe vImageScale_ARGB8888(&source, &target, nil, 0) == kvImageNoError)
    #expect(try greys(target) == [50, 210])
    var wide = try vImage_Buffer(width: 4, height: 1, bitsPerPixel: 32)
    #expect(unsafe vImageScale_ARGB8888(&target, &wide, nil, 0) == kvImageNoError)
    #expect(try greys(wide) == [50, 90, 170, 210])
    for buffer in [source, target, wide] { buffer.free() }
  }

  @Test func buffersAreSmoothedTurnedAndMixed() throws {
    var source = try vImage_Buffer(cgImage: row([0, 0, 90, 0, 0]))
    var target = try vImage_Buffer(width: 5, height: 1, bitsPerPixel: 32)
    unsafe vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, 8)
    #expect(try greys(target) == [0, 30, 30, 30, 0])
    unsafe vImageTentConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, 8)
    #expect(try greys(target) == [0, 23, 45, 23, 0])
    #expect(
      unsafe vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 2, nil, 8)
        == kvImageInvalidKernelSize)
    var slope = try vImage_Buffer(cgImage: row([1, 2, 3, 4, 5]))
    unsafe vImageHorizontalReflect_ARGB8888(&slope, &target, 0)
    #expect(try greys(target) == [5, 4, 3, 2, 1])
    let half: [Int16] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2]
    unsafe vImageMatrixMultiply_ARGB8888(&source, &target, half, 2, nil, nil, 0)
    #expect(try greys(target) == [0, 0, 45, 0, 0])
    var column = try vImage_Buffer(width: 1, height: 5, bitsPerPixel: 32)
    unsafe vImageRotate90_ARGB8888(&slope, &column, 1, nil, 0)
    #expect(try greys(column) == [5, 4, 3, 2, 1])
    for buffer in [source, target, slope, column] { buffer.free() }
  }

  @Test func picturesGoInAndOutByTheirNamesInC() throws {
    var format = unsafe vImage_CGImageFormat(
      bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue), version: 0, decode: nil,
      renderingIntent: .defaultIntent)
    var buffer = vImage_Buffer()
    let read = try unsafe vImageBuffer_InitWithCGImage(&buffer, &format, nil, row([7, 9]), 0)
    #expect(read == kvImageNoError && buffer.width == 2 && buffer.rowBytes == 8)
    var error = 1
    let made = unsafe vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, 0, &error)
    let picture = unsafe made?.takeRetainedValue()
    #expect(error == kvImageNoError && picture?.width == 2)
    format.bitsPerPixel = 64
    #expect(throws: vImage.Error.self) { try buffer.createCGImage(format: format) }
    buffer.free()
  }

  @Test func aDocumentGoesToItsConsumer() throws {
    let data = try #require(CFDataCreateMutable(nil, 0))
    var box = CGRect(x: 0, y: 0, width: 40, height: 30)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(unsafe CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.endPDFPage()
    #expect(CFDataGetLength(data) == 0)
    context.closePDF()
    #expect((data as Data).prefix(4) == Data("%PDF".utf8))
  }

  /// Erasing forgets whatever colour is set; where a picture stood is kept of what lay below.
  @Test func contextsComposeByPorterAndDuff() throws {
    let area = CGRect(x: 0, y: 0, width: 4, height: 1)
    func reds(_ draw: (CGContext) -> Void) throws -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 16)
      unsafe bytes.withUnsafeMutableBytes { memory in
        let context = unsafe CGContext(
          data: memory.baseAddress, width: 4, height: 1, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.map(draw)
      }
      return stride(from: 0, to: 16, by: 4).map { bytes[$0 + 3] == 0 ? 0 : bytes[$0] }
    }
    let left = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(
      try reds {
        $0.fill(area)
        $0.setBlendMode(.clear)
        $0.setFillColor(red: 0, green: 0, blue: 0, alpha: 0)
        $0.fill(left)
      } == [0, 0, 255, 255])
    #expect(
      try reds {
        $0.fill(left)
        $0.setBlendMode(.sourceIn)
        $0.setFillColor(red: 0.4, green: 0, blue: 0, alpha: 1)
        $0.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
      } == [255, 102, 0, 0])
    // A mask does not part what is drawn from what lies below.
    let mask = try row([255, 255, 255, 255])
    #expect(
      try reds {
        $0.fill(area)
        $0.clip(to: left, mask: mask)
        $0.setBlendMode(.multiply)
        $0.setFillColor(red: 0.4, green: 0, blue: 0, alpha: 1)
        $0.fill(area)
      } == [102, 102, 255, 255])
    #expect(
      try reds {
        $0.fill(area)
        $0.setBlendMode(.destinationIn)
        $0.setFillColor(red: 0, green: 0, blue: 0, alpha: 0)
        $0.fill(left)
      } == [0, 0, 255, 255])
  }
}
