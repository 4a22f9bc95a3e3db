import Foundation
import KumihanDrawing
import Testing

@testable import KumihanCairo

@Suite struct PNGTests {
  private func pixels(background: RGBA?, width: CGFloat = 37, height: CGFloat = 41) throws
    -> PixelBuffer
  {
    let ramp = GradientRamp(stops: [
      .init(color: .pureRed, location: 0), .init(color: RGBA.pureBlue.opacity(0.2), location: 1),
    ])
    return try Rasterizer().render(
      DisplayList(
        size: CGSize(width: width, height: height),
        items: [
          DrawItem(
            .fill(
              Path(ellipseIn: CGRect(x: 0, y: 0, width: width, height: height)),
              .linearGradient(ramp, from: .zero, to: CGPoint(x: width, y: height)), FillStyle()))
        ]), scale: 2, background: background)
  }

  @Test(arguments: [RGBA.white, nil])
  func pixelsReturnUnchanged(_ background: RGBA?) throws {
    let drawn = try pixels(background: background)
    let file = PNGEncoder.encode(drawn)
    let read = try PNGDecoder.decode(file)
    #expect(read.width == 74 && read.height == 82)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let i = (y * drawn.width + x) * 4
        let alpha = Int(read.pixels[i + 3])
        let pixel = drawn[x, y]
        #expect(alpha == Int(pixel.alpha))
        #expect((Int(read.pixels[i]) * alpha + 127) / 255 == Int(pixel.red))
        #expect((Int(read.pixels[i + 2]) * alpha + 127) / 255 == Int(pixel.blue))
      }
    }
  }

  /// A large picture is packed in halves, on two cores where they are free.
  @Test(arguments: [RGBA.white, nil])
  func largePicturesArePackedAlikeHoweverManyAtOnce(_ background: RGBA?) async throws {
    let drawn = try pixels(background: background, width: 321, height: 417)
    let file = PNGEncoder.encode(drawn)
    let files = await withTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { PNGEncoder.encode(drawn) } }
      return await group.reduce(into: [Data]()) { $0.append($1) }
    }
    #expect(files.allSatisfy { $0 == file })
    // The decoder checks the sum of both halves.
    let read = try PNGDecoder.decode(file)
    #expect(read.width == 642 && read.height == 834)
    var isSame = true
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let (i, pixel) = ((y * drawn.width + x) * 4, drawn[x, y])
        let alpha = Int(read.pixels[i + 3])
        isSame = isSame && alpha == Int(pixel.alpha)
        isSame = isSame && (Int(read.pixels[i]) * alpha + 127) / 255 == Int(pixel.red)
        isSame = isSame && (Int(read.pixels[i + 1]) * alpha + 127) / 255 == Int(pixel.green)
        isSame = isSame && (Int(read.pixels[i + 2]) * alpha + 127) / 255 == Int(pixel.blue)
      }
    }
    #expect(isSame)
  }

  /// Blends and turned pictures may leave more colour than alpha, even where nothing covers.
  @Test func everyPixelHasAStraightColour() {
    for alpha: UInt32 in 0...255 {
      for part: UInt32 in [0, 1, 127, 254, 255] {
        let straight = PNGEncoder.straight(alpha << 24 | part << 16 | part << 8 | part)
        let expected = alpha == 0 ? 0 : min(255, (part * 255 + alpha / 2) / alpha)
        #expect(straight == alpha << 24 | expected << 16 | expected << 8 | expected)
      }
    }
  }

  @Test func filesSayWhatTheyAre() throws {
    let opaque = [UInt8](PNGEncoder.encode(try pixels(background: .white)))
    let clear = [UInt8](PNGEncoder.encode(try pixels(background: nil)))
    #expect(opaque[25] == 2 && clear[25] == 6)
    #expect(opaque.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let text = String(decoding: opaque, as: Unicode.ASCII.self)
    #expect(text.contains("sRGB") && text.contains("pHYs"))
    // 144 pixels an inch are 5669 a metre.
    let at = try #require(Data(opaque).range(of: Data("pHYs".utf8))).upperBound
    #expect(opaque[at..<at + 9] == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(PNGEncoder.encode(try pixels(background: .white)) == Data(opaque))
  }

  @Test func damagedFilesAreRefused() throws {
    let file = PNGEncoder.encode(try pixels(background: .white))
    #expect(throws: RenderError.self) { try PNGDecoder.decode(file.prefix(file.count / 2)) }
    #expect(throws: RenderError.self) { try PNGDecoder.decode(Data()) }
    #expect(throws: RenderError.self) { try JPEGDecoder.decode(Data("no picture".utf8)) }
    #expect(
      RenderError.unreadableImage(kind: "PNG", reason: "invalid signature").description
        == "PNG image cannot be read: invalid signature")
  }

  /// Texts and profiles may unfold to a thousand times their size; the decoder never sees them.
  @Test func chunksThatChangeNoPixelAreSkipped() throws {
    let file = PNGEncoder.encode(try pixels(background: .white))
    let header = 8 + 25
    // A compressed text with a wrong checksum, which the decoder would refuse.
    let text: [UInt8] = [0, 0, 0, 4] + Array("zTXt".utf8) + [0x61, 0, 0, 0x78] + [1, 2, 3, 4]
    let longer = file.prefix(header) + Data(text) + file.dropFirst(header)
    #expect(try PNGDecoder.decode(longer).pixels == PNGDecoder.decode(file).pixels)
    #expect(throws: RenderError.self) { try PNGDecoder.decode(longer.prefix(longer.count / 2)) }
  }

  @Test func jpegsOfManyScansAreRefusedWhenTheyAreLarge() throws {
    var bytes = [UInt8](try jpeg)
    let frame = try #require(Data(bytes).range(of: Data([0xFF, 0xC0]))).lowerBound
    bytes.insert(
      contentsOf: Array(repeating: [0xFF, 0xDA], count: 20).joined(), at: bytes.count - 2)
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x1F, 0x40, 0x1F, 0x40])
    let error = #expect(throws: RenderError.self) { try JPEGDecoder.decode(Data(bytes)) }
    #expect(
      error?.description
        == "JPEG image cannot be read: it has 21 scans, too many for its size")
  }

  /// 8 x 8 pixels of one colour, written by libjpeg-turbo at quality 90.
  private var jpeg: Data {
    get throws {
      let text = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ\
        ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
        FBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA\
        AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6\
        Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
        x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA\
        AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5\
        OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE\
        xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCpX4ef0gf/2Q==
        """
      return try #require(Data(base64Encoded: text))
    }
  }

  @Test func jpegsAreRead() throws {
    let data = try jpeg
    let image = try JPEGDecoder.decode(data)
    #expect(image.width == 8 && image.height == 8)
    for (found, expected) in zip(image.pixels.prefix(4), [200, 100, 50, 255]) {
      #expect(abs(Int(found) - expected) <= 2)
    }
  }
}
