import Foundation
import Kumihan
import Testing

/// Every node of a user's view names the user's own file, and the line that the user wrote.
@MainActor
struct PlacesTests {
  private func nodes(of view: some View) throws -> [ViewLayout.Node] {
    try view.layoutTree(in: CGSize(width: 320, height: 600)).nodes
  }

  @Test func ownModulesAreNoUsers() {
    // The file's module decides; a user's may begin with the same letters.
    let services = CallSite(
      fileID: "KumihanServices/AuthenticationServices.swift", line: 1, column: 1)
    #expect(services.layer == .language)
    #expect(CallSite(fileID: "KumihanServicesDemo/A.swift", line: 1, column: 1).layer == .user)
    #expect(CallSite(fileID: "Joho/A.swift", line: 1, column: 1).layer == .components)
  }

  @Test(arguments: PlacedSample.controls + PlacedSample.containers + PlacedSample.parts)
  func everyNodeNamesTheSamplesLines(_ sample: PlacedSample) throws {
    let nodes = try nodes(of: sample.make())
    #expect(!nodes.isEmpty)
    for node in nodes {
      #expect(
        node.site.fileID.description == "KumihanTests/PlacedSamples.swift"
          && sample.lines.contains(node.site.line) && node.site.column > 0,
        "\(node.kind) is placed at \(node.site)")
    }
  }

  @Test func partsNameTheNearestView() throws {
    let start = #line
    let view = VStack {
      Toggle("On", isOn: .constant(true))
      Button("Save") {}.padding()
      HStack {
        Text("A"); Spacer()
      }
    }
    let found = try nodes(of: view).map { "\($0.kind) \($0.site.line - start):\($0.site.column)" }
    let own = found.filter { !$0.hasPrefix("hstack") && !$0.hasPrefix("spacer") }
    // A column is that of the parenthesis or brace which opens a call's arguments.
    #expect(own.prefix(2) == ["vstack 1:23", "text 2:13"])
    #expect(own.dropFirst(2).prefix(8).allSatisfy { $0.hasSuffix(" 2:13") }, "\(own)")
    #expect(own.dropFirst(10) == ["padding 3:32", "text 3:13", "text 5:13"])
  }
}
