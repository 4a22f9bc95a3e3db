import Kumihan
import Testing

/// A style set by the author overrides a control's tint; the system's style for a place does not.
@MainActor
struct ButtonForegroundTests {
  private func color(_ view: some View) throws -> RGBA? {
    let items = try ImageRenderer(content: view).displayList().items
    return items.compactMap { item in
      if case .fill(_, .color(let color), _) = item.command { color } else { nil }
    }.first
  }

  private var button: some View {
    Button {
    } label: {
      Rectangle().frame(width: 9, height: 9)
    }
  }

  @Test func aChosenStyleIsTheLabels() throws {
    let tint = try color(button)
    #expect(try color(button.foregroundStyle(Color.black)) == .black)
    #expect(try color(VStack { button }.foregroundColor(.black)) == .black)
    #expect(try color(button.foregroundStyle(.primary)) == color(Rectangle().frame(width: 9)))
    let header = List {
      Section {
      } header: {
        button
      }
    }.frame(width: 200, height: 200)
    let picture = try ImageRenderer(content: header).svgData()
    #expect(tint != .black)
    #expect(
      String(decoding: picture, as: UTF8.self).contains("#007AFF"),
      "a header's grey is not chosen by the author")
  }
}
