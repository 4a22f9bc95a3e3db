import Foundation
import Kumihan
import KumihanCairo
import KumihanDrawing
import Testing

@testable import KumihanAudit

/// What draw commands tell of the colours at words is what pictures tell.
@MainActor
struct PlainGroundTests {
  private struct Both {
    var byCommands, byPictures: [TextContrast]
  }

  private func measured(_ view: some View, size: CGSize = ContrastScenes.size) throws -> Both {
    var layout = LayoutOptions(size: size, scale: 2)
    layout.isOpaque = true
    let page = try RenderingContext.bundled().layout(view, options: layout)
    var options = AuditOptions()
    options.rules = ["contrast.text"]
    let facts = try AuditFacts(page, options: options)
    func contrasts(byPicturesAlone: Bool) throws -> [TextContrast] {
      try ContrastMeter.contrasts(
        of: facts.inks, in: facts.nodes, list: facts.displayList, ground: facts.ground,
        rasterizer: page.context.rasterizer, byPicturesAlone: byPicturesAlone)
    }
    return Both(
      byCommands: try contrasts(byPicturesAlone: false),
      byPictures: try contrasts(byPicturesAlone: true))
  }

  private func differences(_ both: Both, _ name: String) -> [String] {
    guard both.byCommands.count == both.byPictures.count else { return [name + ": other texts"] }
    return zip(both.byCommands, both.byPictures).compactMap { command, picture in
      func isNear(_ a: RGBA, _ b: RGBA) -> Bool {
        // Pictures round each layer.
        [a.red - b.red, a.green - b.green, a.blue - b.blue].allSatisfy { abs($0) <= 2.5 / 255 }
      }
      let isEqual =
        command.certainty == picture.certainty
        && abs(command.ratio - picture.ratio) <= 0.03 * picture.ratio
        && isNear(command.color, picture.color) && isNear(command.ground, picture.ground)
      return isEqual
        ? nil
        : "\(name) '\(command.words)': \(command.ratio) \(command.color.hex) on \(command.ground.hex), drawn \(picture.ratio) \(picture.color.hex) on \(picture.ground.hex)"
    }
  }

  @Test func everySceneIsMeasuredAlike() throws {
    var wrong: [String] = []
    for scene in ContrastScenes.all {
      wrong += differences(try measured(scene.view), scene.name)
    }
    #expect(wrong == [])
  }

  @Test func cardsAndLinesAndLayersAreMeasuredAlike() throws {
    let page = VStack(spacing: 12) {
      Text("On paper").foregroundStyle(.secondary)
      Text("In a card").padding()
        .background(Color.orange.opacity(0.3), in: .rect(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(.black, lineWidth: 2))
      Text("In a capsule").padding(8).background(Color.indigo, in: Capsule()).foregroundStyle(
        .white)
      Text("Across an edge").padding(.trailing, -40).background(alignment: .leading) {
        Color.gray.frame(width: 60, height: 30)
      }
      Text("Cut by a circle").frame(width: 60, height: 60).background(.yellow).clipShape(Circle())
      Text("Under a veil").overlay(Color.white.opacity(0.5))
      Text("Faint together").padding(4).background(.teal).opacity(0.5)
      Text("On its shadow").padding(8).background(Color.mint.shadow(.drop(radius: 6)))
      Text("Struck and underlined").strikethrough().underline()
    }
    .padding()
    let both = try measured(page, size: CGSize(width: 320, height: 600))
    #expect(both.byCommands.count >= 9)
    #expect(differences(both, "page") == [])
  }

  /// Only what is one outline without dents is known to hold a box.
  @Test func outlinesThatHoldABox() {
    let box = CGRect(x: 10, y: 10, width: 20, height: 10)
    let card = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(Path(card).holdsConvexly(box))
    #expect(Path(roundedRect: card, cornerRadius: 12).holdsConvexly(box))
    #expect(Path(ellipseIn: card).holdsConvexly(box.offsetBy(dx: 10, dy: 5)))
    #expect(!Path(ellipseIn: card).holdsConvexly(card.insetBy(dx: 2, dy: 2)))
    #expect(!Path(card).holdsConvexly(box.offsetBy(dx: 45, dy: 0)))
    var dented = Path()
    dented.addLines([
      CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 40), CGPoint(x: 20, y: 12),
      CGPoint(x: 0, y: 40),
    ])
    dented.closeSubpath()
    #expect(!dented.holdsConvexly(box))
    var two = Path(card)
    two.addRect(card.offsetBy(dx: 100, dy: 0))
    #expect(!two.holdsConvexly(box))
  }
}
