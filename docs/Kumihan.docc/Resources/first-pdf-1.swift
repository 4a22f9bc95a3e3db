import Foundation
import Kumihan

let document = try PDFDocument(to: URL(fileURLWithPath: "year.pdf"))
try document.addPage(size: CGSize(width: 595, height: 842)) {
  Text("2026").font(.largeTitle)
}
try document.finish()
