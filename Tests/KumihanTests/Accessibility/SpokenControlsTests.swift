import Foundation
import Kumihan
import Testing

/// Controls as VoiceOver reads them on iOS, in the words of AccessibilitySnapshot.
@MainActor
struct SpokenControlsTests {
  private static let address = URL(string: "https://example.org")!

  @Test func words() throws {
    #expect(try spoken(Text(verbatim: "Hello")) == ["Hello"])
    #expect(
      try spoken(Text(verbatim: "Site").documentLink("https://example.org")) == ["Site. Link."])
    #expect(try spoken(Link("Site", destination: Self.address)) == ["Site. Link."])
    #expect(try spoken(Text("[Site](https://example.org)")) == ["Site. Link."])
    #expect(try spoken(Label("Music", systemImage: "music.note")) == ["Music"])
    let icon = Label("Music", systemImage: "music.note").labelStyle(.iconOnly)
    #expect(try spoken(icon) == ["Music"])
    #expect(try spoken(Text(verbatim: "A").redacted(reason: .placeholder)) == [])
  }

  @Test func pictures() throws {
    #expect(try spoken(Image(systemName: "trash.fill")) == ["Delete. Image."])
    #expect(try spoken(Image(systemName: "sailboat")) == ["Sailboat. Image."])
    #expect(try spoken(Image(systemName: "bolt").accessibilityLabel("Fast")) == ["Fast. Image."])
    #expect(try spoken(Image(decorative: "nothing")) == [])
    #expect(try spoken(Circle()) == [])
    #expect(try spoken(Circle().accessibilityLabel("Full moon")) == ["Full moon"])
  }

  /// The way back says where it leads.
  @Test func theWayBack() throws {
    func pushed(_ root: String) -> some View {
      NavigationStack(path: .constant([1])) {
        Text("Below").navigationTitle(root)
          .navigationDestination(for: Int.self) { _ in Text("Words").navigationTitle("Detail") }
      }
    }
    for look in [PlatformLook.iOS18, .iOS26] {
      let words = try spoken(pushed("Accounts").platformLook(look))
      #expect(words.contains("Accounts. Back Button."), "\(words)")
    }
  }

  @Test func buttons() throws {
    #expect(try spoken(Button("Save") {}) == ["Save. Button."])
    #expect(try spoken(Button("Save") {}.disabled(true)) == ["Save. Dimmed. Button."])
    #expect(try spoken(Button("Save") {}.buttonStyle(.borderedProminent)) == ["Save. Button."])
    let add = Button {
    } label: {
      Image(systemName: "plus")
    }
    #expect(try spoken(add) == ["Add. Button."])
    let two = Button {
    } label: {
      VStack {
        Text(verbatim: "Pay")
        Text(verbatim: "10 kr")
      }
    }
    #expect(try spoken(two) == ["Pay, 10 kr. Button."])
    #expect(
      try spoken(Button("Share", systemImage: "square.and.arrow.up") {}) == ["Share. Button."])
    #expect(try spoken(Menu("Options") { Button("A") {} }) == ["Options. Button."])
    #expect(try spoken(ShareLink(item: "x")) == ["Share…. Button."])
    #expect(try spoken(PasteButton(supportedContentTypes: []) { _ in }) == ["Paste. Button."])
  }

  /// The rows of an open menu: a choice or a switch is one button, its mark a trait.
  @Test func rowsOfMenus() throws {
    let menu = Menu("Options") {
      Picker("Sort", selection: .constant(1)) {
        Text(verbatim: "Name").tag(1)
        Text(verbatim: "Date").tag(2)
      }
      Toggle("Hidden", isOn: .constant(true))
      Menu("Share") { Button("Mail") {} }
      Button("Delete", systemImage: "trash", role: .destructive) {}
    }
    for look in [PlatformLook.iOS18, .iOS26] {
      let words = try presented(menu, [.menu], look: look).accessibility.spoken
      #expect(
        words == [
          "Selected: Name. Button.", "Date. Button.", "Selected: Hidden. Button.",
          "Share. Button.", "Delete. Button.",
        ])
    }
  }

  /// A field in a style, in an alert too, says its name once.
  @Test func fieldsInStyles() throws {
    let field = TextField("Name", text: .constant(""))
    #expect(try spoken(field.textFieldStyle(.roundedBorder)) == ["Name. Text Field."])
    let alert = Color.white.alert("Rename", isPresented: .constant(true)) {
      TextField("Name", text: .constant(""))
      Button("OK") {}
    }
    #expect(
      try presented(alert).accessibility.spoken
        == ["Rename. Heading.", "Name. Text Field.", "OK. Button."])
  }

  /// The titles of alerts and dialogs are headings.
  @Test func titlesOfAlerts() throws {
    let alert = Color.white.alert("Delete?", isPresented: .constant(true)) {
      Button("OK") {}
    } message: {
      Text(verbatim: "For ever.")
    }
    let dialog = Color.white.confirmationDialog(
      "Delete?", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("OK") {}
    } message: {
      Text(verbatim: "For ever.")
    }
    for look in [PlatformLook.iOS18, .iOS26] {
      #expect(
        try presented(alert, look: look).accessibility.spoken
          == ["Delete?. Heading.", "For ever.", "OK. Button."])
      let words = try presented(dialog, look: look).accessibility.spoken
      #expect(words.starts(with: ["Delete?. Heading.", "For ever.", "OK. Button."]), "\(words)")
    }
  }

  /// A month is read by its days, a wheel by the row in front.
  @Test func calendarsAndWheels() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    func picker(_ style: some DatePickerStyle, _ parts: DatePickerComponents) throws -> [String] {
      try spoken(
        DatePicker("Day", selection: .constant(date), displayedComponents: parts)
          .datePickerStyle(style).labelsHidden()
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
          .environment(\.locale, Locale(identifier: "en_US")))
    }
    let month = try picker(.graphical, .date)
    #expect(
      month.prefix(3) == [
        "November 2023. Button.", "Previous Month. Button.", "Next Month. Button.",
      ])
    #expect(month.contains("Wednesday, November 1. Button."))
    #expect(
      month.filter { $0.hasPrefix("Selected") } == ["Selected: Tuesday, November 14. Button."])
    #expect(
      try picker(.wheel, [.date, .hourAndMinute]) == [
        "Day", "Tue Nov 14. Adjustable.", "10. Adjustable.", "13. Adjustable.", "PM. Adjustable.",
      ])
  }

  @Test func switches() throws {
    let on = try accessibility(Toggle("Wi-Fi", isOn: .constant(true)))
    #expect(on.spoken == ["Wi-Fi. Switch Button. On."])
    #expect(on.elements[0].spokenHint == "Double tap to toggle setting.")
    #expect(on.elements[0].frame.width == 390)
    #expect(
      try spoken(Toggle("Wi-Fi", isOn: .constant(false))) == ["Wi-Fi. Switch Button. Off."])
    #expect(
      try spoken(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
        == ["Wi-Fi. Switch Button. On."])
    #expect(
      try spoken(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button))
        == ["Wi-Fi. Switch Button. On."])
    let off = try accessibility(Toggle("Wi-Fi", isOn: .constant(true)).disabled(true))
    #expect(off.spoken == ["Wi-Fi. Dimmed. Switch Button. On."])
    #expect(off.elements[0].spokenHint == nil)
  }

  @Test func values() throws {
    #expect(try spoken(Slider(value: .constant(0.75))) == ["75%. Adjustable."])
    let volume = Slider(value: .constant(2.0), in: 0...8) { Text(verbatim: "Volume") }
    #expect(try spoken(volume) == ["Volume: 25%. Adjustable."])
    #expect(
      try accessibility(volume).elements[0].spokenHint
        == "Swipe up or down with one finger to adjust the value.")
    #expect(
      try spoken(Stepper("Copies", value: .constant(2)))
        == ["Copies", "Decrement. Button.", "Increment. Button."])
    #expect(try spoken(ProgressView()) == ["In progress"])
    #expect(try spoken(ProgressView("Loading")) == ["Loading: In progress"])
    #expect(try spoken(ProgressView(value: 0.5)) == ["50 percent complete"])
    // What a division by a total of nothing leaves.
    for nothing in [Double.nan, -.infinity] {
      #expect(try spoken(ProgressView(value: nothing)) == ["0 percent complete"])
      #expect(try spoken(Slider(value: .constant(nothing))) == ["0%. Adjustable."])
      #expect(try spoken(Gauge(value: nothing) { Text(verbatim: "Fuel") }) == ["Fuel: 0%"])
    }
    let endless = ProgressView(value: Double.infinity, total: .infinity)
    #expect(try spoken(endless) == ["0 percent complete"])
    let progress = ProgressView(value: 0.75) {
      Text(verbatim: "Progress")
    } currentValueLabel: {
      Text(verbatim: "75%")
    }
    #expect(try spoken(progress) == ["Progress, 75%: 75 percent complete"])
    #expect(try spoken(Gauge(value: 0.3) { Text(verbatim: "Fuel") }) == ["Fuel: 30%"])
    let speed = Gauge(value: 0.3) {
      Text(verbatim: "Speed")
    } currentValueLabel: {
      Text(verbatim: "30 km/h")
    }
    #expect(try spoken(speed) == ["Speed: 30 km/h"])
    #expect(try spoken(speed.gaugeStyle(.accessoryCircular)) == ["Speed: 30 km/h"])
  }

  @Test func fields() throws {
    let empty = try accessibility(TextField("Name", text: .constant("")))
    #expect(empty.spoken == ["Name. Text Field."])
    #expect(empty.elements[0].spokenHint == "Double tap to edit.")
    #expect(try spoken(TextField("Name", text: .constant("Ada"))) == ["Name: Ada. Text Field."])
    let prompt = TextField("Name", text: .constant(""), prompt: Text(verbatim: "Required"))
    #expect(try spoken(prompt) == ["Name: Required. Text Field."])
    #expect(
      try spoken(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder))
        == ["Name: Ada. Text Field."])
    #expect(
      try spoken(SecureField("Code", text: .constant("123"))) == ["Code: •••. Secure Text Field."])
    #expect(try spoken(TextEditor(text: .constant("Some words"))) == ["Some words. Text Field."])
    let search = NavigationStack { Color.clear.searchable(text: .constant("")) }
    #expect(try spoken(search) == ["Search. Search Field."])
  }

  private func picker(_ name: String = "Size") -> some View {
    Picker(selection: .constant(2)) {
      Text(verbatim: "Small").tag(1)
      Text(verbatim: "Large").tag(2)
    } label: {
      Text(verbatim: name)
    }
  }

  @Test func choices() throws {
    #expect(try spoken(picker()) == ["Size: Large. Button."])
    #expect(try spoken(Form { picker() }) == ["Size: Large. Button."])
    #expect(
      try spoken(picker().pickerStyle(.segmented))
        == ["Small. Button. 1 of 2.", "Selected: Large. Button. 2 of 2."])
    #expect(try spoken(picker().pickerStyle(.wheel)) == ["Size: Large. Adjustable."])
    #expect(
      try spoken(Form { picker().pickerStyle(.navigationLink) }) == ["Size: Large. Button."])
    #expect(
      try spoken(Form { picker().pickerStyle(.inline) })
        == ["Size", "Small. Button.", "Selected: Large. Button."])
    #expect(
      try spoken(ColorPicker("Ink", selection: .constant(.red))) == ["Ink. Button."])
  }

  @Test func tabs() throws {
    let tabs = TabView(selection: .constant(1)) {
      Text(verbatim: "Home page").tabItem { Label("Home", systemImage: "house") }.tag(1)
      Text(verbatim: "Mail").tabItem { Label("Inbox", systemImage: "envelope") }.badge(3).tag(2)
    }
    #expect(
      try spoken(tabs)
        == ["Home page", "Selected: Home. Tab. 1 of 2.", "Inbox: 3. Tab. 2 of 2."])
    let pages = TabView(selection: .constant(1)) {
      Text(verbatim: "A").tag(1)
      Text(verbatim: "B").tag(2)
    }
    #expect(
      try spoken(pages.tabViewStyle(.page)) == ["A", "page 1 of 2. Adjustable."])
  }

  @Test func screens() throws {
    let screen = NavigationStack {
      List {
        Section("Accounts") {
          NavigationLink("Mail") { EmptyView() }
          Text(verbatim: "Unread").badge(3)
          LabeledContent("Version", value: "18.5")
          Toggle("Push", isOn: .constant(true))
        }
        DisclosureGroup("More", isExpanded: .constant(true)) { Text(verbatim: "Inside") }
      }
      .navigationTitle("Settings")
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
    #expect(
      try spoken(screen) == [
        "Add. Button.", "Settings. Heading.", "ACCOUNTS. Heading.", "Mail. Button.", "Unread: 3",
        "Version: 18.5", "Push. Switch Button. On.", "More: Expanded. Button.", "Inside",
      ])
    #expect(
      try spoken(screen.platformLook(.iOS26)).prefix(3)
        == ["Add. Button.", "Settings. Heading.", "Accounts. Heading."])
    #expect(
      try spoken(GroupBox("Weather") { Text(verbatim: "Sun") }) == ["Weather. Heading.", "Sun"])
  }
}
