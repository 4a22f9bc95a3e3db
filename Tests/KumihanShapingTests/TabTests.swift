import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// Tabs reach to the next of the stops that lie 28 points apart.
struct TabTests {
  private func starts(_ layout: TextLayout) -> [CGFloat] {
    layout.lines.flatMap(\.pieces).compactMap { piece in
      guard case .glyphs(let run) = piece.content, run.text != " " else { return nil }
      return piece.minX
    }
  }

  @Test func columnsStandUnderEachOther() throws {
    let layout = try makeSystem().set("a\tb\tc\nlonger\tb\t\tc", FontRequest(size: 17))
    #expect(starts(layout) == [0, 28, 56, 0, 56, 112])
  }

  @Test func theWidthCountsThem() throws {
    let system = try makeSystem()
    let letter = system.set("b", FontRequest(size: 17)).lines[0].width
    #expect(abs(system.set("a\tb", FontRequest(size: 17)).lines[0].width - 28 - letter) < 0.001)
  }

  @Test func linesBreakAtThem() throws {
    let layout = try makeSystem().set("one\ttwo\tthree", FontRequest(size: 17), width: 100)
    #expect(layout.lines.count == 2)
    #expect(starts(layout) == [0, 56, 0])
  }

  @Test func fromRightToLeftTheyAreOneStopWide() throws {
    let layout = try makeSystem().set(
      "שלום\tעולם", FontRequest(size: 17), style: ParagraphStyle(isRightToLeft: true))
    let pieces = layout.lines[0].pieces
    #expect(pieces.count == 3)
    #expect(abs(pieces[1].maxX - pieces[1].minX - 28) < 0.001)
  }
}
