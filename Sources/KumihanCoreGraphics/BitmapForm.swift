import Foundation

/// How the pixels of a picture lie in memory, with a byte for each part.
package struct BitmapForm: Sendable {
  /// What a byte of a pixel stands for.
  private enum Part { case red, green, blue, gray, alpha, nothing }

  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  let model: CGColorSpaceModel
  /// As in ``CGBitmapInfo``.
  let info: UInt32
  private let parts: [Part]

  /// Nil for pixels with parts of more or less than a byte, and for rows that are too short.
  ///
  /// - Parameter bytesPerRow: 0 for rows without a gap.
  package init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, model: CGColorSpaceModel,
    info: UInt32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8 else { return nil }
    let colors: [Part] = model == .monochrome ? [.gray] : [.red, .green, .blue]
    let parts: [Part] =
      switch Self.alpha(info) {
      case .none: colors
      case .alphaOnly: [.alpha]
      case .premultipliedLast, .last: colors + [.alpha]
      case .premultipliedFirst, .first: [.alpha] + colors
      case .noneSkipLast: colors + [.nothing]
      case .noneSkipFirst: [.nothing] + colors
      }
    let isLittle = info & 0x7000 == CGImageByteOrderInfo.order32Little.rawValue
    self.parts = isLittle ? parts.reversed() : parts
    (self.width, self.height, self.model, self.info) = (width, height, model, info)
    self.bytesPerRow = bytesPerRow == 0 ? width * parts.count : bytesPerRow
    guard self.bytesPerRow >= width * parts.count else { return nil }
  }

  private static func alpha(_ info: UInt32) -> CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info & 0x1F) ?? .none
  }

  var alphaInfo: CGImageAlphaInfo { Self.alpha(info) }
  package var bytesPerPixel: Int { parts.count }
  /// The last row may end with its last pixel.
  var count: Int { bytesPerRow * (height - 1) + width * bytesPerPixel }
  private var isPremultiplied: Bool {
    alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
  }

  /// The pixels as four bytes each, from red to opacity, of straight colour.
  package func pixels(at memory: UnsafeRawPointer) -> Data {
    var result = [UInt8](repeating: 0, count: width * height * 4)
    var place = 0
    for y in 0..<height {
      for x in 0..<width {
        var (red, green, blue, alpha) = (0, 0, 0, 255)
        for (offset, part) in parts.enumerated() {
          let byte = unsafe memory.load(
            fromByteOffset: y * bytesPerRow + x * parts.count + offset, as: UInt8.self)
          let value = Int(byte)
          switch part {
          case .red: red = value
          case .green: green = value
          case .blue: blue = value
          case .gray: (red, green, blue) = (value, value, value)
          case .alpha: alpha = value
          case .nothing: break
          }
        }
        func straight(_ value: Int) -> UInt8 {
          guard isPremultiplied, alpha < 255 else { return UInt8(value) }
          return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        result[place] = straight(red)
        result[place + 1] = straight(green)
        result[place + 2] = straight(blue)
        result[place + 3] = UInt8(alpha)
        place += 4
      }
    }
    return Data(result)
  }

  /// Writes pixels of four bytes each, from red to opacity, of straight colour; on black where no opacity is kept.
  package func write(_ pixels: Data, to memory: UnsafeMutableRawPointer) {
    let pixels = [UInt8](pixels)
    guard pixels.count >= width * height * 4 else { return }
    let keepsStraight = alphaInfo == .last || alphaInfo == .first
    var place = 0
    for y in 0..<height {
      for x in 0..<width {
        let alpha = Int(pixels[place + 3])
        func shown(_ index: Int) -> Int {
          let value = Int(pixels[place + index])
          return keepsStraight ? value : (value * alpha + 127) / 255
        }
        for (offset, part) in parts.enumerated() {
          let value =
            switch part {
            case .red: shown(0)
            case .green: shown(1)
            case .blue: shown(2)
            case .gray: (2126 * shown(0) + 7152 * shown(1) + 722 * shown(2) + 5000) / 10_000
            case .alpha: alpha
            case .nothing: 255
            }
          unsafe memory.storeBytes(
            of: UInt8(value), toByteOffset: y * bytesPerRow + x * parts.count + offset,
            as: UInt8.self)
        }
        place += 4
      }
    }
  }
}
