import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

/// Comparing a drawing with a file without reading all of it first.
@Suite struct PixelDifferenceTests {
  /// A picture with gradients, flat stretches and rows that repeat.
  private func picture(_ background: RGBA?, size: CGFloat = 30) throws -> PixelBuffer {
    let ramp = GradientRamp(stops: [
      .init(color: .pureRed, location: 0), .init(color: RGBA.pureBlue.opacity(0.2), location: 1),
    ])
    return try Rasterizer().render(
      DisplayList(
        size: CGSize(width: size + 7, height: size + 11),
        items: [
          DrawItem(
            .fill(
              Path(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size / 2)),
              .linearGradient(ramp, from: .zero, to: CGPoint(x: size, y: size)), FillStyle())),
          DrawItem(
            .fill(
              Path(CGRect(x: 4, y: size * 0.6, width: 9, height: 8)), .color(.pureBlue),
              FillStyle())),
        ]), scale: 2, background: background)
  }

  private func bytes(_ picture: PixelBuffer) throws -> [UInt8] {
    [UInt8](try PNGDecoder.decode(PNGEncoder.encode(picture)).pixels)
  }

  /// What comparing each pixel with each finds.
  private func expected(_ old: [UInt8], _ new: [UInt8], width: Int) -> [PixelDifference] {
    func word(_ bytes: [UInt8], _ at: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
    }
    return (0..<old.count / 4).compactMap { index in
      let (one, two) = (word(old, index * 4), word(new, index * 4))
      guard one != two else { return nil }
      return PixelDifference(
        x: Int32(index % width), y: Int32(index / width), old: one, new: two)
    }
  }

  private func found(_ comparison: FileComparison) throws -> [PixelDifference] {
    guard case .pixels(let list) = comparison else { throw CocoaError(.featureUnsupported) }
    return list
  }

  @Test(arguments: [RGBA.white, nil])
  func equalFilesAreEqual(_ background: RGBA?) throws {
    let drawn = try picture(background)
    #expect(try found(drawn.compared(with: PNGEncoder.encode(drawn))) == [])
  }

  @Test(arguments: [[UInt8]]([[0], [1], [2], [3], [4], [0, 4, 2, 1, 3]]), [RGBA.white, nil])
  func everyFilterIsUndone(_ filters: [UInt8], _ background: RGBA?) throws {
    let drawn = try picture(background)
    let now = try bytes(drawn)
    var file = PlainPNG(
      width: drawn.width, height: drawn.height, components: background == nil ? 4 : 3,
      pixels: now, filters: filters)
    #expect(try found(drawn.compared(with: file.file)) == [])
    file.piece = 97
    #expect(try found(drawn.compared(with: file.file)) == [])
    // A pixel, a row, and a block that repeats in rows which repeat.
    let width = drawn.width
    file.pixels[(5 * width + 7) * 4 + 1] ^= 1
    for x in 0..<width { file.pixels[(40 * width + x) * 4] ^= 0x80 }
    for y in 60..<70 { for x in 10..<20 { file.pixels[(y * width + x) * 4 + 2] ^= 3 } }
    let wanted = expected(file.pixels, now, width: width)
    #expect(wanted.count == 1 + width + 100)
    #expect(try found(drawn.compared(with: file.file)) == wanted)
  }

  /// A row that repeats in the file alone differs, wherever it does.
  @Test func rowsThatRepeatInTheFileAlone() throws {
    let square = Path(CGRect(x: 80, y: 10, width: 8, height: 5))
    let drawn = try Rasterizer().render(
      DisplayList(
        size: CGSize(width: 90, height: 30),
        items: [DrawItem(.fill(square, .color(.pureBlue), FillStyle()))]),
      scale: 1, background: .white)
    let now = try bytes(drawn)
    let row = drawn.width * 4
    var old = PlainPNG(
      width: drawn.width, height: drawn.height, components: 3, pixels: now, filters: [0])
    old.pixels.replaceSubrange(10 * row..<11 * row, with: now[9 * row..<10 * row])
    let wanted = expected(old.pixels, now, width: drawn.width)
    #expect(wanted.count == 8)
    #expect(try found(drawn.compared(with: old.file)) == wanted)
  }

  /// Larger than the block that rows are unpacked in.
  @Test func largePicturesAreComparedInBlocks() throws {
    let drawn = try picture(.white, size: 400)
    let now = try bytes(drawn)
    var old = PlainPNG(
      width: drawn.width, height: drawn.height, components: 3, pixels: now, filters: [2, 0])
    #expect(drawn.width * drawn.height * 3 > 3 * 512 * 1024)
    for y in stride(from: 0, to: drawn.height, by: 31) {
      old.pixels[(y * drawn.width + y % drawn.width) * 4] ^= 9
    }
    #expect(
      try found(drawn.compared(with: old.file))
        == expected(old.pixels, now, width: drawn.width))
  }

  @Test func otherSizesAreTold() throws {
    let (small, large) = (try picture(.white), try picture(.white, size: 40))
    guard
      case .otherSize(let width, let height) = try small.compared(with: PNGEncoder.encode(large))
    else {
      Issue.record("the pictures are of one size")
      return
    }
    #expect(width == large.width && height == large.height)
  }

  /// What cannot be read is never equal, whichever byte is another.
  @Test func damagedFilesAreNeverEqual() throws {
    let drawn = try picture(.white)
    let file = [UInt8](PNGEncoder.encode(drawn))
    let start = try #require(Data(file).range(of: Data("IDAT".utf8))).upperBound
    for at in stride(from: start, to: file.count, by: 7) {
      var damaged = file
      damaged[at] ^= 0x10
      #expect(throws: RenderError.self) { try drawn.compared(with: Data(damaged)) }
    }
    for count in [0, 8, 40, file.count / 2, file.count - 13, file.count - 1] {
      #expect(throws: RenderError.self) { try drawn.compared(with: Data(file.prefix(count))) }
    }
    // The sums of the chunks are right, and the pixels' own is not.
    var plain = PlainPNG(
      width: drawn.width, height: drawn.height, components: 3, pixels: try bytes(drawn))
    plain.filters = [7]
    #expect(throws: RenderError.self) { try drawn.compared(with: plain.file) }
  }

  @Test func differencesAreShownInRedOnPaleGrey() throws {
    let drawn = try picture(.white)
    let now = try bytes(drawn)
    let marks = [(0, 0), (3, 9), (4, 9), (drawn.width - 1, drawn.height - 1)].map {
      PixelDifference(x: Int32($0.0), y: Int32($0.1), old: 0, new: 1)
    }
    let shown = try PNGDecoder.decode(drawn.paleFile(marking: marks))
    #expect(shown.width == drawn.width && shown.height == drawn.height)
    for index in 0..<drawn.width * drawn.height {
      let part = now[index * 4..<index * 4 + 3].map { Int($0) }
      let grey = UInt8(192 + (part[0] + 2 * part[1] + part[2]) / 16)
      let isMarked = marks.contains {
        Int($0.x) == index % drawn.width && Int($0.y) == index / drawn.width
      }
      let wanted: [UInt8] = isMarked ? [230, 0, 38, 255] : [grey, grey, grey, 255]
      #expect([UInt8](shown.pixels[index * 4..<index * 4 + 4]) == wanted)
    }
  }
}
