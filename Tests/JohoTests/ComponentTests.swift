import Joho
import Kumihan
import KumihanGoldens
import Testing

/// A picture of every component in every state, at two pixels per point; reference pages at one.
@MainActor
struct ComponentTests {
  @Test func everyStateIsDrawnAsBefore() throws {
    var names: Set<String> = []
    for component in JohoCatalogue.catalogue.components {
      for state in component.states {
        let name = "\(component.name)-\(state.name)".map { $0 == " " || $0 == "." ? "-" : "\($0)" }
          .joined()
        names.insert(name)
        let renderer = ImageRenderer(content: state.view().padding(4))
        renderer.proposedSize = ProposedViewSize(width: state.width.map { $0 + 8 }, height: nil)
        renderer.scale = component.group == "Reference" ? 1 : 2
        renderer.background = .white
        try assertGolden(png: renderer.pngData(), named: name)
      }
    }
    assertNoOtherGoldens(than: names)
  }
}
