import Joho
import Kumihan
import Testing

@MainActor
@Suite struct JohoCatalogueTests {
  @Test func everyStateDrawsWithoutIssues() throws {
    for component in JohoCatalogue.catalogue.components {
      for state in component.states {
        let renderer = ImageRenderer(content: state.view().padding(4))
        renderer.proposedSize = ProposedViewSize(width: state.width.map { $0 + 8 }, height: nil)
        renderer.scale = 2
        renderer.background = .white
        let layout = try renderer.layout()
        #expect(layout.issues.isEmpty, "\(component.name), \(state.name)")
        #expect(layout.size.width > 8 && layout.size.height > 8, "\(component.name)")
      }
    }
  }

  @Test func namesAreUnique() {
    let components = JohoCatalogue.catalogue.components
    #expect(Set(components.map(\.name)).count == components.count)
    for component in components {
      #expect(Set(component.states.map(\.name)).count == component.states.count)
    }
  }
}
