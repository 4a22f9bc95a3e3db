import Kumihan
import Testing

/// Pickers with a view of the author's own for what is chosen.
@MainActor
struct CurrentValueTests {
  private func words(_ style: some PickerStyle) throws -> [String] {
    let list = List {
      Picker("Size", selection: .constant(2)) {
        Text(verbatim: "one").tag(1)
        Text(verbatim: "two").tag(2)
      } currentValueLabel: {
        Text(verbatim: "a pair")
      }
      .pickerStyle(style)
    }
    return try ImageRenderer(content: list.frame(width: 300, height: 400)).layout().nodes
      .compactMap(\.text)
  }

  /// It stands where only the chosen view would, and not among the choices.
  @Test func standsForTheChosenView() throws {
    #expect(try words(.menu) == ["Size", "a pair"])
    #expect(try words(.navigationLink) == ["Size", "a pair"])
    #expect(try words(.inline) == ["Size", "one", "two"])
  }
}
