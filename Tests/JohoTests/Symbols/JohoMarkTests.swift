import Foundation
import Joho
import Kumihan
import KumihanDrawing
import Testing

/// Chapter 8: the marks of its tables, all there and all of one size.
@MainActor
struct JohoMarkTests {
  @Test func everyMarkOfTheBookIsThere() {
    let book = "◎○△□×ー●▲■◆◇※★☆†‡§祝休振"
    #expect(Set(JohoMark.allCases.map(\.rawValue)) == Set(book.map(String.init)))
    for (outlined, filled) in ["○●", "△▲", "□■", "◇◆", "☆★"].map({ ($0.first!, $0.last!) }) {
      #expect(JohoMark(rawValue: String(outlined))?.filled?.rawValue == String(filled))
    }
  }

  /// One line width for all figures; a filled mark reaches exactly as far as its outlined pair.
  @Test func figuresHaveOneWeightAndPairsOneSize() throws {
    func stroke(_ mark: JohoMark) throws -> (CGFloat, CGRect)? {
      let layout = try ImageRenderer(content: JohoMarkView(mark, size: 20)).layout()
      let all: [DrawCommand] = layout.displayList(on: nil).items.flatMap(commands)
      for command in all {
        if case .stroke(let path, _, let style) = command {
          return (style.lineWidth, path.boundingRect)
        }
      }
      return nil
    }
    var figures = 0
    for mark in JohoMark.allCases where !Self.writing.contains(mark) {
      let (width, bounds) = try #require(try stroke(mark))
      #expect(abs(width - 2.8) < 0.001, "\(mark)")
      let square = CGRect(x: 0, y: 0, width: 20, height: 20)
      #expect(square.contains(bounds.insetBy(dx: -width / 2, dy: mark == .none ? 0 : -width / 2)))
      if let filled = mark.filled { #expect(try stroke(filled)?.1 == bounds, "\(mark)") }
      figures += 1
    }
    #expect(figures == 13)
  }

  private static let writing: Set<JohoMark> = [
    .note, .footnote, .secondFootnote, .section, .celebration, .closed, .substitute,
  ]

  private func commands(_ item: DrawItem) -> [DrawCommand] {
    if case .group(let group) = item.command { return group.children.flatMap(commands) }
    return [item.command]
  }

  @Test func writtenMarksFillTheSameSquareInJapaneseFaces() throws {
    for mark in Self.writing {
      let renderer = ImageRenderer(content: JohoMarkView(mark, size: 20))
      let layout = try renderer.layout()
      #expect(layout.size == CGSize(width: 20, height: 20), "\(mark)")
      let faces = layout.displayList(on: nil).items.flatMap(glyphRuns).map(\.face.postScriptName)
      #expect(
        faces.count == 1
          && faces.allSatisfy { $0.hasPrefix("JohoRoundJP-") || $0.hasPrefix("JohoRoundSym-") },
        "\(mark)")
    }
  }

  private func glyphRuns(_ item: DrawItem) -> [GlyphRun] {
    switch item.command {
    case .glyphs(let run, _): [run]
    case .group(let group): group.children.flatMap(glyphRuns)
    default: []
    }
  }
}
