import Foundation
import Kumihan
import KumihanTokens

/// The platform's own controls in the states that each has, and what screens present, in both looks.
@MainActor
enum ControlSystem {
  private typealias Component = SystemCatalogue.Component

  static var catalogue: SystemCatalogue {
    SystemCatalogue(
      system: DesignSystem(TokenDocument(source: .object(TokenJSON.Object())), name: "controls"),
      components: buttons + values + fields + dates + groups + rows + bars + presented)
  }

  /// A control as it is and in its states, for readers of light and dark in each look; as it is also
  /// for readers of large letters and from right to left.
  ///
  /// - Parameter view: it in a state, which tells what to choose or write.
  private static func control<V: View>(
    _ name: String, _ states: [ViewState] = [.pressed, .focused, .disabled],
    width: CGFloat? = 343, @ViewBuilder view: @escaping @MainActor @Sendable (ViewState) -> V
  ) -> Component {
    Component(
      name, group: "Controls",
      states: PlatformLook.allCases.flatMap { look in
        ([[]] + states).map { state in
          let word = ViewState.named.first { $0.state == state }?.name ?? "normal"
          return SystemCatalogue.State(
            "\(look) \(word)", room: .fitting(width: width),
            readers: state.isEmpty ? [.light, .dark, .rightToLeft, .large] : [.light, .dark]
          ) {
            view(state).viewState(state).platformLook(look)
          }
        }
      })
  }

  private static let chosen: [ViewState] = [.pressed, .focused, .disabled, .selected]
  private static let written: [ViewState] = [.focused, .disabled, .editing]

  private static var buttons: [Component] {
    [
      control("Button", width: nil) { _ in Button("Save") {} },
      control("BorderlessButton", width: nil) { _ in
        Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.borderless)
      },
      control("PlainButton", width: nil) { _ in
        Button("Favorite", systemImage: "star") {}.buttonStyle(.plain)
      },
      control("BorderedButton", width: nil) { _ in Button("Save") {}.buttonStyle(.bordered) },
      control("ProminentButton", width: nil) { _ in
        Button("Save") {}.buttonStyle(.borderedProminent)
      },
      control("LargeButton") { _ in
        Button {
        } label: {
          Text("Continue").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large)
      },
      control("GlassButton", width: nil) { _ in
        Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.glass)
      },
      control("GlassProminentButton", width: nil) { _ in
        Button("Done") {}.buttonStyle(.glassProminent)
      },
      control("Menu", width: nil) { _ in Menu("Sort", systemImage: "arrow.up.arrow.down") {} },
      control("Link", width: nil) { _ in
        Link("example.org", destination: URL(fileURLWithPath: "/"))
      },
      control("ShareLink", width: nil) { _ in ShareLink(item: "Words") },
      control("EditButton", width: nil) { _ in EditButton() },
    ]
  }

  private static var values: [Component] {
    [
      control("Toggle", chosen) { Toggle("Wi-Fi", isOn: .constant($0.contains(.selected))) },
      control("ToggleButton", chosen, width: nil) {
        Toggle("Flash", systemImage: "bolt", isOn: .constant($0.contains(.selected)))
          .toggleStyle(.button)
      },
      control("Slider") { _ in
        Slider(value: .constant(0.4)) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
      },
      control("Stepper") { _ in Stepper("Guests: 2", value: .constant(2), in: 1...8) },
      control("MenuPicker", width: nil) { _ in picker.pickerStyle(.menu) },
      control("SegmentedPicker") { _ in picker.pickerStyle(.segmented) },
      control("WheelPicker", [.disabled]) { _ in picker.pickerStyle(.wheel) },
      control("ColorPicker") { _ in ColorPicker("Ink", selection: .constant(.orange)) },
      control("ProgressView", [.disabled]) { _ in
        ProgressView("Copying", value: 0.6)
      },
      control("Spinner", [], width: nil) { _ in ProgressView("Loading") },
      control("Gauge", [.disabled]) { _ in
        Gauge(value: 0.7) {
          Text("Battery")
        } currentValueLabel: {
          Text("70 %")
        }
      },
      control("CircularGauge", [.disabled], width: nil) { _ in
        Gauge(value: 18, in: 9...24) {
          Text("°C")
        } currentValueLabel: {
          Text("18")
        } minimumValueLabel: {
          Text("9")
        } maximumValueLabel: {
          Text("24")
        }
        .gaugeStyle(.accessoryCircular)
      },
    ]
  }

  private static var picker: some View {
    Picker("Size", selection: .constant("Medium")) {
      ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
    }
  }

  private static var fields: [Component] {
    func text(_ state: ViewState) -> Binding<String> {
      .constant(state.contains(.editing) || state.contains(.disabled) ? "Robin Berg" : "")
    }
    return [
      control("TextField", written) { TextField("Name", text: text($0)) },
      control("RoundedTextField", written) {
        TextField("Name", text: text($0)).textFieldStyle(.roundedBorder)
      },
      control("SecureField", written) { SecureField("Password", text: text($0)) },
      control("TextEditor", written) { _ in
        TextEditor(text: .constant("Two lines of a note\nthat is written.")).frame(height: 96)
      },
    ]
  }

  private static var dates: [Component] {
    let date = Date(timeIntervalSince1970: 1_780_900_000)
    return [
      control("DatePicker") { _ in DatePicker("Starts", selection: .constant(date)) },
      control("GraphicalDatePicker", [.disabled]) { _ in
        DatePicker("Day", selection: .constant(date)).datePickerStyle(.graphical)
      },
      control("WheelDatePicker", [.disabled]) { _ in
        DatePicker("Day", selection: .constant(date), displayedComponents: .date)
          .datePickerStyle(.wheel).labelsHidden()
      },
      control("WheelTimePicker", [.disabled]) { _ in
        DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel).labelsHidden()
      },
      control("MultiDatePicker", [.disabled]) { _ in
        MultiDatePicker(
          "Days", selection: .constant([DateComponents(year: 2026, month: 6, day: 8)]))
      },
    ]
  }

  private static var groups: [Component] {
    [
      control("Label", [], width: nil) { _ in Label("Inbox", systemImage: "tray") },
      control("LabeledContent", []) { _ in LabeledContent("Version", value: "2.1") },
      control("DisclosureGroup", [.pressed, .disabled, .selected]) { state in
        DisclosureGroup("Advanced", isExpanded: .constant(state.contains(.selected))) {
          Text("Inside")
        }
      },
      control("GroupBox", []) { _ in
        GroupBox("Summary") { Text("Two lines of words that stand in a box of their own.") }
      },
      control("ControlGroup", [.disabled]) { _ in
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Paste", systemImage: "clipboard") {}
        }
      },
      control("ContentUnavailableView", []) { _ in
        ContentUnavailableView(
          "No Notes", systemImage: "note.text", description: Text("Notes stand here."))
      },
    ]
  }

  private static var rows: [Component] {
    [
      control("NavigationRow", [.pressed, .disabled, .selected, .editing], width: 393) { _ in
        NavigationStack {
          List {
            NavigationLink("General") { Text("General") }.badge(2)
            NavigationLink {
            } label: {
              Label("Privacy", systemImage: "hand.raised")
            }
          }
        }
      },
      control("EditedRow", [.editing], width: 393) { _ in
        List {
          ForEach(["Milk", "Bread"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
        }
      },
      control("Form", [.disabled], width: 393) { _ in
        Form {
          Section("Trip") {
            TextField("Name", text: .constant("Hakone"))
            picker
            Toggle("Reminder", isOn: .constant(true))
            Button("Add Stop") {}
          }
        }
      },
    ]
  }

  private static var bars: [Component] {
    [
      control("TabBar", [], width: 393) { _ in
        TabView {
          Tab("Home", systemImage: "house") { Color.clear.frame(height: 40) }
          Tab("Trips", systemImage: "airplane") {}.badge(3)
          Tab(role: .search) {}
        }
        .frame(height: 160)
      },
      control("SearchField", [.focused, .editing], width: 393) { state in
        NavigationStack {
          List { Text("Hakone") }.navigationTitle("Trips")
            .searchable(text: .constant(state.contains(.editing) ? "Hak" : ""))
        }
        .frame(height: 320)
      },
      control("Toolbar", [.disabled], width: 393) { _ in
        NavigationStack {
          Text("Words").navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Flag", systemImage: "flag") {}
                Spacer()
                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
              }
            }
        }
        .frame(height: 240)
      },
    ]
  }
}
