import Foundation
import Kumihan
import Testing

private struct Marked: TextAttribute {}

/// Lowers each letter of what is marked by a step, and draws everything else as it is.
private struct Steps: TextRenderer {
  var step: CGFloat = 4

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      guard run[Marked.self] != nil else {
        context.draw(run)
        continue
      }
      for (index, letter) in run.enumerated() {
        var copy = context
        copy.translateBy(x: 0, y: CGFloat(index) * step)
        copy.draw(letter)
      }
    }
  }
}

/// Says what it sees, in a frame for each run, and draws nothing.
private struct Frames: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for letter in line.flatMap({ $0 }) {
        context.fill(Path(letter.typographicBounds.rect), with: .color(.red))
      }
      context.stroke(Path(line.typographicBounds.rect), with: .color(.blue))
    }
  }
}

/// Takes more room than the text.
private struct Roomy: TextRenderer {
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 10, height: size.height + 20)
  }
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}

/// Texts that are drawn by renderers.
@MainActor
struct TextRendererTests {
  /// The glyphs of a picture, each with how far it was moved down.
  private func glyphs(_ items: [DrawItem], _ dy: CGFloat = 0) -> [(text: String, dy: CGFloat)] {
    items.flatMap { item -> [(text: String, dy: CGFloat)] in
      switch item.command {
      case .glyphs(let run, let paint):
        paint == .color(.clear) ? [] : [(run.text, dy + run.origin.y)]
      case .group(let group): glyphs(group.children, dy + (group.transform.ty))
      default: []
      }
    }
  }

  @Test func lettersAreDrawnOneByOne() throws {
    let text = Text("ab \(Text("cde").customAttribute(Marked()))")
    let drawn = try glyphs(drawnItems(text.textRenderer(Steps())))
    #expect(drawn.map(\.text) == ["ab ", "c", "d", "e"])
    #expect(
      zip(drawn.dropFirst(), drawn.dropFirst(2)).allSatisfy { $1.dy - $0.dy == 4 }, "\(drawn)")
    // Without a mark nothing moves.
    let plain = try glyphs(drawnItems(Text("ab cde").textRenderer(Steps())))
    #expect(plain.map(\.text) == ["ab cde"] && plain[0].dy == drawn[0].dy)
  }

  @Test func lettersFromRightToLeftKeepTheirWords() throws {
    let drawn = try glyphs(
      drawnItems(Text(verbatim: "אבג").customAttribute(Marked()).textRenderer(Steps())))
    #expect(drawn.map(\.text) == ["ג", "ב", "א"])
  }

  /// A renderer that draws the lines as they are draws what the system draws.
  @Test func theSamePixels() throws {
    let text = Text("Words over *several* lines, ~~struck~~ and with 😀").underline()
      .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    func pixels(_ view: some View) throws -> Data {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 120, height: 200)
      renderer.scale = 2
      return try renderer.pngData()
    }
    #expect(try pixels(text.textRenderer(Steps())) == pixels(text))
  }

  @Test func boundsOfLettersAndLines() throws {
    let view = Text(verbatim: "Wide\nand").font(.system(size: 20)).textRenderer(Frames())
    let items = try drawnItems(view)
    let letters = items.fills.map(\.path.boundingRect)
    #expect(letters.count == 7)
    // Side by side, each as high as its line.
    for (left, right) in zip(letters.prefix(4), letters.prefix(4).dropFirst()) {
      #expect(isNear(left.maxX, right.minX) && left.height == right.height)
    }
    #expect(letters[0].minX == 0 && letters[4].minY > letters[0].midY)
  }

  /// The renderer says how large the text is; its words are still those of the text.
  @Test func sizesAndWords() throws {
    let text = Text(verbatim: "Hello")
    let renderer = ImageRenderer(content: text.textRenderer(Roomy()))
    let layout = try renderer.layout()
    let plain = try ImageRenderer(content: text).layout().size
    #expect(layout.size == CGSize(width: plain.width + 10, height: plain.height + 20))
    #expect(layout.accessibility.spoken == ["Hello"])
  }
}
