import CoreGraphics
import ImageIO
import SwiftUI

// Pictures made by Core Graphics, UIKit and an image renderer.

enum Artist {
  @MainActor static func card(size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    print(format.scale)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 40, height: 20), cornerRadius: 6)
        .fill()
      let cg = context.cgContext
      cg.saveGState()
      cg.setStrokeColor(UIColor.black.cgColor)
      cg.setLineWidth(3)
      cg.move(to: CGPoint(x: 0, y: 0))
      cg.addLine(to: CGPoint(x: size.width, y: size.height))
      cg.strokePath()
      cg.restoreGState()
      ("ink" as NSString).draw(
        at: CGPoint(x: 60, y: 10),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 16), .foregroundColor: UIColor.red])
    }
  }

  @MainActor static func bitmap() -> CGImage? {
    guard
      let context = CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    // The origin is at the lower left.
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [UIColor.red.cgColor, UIColor.yellow.cgColor] as CFArray, locations: [0, 1])!
    context.clip(to: CGRect(x: 0, y: 20, width: 40, height: 20))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: 20), end: CGPoint(x: 40, y: 20), options: [])
    return context.makeImage()
  }

  @MainActor static func snapshot() -> (UIImage?, Int) {
    let renderer = ImageRenderer(content: Text(verbatim: "snap").padding().background(.yellow))
    renderer.scale = 2
    let data = renderer.uiImage?.pngData() ?? Data()
    let jpeg = renderer.uiImage?.jpegData(compressionQuality: 0.8) ?? Data()
    return (UIImage(data: data), jpeg.count)
  }

  @MainActor static func pdf(to url: URL) {
    let renderer = ImageRenderer(content: Text("page"))
    renderer.render { size, context in
      var box = CGRect(origin: .zero, size: size)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      context(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
  }
}

struct PicturesScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      Image(uiImage: Artist.card(size: CGSize(width: 120, height: 60)))
      if let image = Artist.bitmap() {
        Image(image, scale: 1, label: Text("bitmap"))
        Image(decorative: image, scale: 2)
        if let part = image.cropping(to: CGRect(x: 0, y: 30, width: 20, height: 10)) {
          Image(decorative: part, scale: 1)
        }
      }
      if let image = Artist.snapshot().0 { Image(uiImage: image) }
      Text(verbatim: Artist.snapshot().1 > 100 ? "jpeg" : "no jpeg")
    }
  }
}

#Preview("Pictures") { PicturesScreen() }
