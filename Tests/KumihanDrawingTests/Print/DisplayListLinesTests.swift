import Foundation
import KumihanDrawing
import Testing

struct DisplayListLinesTests {
  @Test func hairlinesGrowAndOthersStay() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 0))
    }
    func stroke(_ width: CGFloat) -> DrawItem {
      DrawItem(.stroke(line, .color(.black), StrokeStyle(lineWidth: width)))
    }
    func fill(_ rect: CGRect) -> DrawItem {
      DrawItem(.fill(Path(rect), .color(.black), FillStyle()))
    }
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [
        stroke(0.1), stroke(1), fill(CGRect(x: 10, y: 5, width: 50, height: 0.05)),
        fill(CGRect(x: 0, y: 0, width: 9, height: 9)),
        DrawItem(.group(DrawGroup(transform: half, children: [stroke(0.4), stroke(0.6)]))),
      ]
    ).withLines()
    func width(_ item: DrawItem) -> CGFloat? {
      if case .stroke(_, _, let style) = item.command { style.lineWidth } else { nil }
    }
    #expect(width(list.items[0]) == 0.25 && width(list.items[1]) == 1)
    guard case .fill(let path, _, _) = list.items[2].command,
      case .group(let group) = list.items[4].command
    else { return #expect(Bool(false)) }
    #expect(abs(path.boundingRect.height - 0.25) < 1e-9)
    #expect(abs(path.boundingRect.midY - 5.025) < 1e-9 && path.boundingRect.width == 50)
    #expect(group.children.map(width) == [0.5, 0.6])
    #expect(list.withLines() == list)
  }

  @Test func smallTextIsFoundAsItIsPrinted() {
    let face = FontFaceID(postScriptName: "Face", file: "face.ttf")
    func words(_ text: String, _ size: CGFloat) -> DrawItem {
      DrawItem(
        .glyphs(
          GlyphRun(
            face: face, size: size, glyphs: [], text: text, clusters: [], advance: 0),
          .color(.black)))
    }
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [
        words("fine", 10), words("nearly", 9.7), words("small", 8), words("again", 8),
        words(" ", 4),
        DrawItem(.group(DrawGroup(transform: half, children: [words("halved", 12)]))),
      ])
    #expect(
      list.text(smallerThan: 10) == [
        SmallText(text: "halved", size: 6), SmallText(text: "small", size: 8, count: 2),
      ])
    #expect(
      list.text(smallerThan: 10).map(\.description) == [
        "text of 6 pt: 'halved'", "text of 8 pt: 'small' and 1 more",
      ])
  }
}
