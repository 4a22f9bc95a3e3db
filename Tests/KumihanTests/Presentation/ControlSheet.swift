import Foundation
import Kumihan

/// Forty controls below each other, in six states beside each other.
struct ControlSheet: View {
  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      ForEach(ViewState.named.indices, id: \.self) { index in
        VStack(alignment: .leading, spacing: 10) {
          Text(verbatim: ViewState.named[index].name).font(.headline)
          Controls().viewState(ViewState.named[index].state)
        }
        .frame(width: 190, alignment: .topLeading)
      }
    }
    .padding(20)
  }
}

private struct Controls: View {
  private let name = Binding.constant("Ada")
  private let on = Binding.constant(true)
  private let share = Binding.constant(0.4)
  private let choice = Binding.constant(1)

  var body: some View {
    buttons
    fields
    values
    choices
    rows
  }

  @ViewBuilder private var buttons: some View {
    Button("Default") {}
    Button("Delete", role: .destructive) {}
    Button("Plain") {}.buttonStyle(.plain)
    Button("Borderless") {}.buttonStyle(.borderless)
    Button("Bordered") {}.buttonStyle(.bordered)
    Button("Prominent") {}.buttonStyle(.borderedProminent)
    Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
    Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
    Button("Share", systemImage: "square.and.arrow.up") {}
    Button("Glass") {}.buttonStyle(.glass)
    Link("Link", destination: URL(string: "https://example.org")!)
    Menu("Menu") { Button("a") {} }
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: name)
    TextField("Name", text: .constant(""))
    TextField("Name", text: name).textFieldStyle(.roundedBorder)
    TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
    SecureField("Password", text: name)
    SecureField("Password", text: .constant("")).textFieldStyle(.roundedBorder)
    TextEditor(text: name).frame(height: 60)
    TextField("Long", text: .constant("Several lines of text"), axis: .vertical)
  }

  @ViewBuilder private var values: some View {
    Toggle("On", isOn: on)
    Toggle("Off", isOn: .constant(false))
    Toggle("Button", isOn: on).toggleStyle(.button)
    Slider(value: share)
    Stepper("Two", value: choice)
    ProgressView(value: 0.4)
    ProgressView()
    Gauge(value: 0.4) { Text(verbatim: "Gauge") }
  }

  @ViewBuilder private var choices: some View {
    picker
    picker.pickerStyle(.segmented)
    picker.pickerStyle(.inline)
    DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
      .labelsHidden()
    ColorPicker("Colour", selection: .constant(.red))
    DisclosureGroup("More", isExpanded: on) { Text(verbatim: "Hidden") }
  }

  private var picker: some View {
    Picker("Choice", selection: choice) {
      Text(verbatim: "One").tag(1)
      Text(verbatim: "Two").tag(2)
    }
  }

  @ViewBuilder private var rows: some View {
    Label("Label", systemImage: "star")
    LabeledContent("Name", value: "Ada")
    GroupBox("Group") { Button("Inside") {} }
    ControlGroup {
      Button("a") {}
      Button("b") {}
    }
    NavigationLink("Link") { Text(verbatim: "x") }
    List {
      Text(verbatim: "Row")
      Button("Button") {}
    }
    .frame(height: 160)
  }
}
