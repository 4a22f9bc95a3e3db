import Foundation
import KumihanCairo
import KumihanTestTools
import Testing

/// A document's first page as poppler draws it.
func rasterized(_ pdf: Data, dpi: Int) throws -> DecodedImage {
  try PNGDecoder.decode(
    tool("pdftoppm", ["-png", "-singlefile", "-r", "\(dpi)", "FILE"], on: pdf))
}
