import Foundation
import Kumihan
import KumihanAppleNames
import Testing

/// A view written between two lines of this file: every node it makes must name one of them.
struct PlacedSample: Sendable, CustomTestStringConvertible {
  let name: String
  let lines: ClosedRange<Int>
  let make: @MainActor @Sendable () -> AnyView

  /// - Parameter height: how many lines the sample takes, its first and last included.
  init<V: View>(
    _ name: String, lines height: Int = 1, line: Int = #line,
    @ViewBuilder _ make: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    lines = line...(line + height - 1)
    self.make = { AnyView(make()) }
  }

  var testDescription: String { name }
}

private struct Item: Identifiable {
  let id: Int
  var children: [Item]?
}

/// A component in a user's own style.
private struct Chip: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Turned: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
}

private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

extension PlacedSample {
  private static let date = Date(timeIntervalSinceReferenceDate: 0)

  static let controls: [PlacedSample] = [
    PlacedSample("button") { Button("Save") {} },
    PlacedSample("button of a string") { Button(String("Save")) {} },
    PlacedSample("button with a symbol") { Button("Add", systemImage: "plus") {} },
    PlacedSample("bordered button") { Button("Save") {}.buttonStyle(.bordered) },
    PlacedSample("prominent button") { Button("Save") {}.buttonStyle(.borderedProminent) },
    PlacedSample("glass button") { Button("Save") {}.buttonStyle(.glass) },
    PlacedSample("disabled button") { Button("Save", role: .destructive) {}.disabled(true) },
    PlacedSample("edit button") { EditButton() },
    PlacedSample("rename and paste buttons", lines: 4) {
      RenameButton()
      PasteButton(supportedContentTypes: []) { _ in }
    },
    PlacedSample("toggle") { Toggle("On", isOn: .constant(true)) },
    PlacedSample("toggle as a button") { Toggle("On", isOn: .constant(true)).toggleStyle(.button) },
    PlacedSample("toggle with a label", lines: 3) {
      Toggle(isOn: .constant(false)) { Text("Off") }
    },
    PlacedSample("slider") { Slider(value: .constant(0.5)) },
    PlacedSample("stepper") { Stepper("Count", value: .constant(3)) },
    PlacedSample("text field") { TextField("Name", text: .constant("")) },
    PlacedSample("filled text field", lines: 4) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      TextEditor(text: .constant("Ada"))
    },
    PlacedSample("secure field") { SecureField("Word", text: .constant("abc")) },
    PlacedSample("picker", lines: 5) {
      Picker("Size", selection: .constant(1)) {
        Text("One").tag(1)
      }
    },
    PlacedSample("segmented picker", lines: 6) {
      Picker("Size", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }.pickerStyle(.segmented)
    },
    PlacedSample("wheel", lines: 3) {
      Picker("Size", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel)
    },
    PlacedSample("date picker") { DatePicker("Day", selection: .constant(date)) },
    PlacedSample("month", lines: 3) {
      DatePicker("Day", selection: .constant(date)).datePickerStyle(.graphical)
    },
    PlacedSample("date wheels", lines: 3) {
      DatePicker("Day", selection: .constant(date)).datePickerStyle(.wheel)
    },
    PlacedSample("many dates") { MultiDatePicker("Days", selection: .constant([])) },
    PlacedSample("colour picker") { ColorPicker("Ink", selection: .constant(.red)) },
    PlacedSample("progress", lines: 5) {
      ProgressView()
      ProgressView("Loading", value: 0.5)
      ProgressView(value: 0.3).progressViewStyle(.linear)
    },
    PlacedSample("gauge", lines: 4) {
      Gauge(value: 0.5) { Text("Fuel") }
      Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryCircular)
    },
    PlacedSample("label") { Label("Home", systemImage: "house") },
    PlacedSample("labelled content") { LabeledContent("Size", value: "12") },
    PlacedSample("menu", lines: 3) {
      Menu("More") { Button("One") {} }
    },
    PlacedSample("link") { Link("Site", destination: URL(fileURLWithPath: "/")) },
    PlacedSample("group box", lines: 3) {
      GroupBox("Box") { Text("In") }
    },
    PlacedSample("control group", lines: 3) {
      ControlGroup { Button("A") {} }
    },
    PlacedSample("disclosure", lines: 3) {
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("In") }
    },
    PlacedSample("notice") { ContentUnavailableView("None", systemImage: "tray") },
    PlacedSample("notice of a search") { ContentUnavailableView.search(text: "cat") },
    PlacedSample("asynchronous image", lines: 1) { AsyncImage(url: nil) },
    PlacedSample("own style", lines: 1) { Button("Save") {}.buttonStyle(Chip()).padding() },
  ]

  static let containers: [PlacedSample] = [
    PlacedSample("list", lines: 5) {
      List(0..<3) {
        Text("Row \($0)").badge($0)
      }
    },
    PlacedSample("list with a choice", lines: 3) {
      List(0..<3, selection: .constant(Set<Int>())) { Text("Row \($0)") }
    },
    PlacedSample("list with a chosen row", lines: 3) {
      List(0..<3, selection: .constant(Int?.none)) { Text("Row \($0)") }
    },
    PlacedSample("plain list", lines: 6) {
      List {
        NavigationLink("Go") { Text("There") }
        Text("Row").listRowBackground(Color.red).badge("new")
      }.listStyle(.plain)
    },
    PlacedSample("sections", lines: 8) {
      List {
        Section("Head") { Toggle("On", isOn: .constant(true)) }
        Section {
          Text("In")
        } footer: {
          Text("Foot")
        }
      }
    },
    PlacedSample("form", lines: 3) {
      Form { Picker("Size", selection: .constant(1)) { Text("1").tag(1) } }
    },
    PlacedSample("tree", lines: 3) {
      List([Item(id: 1, children: [Item(id: 2)])], children: \.children) { Text("\($0.id)") }
    },
    PlacedSample("table", lines: 5) {
      Table([Item(id: 1)]) {
        TableColumn("Name") { Text("\($0.id)") }
      }
    },
    PlacedSample("stack with a bar", lines: 7) {
      NavigationStack {
        Text("Page").navigationTitle("Title").searchable(text: .constant("cat"))
          .toolbar { Button("Done") {} }
          .toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("Add") {} } }
      }
    },
    PlacedSample("inline bar", lines: 5) {
      NavigationView {
        Text("Page").navigationBarTitle("Title", displayMode: .inline)
      }
    },
    PlacedSample("link out of a list", lines: 3) {
      NavigationLink("Go") { Text("There") }
    },
    PlacedSample("split", lines: 7) {
      NavigationSplitView {
        Text("Side")
      } detail: {
        Text("Main")
      }.environment(\.horizontalSizeClass, .regular)
    },
    PlacedSample("tabs", lines: 6) {
      TabView {
        Text("One").tabItem { Label("One", systemImage: "house") }.badge(2)
        Tab("Two", systemImage: "tray") { Text("Two") }
      }
    },
    PlacedSample("pages", lines: 6) {
      TabView {
        Text("One")
        Color.red
      }.tabViewStyle(.page)
    },
    PlacedSample("scroll", lines: 6) {
      ScrollView {
        Text("A")
        Divider()
      }
    },
    PlacedSample("grids", lines: 8) {
      Grid {
        GridRow { Text("A") }
      }
      LazyVGrid(columns: [GridItem()]) {
        Section("Head") { Text("A") }
      }
    },
    PlacedSample("geometry", lines: 3) {
      GeometryReader { _ in Toggle("On", isOn: .constant(true)) }
    },
  ]

  static let parts: [PlacedSample] = [
    PlacedSample("shapes", lines: 7) {
      Circle()
      RoundedRectangle(cornerRadius: 4).inset(by: 2)
      Capsule().fill(.red)
      Wedge().stroke(.red)
      Rectangle().rotation(.degrees(3))
    },
    PlacedSample("colours in a stack", lines: 7) {
      VStack {
        Color.red
        LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        Wedge()
      }
    },
    PlacedSample("glass") { Text("A").glassEffect() },
    PlacedSample("visual effect") { Text("A").visualEffect { effect, _ in effect.opacity(0.5) } },
    PlacedSample("own modifiers", lines: 3) {
      Text("A").modifier(Framed()).modifier(Turned())
    },
    PlacedSample("margins", lines: 4) {
      Text("A").scenePadding().flipsForRightToLeftLayoutDirection(true)
      Text("B").containerBackground(.red, for: .widget)
    },
    PlacedSample("scheme") { Text("A").preferredColorScheme(.dark) },
    PlacedSample("sizes", lines: 4) {
      Text("A").containerRelativeFrame(.horizontal)
        .onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    },
    PlacedSample("border", lines: 3) {
      Text("A").border(.red).overlay { Divider() }.background { Color.red }
    },
    PlacedSample("canvas", lines: 3) {
      Canvas { _, _ in }
    },
    PlacedSample("moving", lines: 4) {
      TimelineView(.everyMinute) { _ in Text("A") }
      PhaseAnimator([1, 2]) { _ in Text("A") }
    },
  ]
}
