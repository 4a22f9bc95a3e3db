import Kumihan
import Testing

@MainActor
struct PickerTests {
  private func texts(_ view: some View) throws -> Int {
    try ImageRenderer(content: view.frame(width: 300)).layout().nodes.count { $0.kind == "text" }
  }

  @Test func anElementsIdentityIsItsTag() throws {
    let codes = ["EUR", "USD"]
    let picker = Picker("Code", selection: .constant("USD")) {
      ForEach(codes, id: \.self) { Text($0) }
    }
    #expect(try texts(picker) == 1)
    let tagged = Picker("Code", selection: .constant(7)) {
      ForEach(codes, id: \.self) { Text($0).tag($0 == "EUR" ? 7 : 8) }
    }
    #expect(try texts(tagged) == 1, "a tag that was given goes before")
  }

  @Test func aRowThatLeadsOnShowsLabelChoiceAndArrow() throws {
    let form = Form {
      Picker("Code", selection: .constant("USD")) {
        ForEach(["EUR", "USD"], id: \.self) { Text($0) }
      }
      .pickerStyle(.navigationLink)
    }
    let nodes = try form.layoutTree(in: CGSize(width: 300, height: 200)).nodes
    #expect(nodes.count { $0.kind == "text" } == 2)
  }
}
