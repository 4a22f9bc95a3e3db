import Foundation
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanAudit

/// What is known of forty controls: an element with a node, the user's line, a kind, a place that answers.
@MainActor
struct FactTableTests {
  private struct Row {
    var name: String
    var traits: AccessibilityTraits
    var view: AnyView

    init(_ name: String, _ traits: AccessibilityTraits, _ view: some View) {
      (self.name, self.traits, self.view) = (name, traits, AnyView(view))
    }
  }

  private static let link = URL(string: "https://example.org")

  private static var buttons: [Row] {
    let plain = Button("Go") {}
    return [
      Row("button", .isButton, plain),
      Row("plain button", .isButton, plain.buttonStyle(.plain)),
      Row("bordered button", .isButton, plain.buttonStyle(.bordered)),
      Row("prominent button", .isButton, plain.buttonStyle(.borderedProminent)),
      Row("borderless button", .isButton, plain.buttonStyle(.borderless)),
      Row("destructive button", .isButton, Button("Go", role: .destructive) {}),
      Row("large button", .isButton, plain.controlSize(.large)),
      Row("disabled button", [.isButton, .isDisabled], plain.disabled(true)),
      Row(
        "icon button", .isButton,
        Button {
        } label: {
          Image(systemName: "plus")
        }),
      Row(
        "label button", .isButton,
        Button {
        } label: {
          Label("Go", systemImage: "plus")
        }),
      Row(
        "shape button", .isButton,
        Button {
        } label: {
          Circle()
        }.accessibilityLabel("Go")),
      Row("menu", .isButton, Menu("Go") { Button("One") {} }),
      Row(
        "tap gesture with trait", .isButton,
        Text("Go").onTapGesture {}.accessibilityAddTraits(.isButton)),
      Row("edit button", .isButton, EditButton()),
      Row("share link", .isButton, ShareLink(item: "words")),
      Row("disclosure", .isButton, DisclosureGroup("Go") { Text("One") }),
    ]
  }

  private static var values: [Row] {
    [
      Row("toggle", .isToggle, Toggle("Go", isOn: .constant(true))),
      Row("switch", .isToggle, Toggle("Go", isOn: .constant(false)).toggleStyle(.switch)),
      Row("slider", .isAdjustable, Slider(value: .constant(0.5)) { Text("Go") }),
      Row("stepper", .isButton, Stepper("Go", value: .constant(1))),
      Row(
        "segments", .isButton,
        Picker("Go", selection: .constant(0)) {
          Text("A").tag(0); Text("B").tag(1)
        }.pickerStyle(.segmented)),
      Row(
        "menu picker", .isButton,
        Picker("Go", selection: .constant(0)) { Text("A").tag(0) }.pickerStyle(.menu)),
      Row(
        "wheel", .isAdjustable,
        Picker("Go", selection: .constant(0)) { Text("A").tag(0) }.pickerStyle(.wheel)),
      Row(
        "date picker", .isButton,
        DatePicker(
          "Go", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)),
      Row("colour picker", .isButton, ColorPicker("Go", selection: .constant(.red))),
      Row("text field", .isTextField, TextField("Go", text: .constant(""))),
      Row(
        "rounded field", .isTextField,
        TextField("Go", text: .constant("x")).textFieldStyle(.roundedBorder)),
      Row("secure field", .isTextField, SecureField("Go", text: .constant("x"))),
      Row(
        "text editor", .isTextField,
        TextEditor(text: .constant("x")).accessibilityLabel("Go")),
    ]
  }

  private static var places: [Row] {
    [
      Row("link", .isLink, Link("Go", destination: link ?? URL(filePath: "/"))),
      Row(
        "navigation link", .isButton,
        NavigationStack { List { NavigationLink("Go") { Text("x") } } }),
      Row("row button", .isButton, List { Button("Go") {} }),
      Row("form toggle", .isToggle, Form { Toggle("Go", isOn: .constant(true)) }),
      Row("form field", .isTextField, Form { TextField("Go", text: .constant("")) }),
      Row("toolbar button", .isButton, NavigationStack { Text("x").toolbar { Button("Go") {} } }),
      Row("tab", .isTab, TabView { Text("x").tabItem { Label("Go", systemImage: "star") } }),
      Row(
        "search", .isSearchField,
        NavigationStack { List { Text("x") }.searchable(text: .constant("")) }),
      Row(
        "alert's button", .isButton,
        Text("x").alert("Ask", isPresented: .constant(true)) { Button("Go") {} }),
      Row(
        "sheet's button", .isButton,
        Text("x").sheet(isPresented: .constant(true)) { Button("Go") {} }),
      Row("scrolled button", .isButton, ScrollView { Button("Go") {} }),
      Row("gridded button", .isButton, LazyVGrid(columns: [GridItem()]) { Button("Go") {} }),
      Row("turned button", .isButton, Button("Go") {}.rotationEffect(.degrees(90))),
    ]
  }

  @Test func fortyControls() throws {
    let rows = Self.buttons + Self.values + Self.places
    #expect(rows.count >= 40)
    var wrong: [String] = []
    for row in rows {
      var layout = LayoutOptions(size: CGSize(width: 390, height: 844), scale: 2)
      layout.isOpaque = true
      let page = try RenderingContext.bundled().layout(row.view, options: layout)
      var options = AuditOptions()
      options.rules = ["name.missing"]
      let facts = try AuditFacts(page, options: options)
      guard
        let element = facts.elements.first(where: { $0.element.traits.isSuperset(of: row.traits) })
      else {
        wrong.append("\(row.name): no element of its kind")
        continue
      }
      if element.node == nil { wrong.append("\(row.name): no node") }
      if !"\(element.element.site)".contains("FactTableTests.swift") {
        wrong.append("\(row.name): \(element.element.site)")
      }
      if (element.element.label ?? "").isEmpty { wrong.append("\(row.name): no label") }
      if element.hitFrame.width < 4 || element.hitFrame.height < 4 {
        wrong.append("\(row.name): \(element.hitFrame)")
      }
      if !facts.targets.contains(where: { $0.element == element.order }) {
        wrong.append("\(row.name): no target")
      }
    }
    #expect(wrong == [])
  }
}
