import Foundation
import Kumihan
import KumihanCairo
import KumihanDrawing
import KumihanTestTools
import Testing

/// Colours beyond sRGB in files that may hold them.
@MainActor
struct DisplayP3Tests {
  private func page() throws -> LaidOutPage {
    try ImageRenderer(
      content: HStack(spacing: 0) {
        Color(.displayP3, red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
        Color.white.frame(width: 10, height: 10)
      }
    ).page()
  }

  private func pixels(_ exporter: PNGExporter) throws -> (Data, [[UInt8]]) {
    let data = try page().export(exporter).data
    let image = try DecodedImage(
      ImageResource(content: .png(data), pixelWidth: 30, pixelHeight: 10))
    let middles = [5, 15, 25].map { x in
      (0..<3).map { image.pixels[image.pixels.startIndex + (5 * image.width + x) * 4 + $0] }
    }
    return (data, middles)
  }

  @Test func aPictureHasTheProfileAndItsComponents() throws {
    let (narrow, plain) = try pixels(PNGExporter(scale: 1))
    #expect(plain == [[255, 0, 0], [255, 0, 0], [255, 255, 255]])
    #expect(narrow.range(of: Data("sRGB".utf8)) != nil)
    let (wide, components) = try pixels(PNGExporter(scale: 1, colorSpace: .displayP3))
    #expect(components == [[255, 0, 0], [234, 51, 35], [255, 255, 255]])
    #expect(wide.range(of: Data("cICP\u{0C}\u{0D}\u{00}\u{01}".utf8)) != nil)
    #expect(wide.range(of: Data("iCCPDisplay P3".utf8)) != nil)
    #expect(wide.range(of: Data("sRGB".utf8)) == nil)
  }

  @Test func aDocumentsColoursHaveAProfile() throws {
    var metadata = PDFMetadata()
    metadata.colorSpace = .displayP3
    let data = try page().export(.pdf(metadata: metadata)).data
    let text = try toolText("qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
    #expect(text.contains("/DefaultRGB") && text.contains("/ICCBased"))
    #expect(text.contains("1 0 0 rg") && text.contains("0.9"))
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
  }

  @Test func aDrawingSaysWhatIsBeyondSRGB() throws {
    var options = SVGOptions()
    options.colorSpace = .displayP3
    let text = String(decoding: try page().export(.svg(options)).data, as: UTF8.self)
    #expect(text.components(separatedBy: "color(display-p3 1 0 0)").count == 2)
    let plain = String(decoding: try page().export(.svg).data, as: UTF8.self)
    #expect(!plain.contains("display-p3"))
  }
}
