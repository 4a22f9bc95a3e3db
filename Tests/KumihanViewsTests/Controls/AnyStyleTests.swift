import Kumihan
import Testing

/// The view made by a style has the outer style.
@MainActor
struct AnyStyleTests {
  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        configuration.icon.padding(10)
      }
    }
  }

  private struct Padded: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(10)
    }
  }

  private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
      VStack(spacing: 0) {
        configuration
        Color.red.frame(height: 3)
      }
    }
  }

  private func layout(_ view: some View) throws -> ViewLayout {
    try ImageRenderer(content: view).layout()
  }

  @Test func aLabelInALabelStyleComesToAnEnd() throws {
    let plain = try layout(Label("Sun", systemImage: "sun.max"))
    let styled = try layout(Label("Sun", systemImage: "sun.max").labelStyle(Framed()))
    #expect(styled.issues.isEmpty)
    #expect(styled.size.width == plain.size.width + 20)
  }

  @Test func aStyleAddsToTheOneAroundIt() throws {
    let plain = try layout(Button("Go") {}.buttonStyle(.bordered))
    let styled = try layout(Button("Go") {}.buttonStyle(Padded()).buttonStyle(.bordered))
    #expect(styled.size.height == plain.size.height + 20)
  }

  @Test func aFieldsStyleMakesItsBody() throws {
    let plain = try layout(TextField("Name", text: .constant("Ada")).frame(width: 100))
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(Underlined())
    #expect(try layout(field.frame(width: 100)).size.height == plain.size.height + 3)
    let secret = SecureField("Code", text: .constant("abc")).textFieldStyle(Underlined())
    #expect(try layout(secret.frame(width: 100)).nodes.contains { $0.frame.height == 3 })
  }
}
