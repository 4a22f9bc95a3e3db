import Joho
import Kumihan
import KumihanGoldens
import Testing

/// Every component in every state: its layout as text, then its picture at two pixels per point; reference
/// pages at one.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct ComponentTests {
  private struct Drawing {
    var component: ComponentCatalogue.Component
    var state: ComponentCatalogue.State

    var name: String {
      "\(component.name)-\(state.name)".map { $0 == " " || $0 == "." ? "-" : "\($0)" }.joined()
    }
  }

  private static var drawings: [Drawing] {
    JohoCatalogue.catalogue.components.flatMap { component in
      component.states.map { Drawing(component: component, state: $0) }
    }
  }

  private static var names: [String] { drawings.map(\.name) }

  @Test(arguments: await names) func stateIsDrawnAsBefore(name: String) throws {
    let drawing = try #require(Self.drawings.first { $0.name == name })
    let (component, state) = (drawing.component, drawing.state)
    let renderer = ImageRenderer(content: state.view().padding(4))
    renderer.proposedSize = ProposedViewSize(width: state.width.map { $0 + 8 }, height: nil)
    renderer.scale = component.group == "Reference" ? 1 : 2
    renderer.background = .white
    let page = try renderer.page()
    assertSnapshot(of: page, as: .frames, named: name)
    assertSnapshot(of: page, as: .image, named: name)
  }

  @Test func statesHaveNamesAndGoldensOfTheirOwn() {
    #expect(Set(Self.names).count == Self.names.count)
    assertNoOtherSnapshots(of: "stateIsDrawnAsBefore", than: Self.names)
  }
}
