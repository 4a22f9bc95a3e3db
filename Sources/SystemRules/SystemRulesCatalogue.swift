import KumihanControls
public import KumihanTokens
import KumihanViews

/// The system rules: their components, and the twelve screens that they imply.
public enum SystemRulesCatalogue {
  public static var catalogue: SystemCatalogue {
    SystemCatalogue(
      system: SystemRules.system, look: .iOS26, ground: "color.warmBackground",
      components: (components + SystemScreens.components).map(\.mirrored))
  }

  private typealias Component = SystemCatalogue.Component
  private typealias State = SystemCatalogue.State

  private static var components: [SystemCatalogue.Component] {
    [
      Component(
        "Chip", group: "Components",
        states: [
          State("normal", room: .fitting(width: nil)) { FilterChip("Travel") },
          State("selected", room: .fitting(width: nil)) { FilterChip("All", isSelected: true) },
        ]),
      Component(
        "TintedCard", group: "Components",
        states: [
          State("brand", room: .fitting(width: 170)) {
            TintedCard("Ideas", note: "12 notes", symbol: "lightbulb")
          },
          State("category", room: .fitting(width: 170)) {
            TintedCard("Travel", note: "4 notes", symbol: "airplane", color: .teal)
          },
        ]),
      Component(
        "GlassSurface", group: "Components",
        states: [
          State("normal", room: .fitting(width: nil)) {
            Label("Record", systemImage: "mic")
              .padding(SystemRules.space("l"))
              .glassEffect(.regular.interactive(), in: Capsule())
          }
        ]),
      Component(
        "EmptyState", group: "Components",
        states: [State("normal", room: .fitting(width: 343)) { SystemScreens.emptyNotes }]),
      Component(
        "Dates", group: "Components",
        states: [State("normal", room: .fitting(width: 343)) { SystemScreens.dates }]),
      presented("Menu", .menu) { SystemScreens.sorted },
      presented("SwipeActions", .swipeActions) { SystemScreens.search }
        .knowing("overflow", because: "a row that slides leaves the list at its side"),
    ]
  }

  /// What a finger uncovers or opens, on a screen.
  private static func presented<V: View>(
    _ name: String, _ what: PresentationName,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Component {
    var state = State("open", room: .screen("iPhone 17"), view: view)
    state.presenting = [what]
    return Component(name, group: "Presented", states: [state])
  }
}

/// Home, detail, settings, search, empty, loading, error, chips, sheet, alert, dialog and cover.
@MainActor
enum SystemScreens {
  nonisolated private static var readers: [SystemCatalogue.Reader] {
    [false, true].flatMap { isLarge in
      ["light", "dark", "contrast"].map { scheme in
        var reader = SystemCatalogue.Reader()
        reader.isDark = scheme == "dark"
        reader.hasContrast = scheme == "contrast"
        reader.typeSize = isLarge ? .accessibility3 : .large
        return reader
      }
    }
  }

  nonisolated private static func screen<V: View>(
    _ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> SystemCatalogue.Component {
    .screen(name, devices: ["iPhone 17"], readers: readers, view: view)
  }

  nonisolated static var components: [SystemCatalogue.Component] {
    [
      screen("Home") { home },
      screen("Detail") { detail },
      screen("Settings") { settings },
      screen("Search") { search },
      screen("Empty") { stack("Notes") { emptyNotes } },
      screen("Loading") { loading },
      screen("Error") { stack("Notes") { failure } },
      screen("Chips") { chips },
      screen("Sheet") {
        home.sheet(isPresented: .constant(true)) { editor.presentationDetents([.medium, .large]) }
      },
      screen("Alert") {
        detail.alert("Delete this note?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It cannot be brought back.")
        }
      },
      screen("Dialog") {
        detail.confirmationDialog(
          "Move to another folder", isPresented: .constant(true), titleVisibility: .visible
        ) {
          Button("Ideas") {}
          Button("Travel") {}
          Button("Delete", role: .destructive) {}
        }
      },
      screen("Cover") { home.fullScreenCover(isPresented: .constant(true)) { recording } },
      .screen("SampleScreen", devices: ["iPhone 17"]) { SampleScreen(SystemTheme()) },
    ]
  }

  private static func stack<V: View>(
    _ title: String, isInline: Bool = false, @ViewBuilder content: () -> V
  ) -> some View {
    NavigationStack {
      content()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Rectangle().fill(SystemRules.warmBackground).ignoresSafeArea() }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(isInline ? .inline : .large)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("New Note", systemImage: "square.and.pencil") {}
          }
        }
    }
    .tint(SystemRules.brand)
  }

  private static let categories: [(name: String, symbol: String, note: String, color: Color?)] = [
    ("Ideas", "lightbulb", "12 notes", nil), ("Travel", "airplane", "4 notes", .teal),
    ("Recipes", "fork.knife", "23 notes", .orange), ("Books", "book", "9 notes", .green),
    ("Work", "briefcase", "31 notes", .blue), ("Garden", "leaf", "7 notes", .mint),
  ]

  private static var cards: some View {
    LazyVGrid(
      columns: [
        GridItem(.flexible(), spacing: SystemRules.space("m"), alignment: .top),
        GridItem(.flexible(), alignment: .top),
      ], spacing: SystemRules.space("m")
    ) {
      ForEach(categories, id: \.name) {
        TintedCard($0.name, note: $0.note, symbol: $0.symbol, color: $0.color)
      }
    }
  }

  private static var filters: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: SystemRules.space("s")) {
        FilterChip("All", isSelected: true)
        FilterChip("This week")
        FilterChip("With pictures")
        FilterChip("Shared")
      }
      .padding(.horizontal, SystemRules.space("l"))
    }
  }

  private static var home: some View {
    stack("Notes") { ScrollView { cards.padding() } }
  }

  private static var chips: some View {
    stack("Notes") {
      ScrollView {
        VStack(spacing: SystemRules.space("l")) {
          filters
          cards.padding(.horizontal)
        }
      }
    }
  }

  private static var detail: some View {
    NavigationStack {
      List {
        Section("Journey") {
          LabeledContent("Begins", value: "12 May")
          LabeledContent("Ends", value: "20 May")
          Label("Two places to stay", systemImage: "bed.double")
        }
        Section {
          Label("Tickets", systemImage: "ticket")
          Label("Map", systemImage: "map")
        } header: {
          Text("Attached")
        } footer: {
          Text("Kept on this phone only.")
        }
        Section { Button("Delete Note", role: .destructive) {}.tint(.red) }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Hakone")
      .navigationBarTitleDisplayMode(.inline)
    }
    .tint(SystemRules.brand)
  }

  private static var settings: some View {
    NavigationStack {
      Form {
        Section("Writing") {
          Toggle("Check spelling", isOn: .constant(true))
          Picker("Text", selection: .constant("Serif")) { Text("Serif").tag("Serif") }
          Stepper("Lines: 3", value: .constant(3))
        }
        Section("Account") {
          LabeledContent("Name", value: "Robin Berg")
          NavigationLink("Storage") { Text("Storage") }
        }
      }
      .navigationTitle("Settings")
    }
    .tint(SystemRules.brand)
  }

  static var search: some View {
    NavigationStack {
      List(categories, id: \.name) { category in
        Label(category.name, systemImage: category.symbol)
          .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
      }
      .navigationTitle("Search")
      .searchable(text: .constant(""))
      .refreshable {}
    }
    .tint(SystemRules.brand)
  }

  /// A menu where a bar of chips would be too much.
  static var sorted: some View {
    NavigationStack {
      List(categories, id: \.name) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("Notes")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Menu("Sort", systemImage: "arrow.up.arrow.down") {
              Picker("Sort", selection: .constant("Date")) {
                Text("Date").tag("Date")
                Text("Title").tag("Title")
              }
              Button("Select", systemImage: "checkmark.circle") {}
              Button("Delete All", systemImage: "trash", role: .destructive) {}
            }
          }
        }
    }
    .tint(SystemRules.brand)
  }

  /// How long ago, and when: both by formats of the system's.
  static var dates: some View {
    VStack(alignment: .leading, spacing: SystemRules.space("s")) {
      Text("Hot springs").font(.headline)
      // Two hours before the moment that catalogues show.
      Text(Date(timeIntervalSinceReferenceDate: -7_230), style: .relative)
        .font(.caption)
        .foregroundStyle(SystemRules.secondaryText)
      Text(
        Date(timeIntervalSince1970: 1_778_580_000),
        format: Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt)
      )
      .font(.caption)
      .foregroundStyle(SystemRules.secondaryText)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(SystemRules.space("l"))
    .glassEffect(.regular, in: SystemRules.card)
  }

  static var emptyNotes: some View {
    ContentUnavailableView {
      Label("No Notes", systemImage: "note.text")
    } description: {
      Text("Notes that you write stand here.").foregroundStyle(SystemRules.secondaryText)
    }
  }

  private static var failure: some View {
    ContentUnavailableView {
      Label("No Connection", systemImage: "wifi.slash")
    } description: {
      Text("The notes could not be fetched.").foregroundStyle(SystemRules.secondaryText)
    } actions: {
      BrandButton("Try Again")
    }
  }

  private static var loading: some View {
    stack("Notes") {
      ScrollView {
        VStack(spacing: SystemRules.space("xl")) {
          ProgressView()
          cards.redacted(reason: .placeholder)
        }
        .padding()
      }
    }
  }

  private static var editor: some View {
    NavigationStack {
      Form {
        TextField("Title", text: .constant("Hot springs"))
        Toggle("Pinned", isOn: .constant(false))
      }
      .navigationTitle("New Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
    .tint(SystemRules.brandFill)
  }

  private static var recording: some View {
    VStack(spacing: SystemRules.space("xxl")) {
      Spacer()
      Image(systemName: "waveform")
        .font(.largeTitle)
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(SystemRules.brand)
        .accessibilityLabel("Recording")
      Text("Listening").font(SystemRules.brandTitle)
      Text("Say what the note should hold.")
        .font(.body)
        .multilineTextAlignment(.center)
        .foregroundStyle(SystemRules.secondaryText)
      Spacer()
      BrandButton("Stop", symbol: "stop.fill")
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background { Rectangle().fill(SystemRules.warmBackground).ignoresSafeArea() }
  }
}

/// The sample screen by the system rules.
struct SystemTheme: SampleTheme {
  var ground: AnyShapeStyle { AnyShapeStyle(SystemRules.warmBackground) }
  var ink: AnyShapeStyle { AnyShapeStyle(.primary) }
  var gap: CGFloat { SystemRules.space("m") }
  var margin: CGFloat { SystemRules.space("l") }

  func line(_ text: String) -> some View {
    Text(text).font(.body).foregroundStyle(ink)
  }
  func note(_ text: String) -> some View {
    Text(text).font(.footnote).foregroundStyle(SystemRules.secondaryText)
  }
  func title(_ text: String) -> some View { Text(text).font(.largeTitle.bold()) }
  func card(_ content: AnyView) -> some View {
    content
      .padding(SystemRules.space("l"))
      .glassEffect(.regular.interactive(), in: SystemRules.card)
  }
  func action(_ title: String) -> some View {
    BrandButton(title).frame(maxWidth: .infinity)
  }
}
