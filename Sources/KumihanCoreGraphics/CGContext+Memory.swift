public import Foundation
public import KumihanAppleNames
import KumihanCombine
import KumihanViews

extension CGContext {
  var bitmap: BitmapMemory? { memory as? BitmapMemory }

  /// The form of the pixels: as it was asked for, or as UIKit's contexts have it.
  private var form: BitmapForm? {
    bitmap?.form
      ?? BitmapForm(
        width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, model: .rgb,
        info: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGImageByteOrderInfo.order32Little.rawValue)
  }

  /// The pixels: those that were drawn until now, and those to come. What is written here is in the picture too.
  ///
  /// Nil for a document, and for pixels with parts of more than a byte.
  public var data: UnsafeMutableRawPointer? {
    guard document == nil else { return nil }
    if bitmap == nil { memory = form.map { unsafe BitmapMemory($0, scale: scale, at: nil) } }
    return unsafe bitmap?.pointer(drawing: steps)
  }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { (form?.bytesPerPixel ?? 4) * 8 }
  public var bytesPerRow: Int { form?.bytesPerRow ?? 0 }
  public var alphaInfo: CGImageAlphaInfo { form?.alphaInfo ?? .none }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: form?.info ?? 0) }
  public var colorSpace: CGColorSpace? {
    form?.model == .monochrome ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }
}

/// The pixels of a context in memory, of which its caller has a pointer.
@safe final class BitmapMemory: DrawnMemory {
  let form: BitmapForm
  private let scale: CGFloat
  /// The caller's, or the own once it was asked for.
  private var pointer: UnsafeMutableRawPointer?
  private var isOwn = false
  /// Whether something was drawn where it could not be written.
  private var isBehind = false

  init(_ form: BitmapForm, scale: CGFloat, at pointer: UnsafeMutableRawPointer?) {
    (self.form, self.scale) = (form, scale)
    unsafe self.pointer = pointer
  }

  deinit {
    if isOwn { unsafe pointer?.deallocate() }
  }

  /// The memory, with what was drawn before anybody asked for it.
  func pointer(drawing steps: [CGContext.Step]) -> UnsafeMutableRawPointer? {
    guard unsafe pointer == nil else { return unsafe pointer }
    let size = form.bytesPerRow * form.height
    let own = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe own.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    unsafe pointer = own
    isOwn = true
    draw(steps)
    return unsafe pointer
  }

  /// Draws over what is in the memory, as blending asks for it.
  func draw(_ steps: [CGContext.Step]) {
    guard let pointer = unsafe pointer, !steps.isEmpty else { return }
    guard MainQueue.isHere else { return isBehind = true }
    let before = unsafe form.pixels(at: UnsafeRawPointer(pointer))
    let (form, scale) = (form, scale)
    let after = MainActor.assumeIsolated { Self.drawn(steps, over: before, form, scale) }
    if let after { unsafe form.write(after, to: pointer) }
  }

  @MainActor private static func drawn(
    _ steps: [CGContext.Step], over pixels: Data, _ form: BitmapForm, _ scale: CGFloat
  ) -> Data? {
    guard let before = CGImage(rgba: pixels, width: form.width, height: form.height) else {
      return nil
    }
    let size = CGSize(width: CGFloat(form.width) / scale, height: CGFloat(form.height) / scale)
    let ground = CGContext(size: size, scale: scale)
    ground.step { $0.draw(Image(uiImage: before.image), in: CGRect(origin: .zero, size: size)) }
    let picture = CGContextPicture(steps: ground.steps + steps)
    return UIImage.drawn(picture, size: size, scale: scale)?.rgba
  }

  /// What is in the memory; nil where nobody has a pointer to it.
  var picture: UIImage? {
    guard let pointer = unsafe pointer, !isBehind else { return nil }
    let pixels = unsafe form.pixels(at: UnsafeRawPointer(pointer))
    return CGImage(rgba: pixels, width: form.width, height: form.height).map {
      UIImage(cgImage: $0, scale: scale, orientation: .up)
    }
  }
}

extension CGImage {
  /// Four bytes a pixel, from red to opacity, in rows from the top; nil away from the main thread.
  package var bytes: Data? {
    MainQueue.isHere ? MainActor.assumeIsolated { image.rgba } : nil
  }

  /// The bytes of a PNG file, or of a JPEG one of a quality; nil away from the main thread.
  package func file(quality: CGFloat?) -> Data? {
    guard MainQueue.isHere else { return nil }
    return MainActor.assumeIsolated {
      let picture = UIImage(cgImage: self)
      return quality.map { picture.jpegData(compressionQuality: $0) } ?? picture.pngData()
    }
  }

  /// A picture of bytes in memory, whose parts are a byte each; nil for others, and for too few of them.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let form = BitmapForm(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, model: space.model, info: bitmapInfo.rawValue),
      form.bytesPerPixel * 8 == bitsPerPixel, let data = provider.data, data.count >= form.count
    else { return nil }
    let pixels = unsafe data.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map { unsafe form.pixels(at: $0) }
    }
    guard let pixels else { return nil }
    self.init(rgba: pixels, width: width, height: height)
  }
}
