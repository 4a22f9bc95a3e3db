import Foundation
import Kumihan
import KumihanAppleNames
import KumihanCoreGraphics
import Testing

@testable import KumihanServices

/// What filters make of pixels.
@MainActor
struct FiltersTests {
  /// The colours of a picture's first row, in hexadecimal digits with their opacity.
  private func row(_ image: CIImage?, _ y: Int = 0) throws -> [String] {
    let image = try #require(image)
    let picture = try #require(CIContext().createCGImage(image, from: image.extent))
    let data = [UInt8](try #require(picture.dataProvider?.data))
    return (0..<picture.width).map { x in
      data[((y * picture.width + x) * 4)...].prefix(4).map { String(format: "%02X", $0) }.joined()
    }
  }

  /// A photo of two rows.
  private func photo(_ colors: [UInt32]) throws -> CIImage {
    let row = colors.flatMap { color in (0..<4).map { UInt8(color >> (24 - 8 * $0) & 255) } }
    let image = CGImage(rgba: Data(row + row), width: colors.count, height: 2)
    return CIImage(cgImage: try #require(image))
  }

  @Test(arguments: [
    ("CIMultiplyBlendMode", "30101FFF"),
    ("CIScreenBlendMode", "D090ADFF"),
    ("CIOverlayBlendMode", "A1203DFF"),
    ("CIDarkenBlendMode", "402033FF"),
    ("CIDifferenceBlendMode", "806066FF"),
    ("CISourceOverCompositing", "408099FF"),
    ("CIAdditionCompositing", "FFA0CCFF"),
    ("CISourceOutCompositing", "00000000"),
  ])
  func picturesAreLaidOverOthers(_ name: String, _ color: String) throws {
    let result = try photo([0x4080_99FF]).applyingFilter(
      name, parameters: [kCIInputBackgroundImageKey: try photo([0xC020_33FF])])
    #expect(try row(result) == [color])
  }

  @Test func numbersHaveTheirUsualValues() throws {
    let gray = try photo([0x8080_80FF])
    #expect(try row(gray.applyingFilter("CIColorControls")) == ["808080FF"])
    #expect(try row(gray.applyingFilter("CIExposureAdjust")) == ["808080FF"])
    #expect(CIFilter(name: "CISepiaTone")?.intensity == 1)
    let bright = CIFilter.exposureAdjust()
    bright.inputImage = gray
    bright.ev = 1
    #expect(try row(bright.outputImage) == ["B0B0B0FF"])
    bright.setValue(-1, forKey: kCIInputEVKey)
    #expect(try row(bright.outputImage) == ["5C5C5CFF"])
  }

  @Test func coloursChange() throws {
    let red = try photo([0xFF00_00FF])
    #expect(try row(red.applyingFilter("CISepiaTone")) == ["645945FF"])
    #expect(try row(red.applyingFilter("CIPhotoEffectMono")) == ["363636FF"])
    #expect(try row(red.applyingFilter("CIColorInvert")) == ["00FFFFFF"])
    let pale = red.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
    #expect(try row(pale) == ["363636FF"])
    let opposite = red.applyingFilter("CIHueAdjust", parameters: ["inputAngle": Double.pi])
    #expect(try row(opposite) == ["006D6DFF"])
    let turned = CIFilter.colorMatrix()
    turned.inputImage = red
    (turned.rVector, turned.bVector) = (CIVector(x: 0, y: 0, z: 0, w: 0), CIVector(x: 1))
    #expect(try row(turned.outputImage) == ["0000FFFF"])
  }

  @Test func blursReachBeyondThePicture() throws {
    let line = try photo([0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF])
    let soft = line.applyingGaussianBlur(sigma: 1)
    #expect(soft.extent == CGRect(x: -3, y: -3, width: 9, height: 8))
    let spot = try photo([0x0000_00FF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0x0000_00FF])
    let bell = spot.clampedToExtent().applyingGaussianBlur(sigma: 1)
    // A bell is 66, 3E and 0E there.
    #expect(try row(bell) == ["0E0E0EFF", "3C3C3CFF", "686868FF", "3C3C3CFF", "0E0E0EFF"])
    let clamped = line.clampedToExtent().applyingFilter(
      "CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
    #expect(try row(clamped.cropped(to: line.extent)) == ["AAAAAAFF", "AAAAAAFF", "AAAAAAFF"])
  }

  @Test func numbersWithoutBoundsAreNoTrap() throws {
    let line = try photo([0xFFFF_FFFF, 0x0000_00FF]).clampedToExtent()
    for (name, number) in [("CIBoxBlur", "inputRadius"), ("CIPixellate", "inputScale")] {
      for value in [1e30, -1, .nan] {
        let image = line.applyingFilter(name, parameters: [number: value])
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2), "\(name) \(value)")
      }
    }
    #expect(line.applyingGaussianBlur(sigma: 1e30).extent.width == 2)
  }

  @Test func aPartOfAPhotoIsCutOut() throws {
    let part = try photo([0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF])
      .cropped(to: CGRect(x: 1, y: 0, width: 1, height: 2))
    #expect(try row(part) == ["00FF00FF"])
    let crop = CIFilter(
      name: "CICrop", parameters: ["inputRectangle": CIVector(x: 2, y: 0, z: 1, w: 1)])
    crop?.inputImage = try photo([0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF])
    #expect(try row(crop?.outputImage) == ["0000FFFF"])
  }

  @Test func masksCutPictures() throws {
    let mask = try photo([0xFFFF_FFFF, 0x0000_00FF])
    let cut = try photo([0xFF00_00FF, 0xFF00_00FF]).applyingFilter(
      "CIBlendWithMask",
      parameters: [
        kCIInputMaskImageKey: mask,
        kCIInputBackgroundImageKey: try photo([0x0000_FFFF, 0x0000_FFFF]),
      ])
    #expect(try row(cut) == ["FF0000FF", "0000FFFF"])
    let red = try photo([0xFF00_00FF, 0xFF00_00FF])
    let picture = try #require(red.cgImage)
    let share = try #require(mask.cgImage)
    let white = try #require(picture.masking(share))
    #expect(try row(CIImage(cgImage: white)).map { $0.suffix(2) } == ["FF", "00"])
    let stencil = unsafe CGImage(
      maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
      provider: CGDataProvider(Data([255, 0, 255, 0])), decode: nil, shouldInterpolate: false)
    let ink = try #require(stencil)
    let black = try #require(picture.masking(ink))
    #expect(try row(CIImage(cgImage: black)).map { $0.suffix(2) } == ["00", "FF"])
  }
}
