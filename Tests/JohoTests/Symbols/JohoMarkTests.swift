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

  @Test func allMarksFillTheSameSquareInJapaneseFaces() throws {
    for mark in JohoMark.allCases {
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
