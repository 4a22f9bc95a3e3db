import Foundation
import KumihanDrawing

/// Graphics states of opacity, blending and masks.
final class PDFStates {
  private struct Key: Hashable {
    var alpha: Double
    var blend: BlendMode
  }

  private let objects: PDFObjects
  private var numbers: [Key: Int] = [:]

  init(_ objects: PDFObjects) { self.objects = objects }

  func blending(alpha: Double, blend: BlendMode) throws(RenderError) -> Int {
    let key = Key(alpha: alpha, blend: blend)
    if let number = numbers[key] { return number }
    var body = PDFBytes("<</Type/ExtGState/CA ")
    body.number(alpha)
    body.write("/ca ")
    body.number(alpha)
    body.write("/BM/\(blend.pdfName ?? "Normal")>>")
    let number = try objects.add(body)
    numbers[key] = number
    return number
  }

  /// A mask by the alpha, or by the luminosity, of a group.
  func mask(_ group: Int, byLuminosity: Bool) throws(RenderError) -> Int {
    var body = PDFBytes(
      "<</Type/ExtGState/SMask<</Type/Mask/S/\(byLuminosity ? "Luminosity" : "Alpha")/G ")
    body.reference(group)
    body.write(">>>>")
    return try objects.add(body)
  }
}

extension BlendMode {
  /// PDF's name of the mode, or nil for none.
  var pdfName: String? {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .clear, .copy,
      .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      nil
    }
  }
}
