import Foundation
import Kumihan
import KumihanGoldens
import Testing

/// A small picture of a view: its commands as text, then its pixels.
@MainActor
func assertDrawing<V: View>(
  _ view: V, named name: String, width: CGFloat, height: CGFloat, scale: CGFloat = 2,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) throws {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  renderer.background = .white
  let page = try renderer.page()
  withSnapshots(root: "Goldens") {
    assertSnapshot(
      of: page.displayList(on: PixelGrid(scale: scale)).dump(nodes: false),
      as: .lines("draw.txt"), named: name, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
    assertSnapshot(
      of: page, as: .image, named: name, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
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
