import Foundation
import KumihanDrawing
import Testing

struct PrintToneTests {
  private func fill(_ rect: CGRect, _ color: RGBA) -> DrawItem {
    DrawItem(.fill(Path(rect), .color(color), FillStyle()))
  }

  private func colors(_ items: [DrawItem]) -> [RGBA] {
    items.flatMap { item -> [RGBA] in
      switch item.command {
      case .fill(_, .color(let color), _), .stroke(_, .color(let color), _),
        .glyphs(_, .color(let color)):
        [color]
      case .group(let group): colors(group.children)
      default: []
      }
    }
  }

  private func words(_ color: RGBA, at point: CGPoint) -> DrawItem {
    let face = FontFaceID(postScriptName: "Face", file: "face.ttf")
    return DrawItem(
      .glyphs(
        GlyphRun(
          face: face, size: 12, origin: point, glyphs: [.init(id: 1, x: 0, y: 0)], text: "A",
          clusters: [.init(utf8Count: 1, glyphCount: 1)], advance: 8), .color(color)))
  }

  private let page = CGSize(width: 300, height: 300)

  @Test func greysAreAsLightAsTheColours() {
    let square = CGRect(x: 0, y: 0, width: 9, height: 9)
    let list = DisplayList(
      size: page,
      items: [
        fill(square, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)), fill(square, .white),
        DrawItem(.group(DrawGroup(opacity: 0.4, children: [fill(square, .black)]))),
      ]
    ).toned(.greyscale)
    let greys = colors(list.items)
    #expect(greys.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    #expect(greys[0].alpha == 0.5 && abs(greys[0].red - 0.498) < 0.002)
    #expect(greys[1] == .white && greys[2] == .black)
  }

  @Test func eInkHasSixteenGreysAndNothingFades() {
    let square = CGRect(x: 0, y: 0, width: 9, height: 9)
    let items = (0..<100).map { i in
      fill(square, RGBA(red: Double(i) / 99, green: 0.3, blue: 0.8, alpha: 0.7))
    }
    let group = DrawGroup(
      opacity: 0.5, filters: [.shadow(color: .black, radius: 3, offset: .zero)], children: items)
    let list = DisplayList(size: page, items: [DrawItem(.group(group))]).toned(.eInk)
    for color in colors(list.items) {
      #expect(abs(color.red * 15 - (color.red * 15).rounded()) < 1e-9)
      #expect(color.alpha == 1 && color.red == color.blue)
    }
    guard case .group(let flat) = list.items[0].command else { return #expect(Bool(false)) }
    #expect(flat.opacity == 1 && flat.filters.isEmpty)
  }

  @Test func darkGroundBecomesAnOutlineAndItsWordsDark() {
    let ground = CGRect(x: 10, y: 10, width: 200, height: 100)
    let list = DisplayList(
      size: page,
      items: [
        fill(ground, .black), words(.white, at: CGPoint(x: 50, y: 50)),
        words(.white, at: CGPoint(x: 250, y: 250)),
        fill(CGRect(x: 20, y: 20, width: 4, height: 4), .white),
        fill(CGRect(x: 250, y: 200, width: 6, height: 6), .black),
      ]
    ).toned(.eInk)
    // White words on the paper would be lost, too.
    #expect(colors(list.items) == [.white, .black, .black, .black, .black, .black])
  }

  @Test func darkTurnsLightAndKeepsHues() {
    let yellow = RGBA(red: 1, green: 0.88, blue: 0.4)
    let red = RGBA(red: 0.9, green: 0.22, blue: 0.2)
    let list = DisplayList(
      size: page,
      items: [
        words(.black, at: CGPoint(x: 250, y: 250)),
        fill(CGRect(x: 0, y: 0, width: 99, height: 99), yellow),
        words(red, at: CGPoint(x: 50, y: 50)),
        fill(CGRect(x: 100, y: 0, width: 99, height: 99), .black),
        words(red, at: CGPoint(x: 150, y: 50)),
      ]
    ).toned(.dark)
    let colors = colors(list.items)
    #expect(colors.count == 6)
    // The paper, and black words.
    #expect(colors[0].red < 0.1 && colors[1].red > 0.99)
    // Dark, and still more yellow than blue.
    #expect(colors[2].red < 0.35 && colors[2].red > colors[2].blue + 0.1)
    // Red words on what was yellow and on what was black.
    #expect(colors[3].red > colors[3].blue + 0.2 && colors[5].red > colors[5].blue + 0.2)
    #expect(list.text(contrastBelow: 4.5).isEmpty)
  }

  @Test func tintsStayATraceOfGrey() {
    let tint = RGBA(red: 1, green: 0.88, blue: 0.4)
    let list = DisplayList(
      size: page, items: [fill(CGRect(x: 0, y: 0, width: 99, height: 99), tint)]
    ).toned(.eInk)
    #expect(colors(list.items).map { ($0.red * 15).rounded() } == [14])
  }

  @Test func colourIsLeftAlone() {
    let list = DisplayList(
      size: page, items: [fill(CGRect(x: 0, y: 0, width: 9, height: 9), .black)])
    #expect(list.toned(.color) == list)
  }
}
