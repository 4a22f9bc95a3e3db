import Foundation
import KumihanDrawing
import Testing

@Suite struct DisplayListDumpTests {
  @Test func writesOneLinePerCommand() {
    let run = GlyphRun(
      face: FontFaceID(postScriptName: "JohoRound-Bold", file: "/secret/place.ttf"), size: 16,
      origin: CGPoint(x: 1.23456, y: 20), glyphs: [.init(id: 5, x: 0, y: 0)], text: "a\"\n",
      clusters: [.init(utf8Count: 3, glyphCount: 1)], advance: 9.5)
    let list = DisplayList(
      size: CGSize(width: 100, height: 50.25),
      items: [
        DrawItem(
          .fill(
            Path(CGRect(x: 0, y: 0, width: 100, height: 50)), .color(.white), FillStyle()),
          node: NodeID(3)),
        DrawItem(
          .group(
            DrawGroup(
              transform: CGAffineTransform(translationX: 4, y: 0), opacity: 0.5,
              blend: .multiply, filters: [.blur(radius: 2, isOpaque: false)],
              children: [DrawItem(.glyphs(run, .color(RGBA.black.opacity(0.5))))]))),
        DrawItem(
          .mark(.link(CGRect(x: 0, y: 0, width: 1, height: 1), .url("https://example.org")))),
      ])
    #expect(
      list.dump(nodes: true) == """
        page 100 50.25
        fill #FFFFFF rect 0 0 100 50 @3
        group transform move 4 0 opacity 0.5 blend multiply blur(2)
          glyphs #00000080 JohoRound-Bold 16 at 1.235 20 "a\\"\\n" [5+0] 9.5
        mark link 0 0 1 1 url "https://example.org"

        """)
    #expect(!list.dump().contains("@"))
  }

  @Test(arguments: [
    (0.0005, "0.001"), (-0.0001, "0"), (12.5, "12.5"), (1e20, "1e+20"), (.nan, "nan"),
    (-3.02, "-3.02"), (.infinity, "inf"),
  ])
  func numbersAreShort(_ value: Double, _ text: String) {
    #expect(
      Path("0 0 m 1 1 l") != nil
        && DisplayList(size: CGSize(width: value, height: 0)).dump() == "page \(text) 0\n")
  }
}
