import Foundation
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanAudit

@MainActor
struct FactTests {
  private func facts(_ view: some View) throws -> AuditFacts {
    var layout = LayoutOptions(size: CGSize(width: 200, height: 200), scale: 2)
    layout.isOpaque = true
    let page = try RenderingContext.bundled().layout(view, options: layout)
    return try AuditFacts(page)
  }

  @Test func aTextKeepsWhatWasAsked() throws {
    let facts = try facts(
      Text("Hello").font(.system(size: 18, weight: .bold, design: .rounded)).padding(8))
    let text = try #require(facts.nodes.first { $0.text != nil })
    #expect(text.text?.font?.size == 18)
    #expect(text.text?.font?.weight == 700)
    #expect(text.author == .user)
    #expect(facts.path(of: text) == "padding/text")
    let ink = try #require(facts.inks.first)
    #expect(ink.node == text.index)
  }

  @Test func whatAStyleAddsIsNotAsked() throws {
    let facts = try facts(Button("Go") {}.buttonStyle(.borderedProminent))
    let paddings = facts.nodes.filter { $0.kind == "padding" }
    #expect(!paddings.isEmpty && paddings.allSatisfy { !$0.isAsked })
    let element = try #require(facts.elements.first { $0.isInteractive })
    #expect(element.node != nil)
  }

  @Test func effectsMoveAndHide() throws {
    let facts = try facts(
      VStack {
        Text("seen").scaleEffect(2)
        Text("gone").hidden()
        Text("faint").opacity(0.5)
      })
    let texts = facts.nodes.filter { $0.text != nil }
    #expect(texts.map(\.isVisible) == [true, false, true])
    #expect(abs(texts[0].drawnFrame.width - 2 * texts[0].frame.width) < 0.01)
    #expect(texts[2].opacity == 0.5)
  }
}
