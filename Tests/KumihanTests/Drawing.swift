import Foundation
import Kumihan
import KumihanGoldens
import Testing

/// A small picture of a view: its commands as text, then its pixels.
@MainActor
func assertDrawing<V: View>(
  _ view: V, named name: String, width: CGFloat, height: CGFloat, scale: CGFloat = 2,
  filePath: String = #filePath, fileID: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  renderer.background = .white
  try assertGolden(
    try renderer.displayList().dump(nodes: false), named: name, extension: "draw.txt",
    fileID: fileID, filePath: filePath, sourceLocation: sourceLocation)
  try assertGolden(
    png: try renderer.pngData(), named: name, fileID: fileID, filePath: filePath,
    sourceLocation: sourceLocation)
}

/// A 4 by 4 pixel picture with a colour in each quarter and one clear pixel.
let checker: ImageResource = {
  var bytes: [UInt8] = []
  for y in 0..<4 {
    for x in 0..<4 {
      let color: [UInt8] =
        switch (x < 2, y < 2) {
        case (true, true): [230, 60, 60, 255]
        case (false, true): [60, 160, 60, 255]
        case (true, false): [60, 90, 220, 255]
        case (false, false): [240, 200, 40, 255]
        }
      bytes += (x, y) == (3, 3) ? [0, 0, 0, 0] : color
    }
  }
  return ImageResource(content: .rgba(Data(bytes)), pixelWidth: 4, pixelHeight: 4)
}()
