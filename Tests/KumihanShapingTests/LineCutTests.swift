import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// Lines cut out of shaped text must look as if each had been shaped by itself.
struct LineCutTests {
  @Test(arguments: [
    "To AVAIL Type, Wave Your Vote. Tokyo Yacht AWAY", "السلام عليكم ورحمة الله وبركاته والحمد لله",
    "नमस्ते दुनिया क्षत्रिय विश्व हिन्दी", "WAVE ですから、Toyota のことを Type して",
  ])
  func linesAreShapedAsIfAlone(_ text: String) throws {
    let system = try makeSystem()
    for width in stride(from: CGFloat(60), through: 220, by: 20) {
      let layout = system.set(text, width: width)
      for line in layout.lines where line.pieces.count == 1 {
        guard case .glyphs(let run) = line.pieces[0].content,
          case .glyphs(let alone)? = system.set(run.text).lines[0].pieces.first?.content
        else { continue }
        #expect(run.glyphs.map(\.id) == alone.glyphs.map(\.id))
        #expect(abs(run.advance - alone.advance) < 0.001)
      }
    }
  }
}
