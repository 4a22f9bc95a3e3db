import Foundation
import Testing

@testable import KumihanText

struct SymbolLayerListTests {
  @Test func readsLevelColourAndVariability() {
    let plain = SymbolLayerList.entry("F0001:2")
    #expect(plain == .init(character: "\u{F0001}", level: 2, color: nil, isVariable: false))
    let full = SymbolLayerList.entry("E012:1:red:v")
    #expect(full == .init(character: "\u{E012}", level: 1, color: "red", isVariable: true))
    let dimmed = SymbolLayerList.entry("E012:3::v")
    #expect(dimmed == .init(character: "\u{E012}", level: 3, color: nil, isVariable: true))
  }

  @Test func leavesOutWhatItCannotRead() {
    for text: Substring in ["", "E012", "xyz:1", "E012:0", "E012:4", "D800:1", "E012:one"] {
      #expect(SymbolLayerList.entry(text) == nil)
    }
  }

  @Test func aMissingListHasNoLayers() {
    #expect(SymbolLayerList(file: nil).entries(of: "wifi").isEmpty)
    #expect(SymbolLayerList(file: "/no/such/file").entries(of: "wifi").isEmpty)
  }
}
