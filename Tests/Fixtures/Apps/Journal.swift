import SwiftUI
import SwiftData
import PhotosUI
import StoreKit
import TipKit
import OSLog

@Model
final class Entry {
  #Index<Entry>([\.created], [\.title])
  @Attribute(.unique) var identifier: UUID
  var title: String
  var text: String = ""
  var created: Date
  @Attribute(.externalStorage) var picture: Data?
  @Relationship(deleteRule: .cascade, inverse: \Moment.entry) var moments: [Moment] = []
  @Relationship(inverse: \Label2.entries) var labels: [Label2]
  @Transient var isOpen = false
  var mood: Mood
  enum Mood: String, Codable, CaseIterable, Identifiable {
    case sunny, cloudy, rainy; var id: String { rawValue }
    var symbol: String {
      switch self {
      case .sunny: "sun.max.fill";
      case .cloudy: "cloud.fill";
      case .rainy: "cloud.rain.fill"
      }
    }
  }
  init(
    title: String, text: String = "", created: Date = .now, mood: Mood = .sunny,
    labels: [Label2] = []
  ) {
    self.identifier = UUID(); self.title = title; self.text = text; self.created = created;
    self.mood = mood; self.labels = labels
  }
}
@Model final class Moment {
  var note: String; var minute: Int; var entry: Entry?;
  init(note: String, minute: Int) { self.note = note; self.minute = minute }
}
@Model final class Label2 {
  @Attribute(.unique, originalName: "label") var name: String; var entries: [Entry] = [];
  init(name: String) { self.name = name }
}

enum JournalSchemaV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Entry.self, Moment.self, Label2.self] }
}
enum JournalPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [JournalSchemaV1.self] }
  static var stages: [MigrationStage] { [] }
}
@ModelActor actor Importer {
  func importAll(_ titles: [String]) throws -> Int {
    for title in titles { modelContext.insert(Entry(title: title)) }
    try modelContext.save()
    return try modelContext.fetchCount(
      FetchDescriptor<Entry>(predicate: #Predicate { $0.title.contains("a") }))
  }
}
@ModelActor actor Shelf<Item: PersistentModel> {
  func all(where predicate: Predicate<Item>? = nil) throws -> [Item] {
    try modelContext.fetch(FetchDescriptor<Item>(predicate: predicate))
  }
}
private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "journal", category: "store")

struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let container = try ModelContainer(
      for: Entry.self, migrationPlan: JournalPlan.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let travel = Label2(name: "Travel"), home = Label2(name: "Home")
    for (index, title) in ["Alps", "Kitchen", "Harbour at night"].enumerated() {
      let entry = Entry(
        title: title, text: "A long day with much to see and more to write about.",
        created: Date(timeIntervalSinceReferenceDate: 780_000_000 - Double(index) * 90_000),
        mood: Entry.Mood.allCases[index], labels: index == 1 ? [home] : [travel])
      entry.moments = [Moment(note: "Coffee", minute: 480), Moment(note: "Walk", minute: 600)]
      container.mainContext.insert(entry)
    }
    logger.debug("inserted \(3, privacy: .public)")
    return container
  }
  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}
extension PreviewTrait where T == Preview.ViewTraits {
  static var sampleData: Self { .modifier(SampleData()) }
}

struct WriteTip: Tip {
  @Parameter static var hasWritten = false
  static let opened = Event(id: "opened")
  var title: Text { Text("Write every day") }
  var message: Text? { Text("A line is enough.") }
  var image: Image? { Image(systemName: "pencil.and.scribble") }
  var rules: [Rule] {
    #Rule(Self.$hasWritten) { !$0 }; #Rule(Self.opened) { $0.donations.count > 1 }
  }
  var actions: [Action] { Action(id: "more", title: "Learn more") }
  var options: [any TipOption] { MaxDisplayCount(3) }
}

struct JournalList: View {
  @Environment(\.modelContext) private var context
  @Environment(\.undoManager) private var undo
  @Environment(\.requestReview) private var requestReview
  @Environment(\.openURL) private var openURL
  @Query(
    sort: [SortDescriptor(\Entry.created, order: .reverse), SortDescriptor(\Entry.title)],
    animation: .default) private var entries: [Entry]
  @Query(filter: #Predicate<Entry> { $0.mood.rawValue == "rainy" }) private var rainy: [Entry]
  @State private var selection: Entry?
  @State private var search = ""
  @State private var photo: PhotosPickerItem?
  @SceneStorage("journal.expanded") private var expanded = true
  @FocusState private var focus: Field?
  private enum Field: Hashable { case title, text }
  private let tip = WriteTip()

  init(search: String = "") {
    _rainy = Query(
      filter: #Predicate { entry in entry.title.localizedStandardContains(search) || search.isEmpty
      }, sort: \.created)
  }
  private var grouped: [(key: Date, value: [Entry])] {
    Dictionary(grouping: entries) { Calendar.current.startOfDay(for: $0.created) }.sorted {
      $0.key > $1.key
    }
  }
  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        TipView(tip, arrowEdge: .bottom) { action in
          if action.id == "more" { tip.invalidate(reason: .actionPerformed) }
        }
        ForEach(grouped, id: \.key) { day, list in
          Section(isExpanded: $expanded) {
            ForEach(list) { entry in EntryRow(entry: entry).tag(entry) }
              .onDelete { offsets in offsets.map { list[$0] }.forEach(context.delete) }
          } header: {
            Text(day, format: .dateTime.weekday(.wide).day().month(.wide))
          }
        }
      }
      .navigationTitle("Journal")
      .searchable(text: $search)
      .overlay {
        if entries.isEmpty {
          ContentUnavailableView(
            "No entries", systemImage: "book.closed", description: Text("Write the first."))
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus", action: add).keyboardShortcut(
            "n", modifiers: [.command])
        }
        ToolbarItem(placement: .secondaryAction) {
          PhotosPicker(
            selection: $photo, matching: .any(of: [.images, .not(.screenshots)]),
            photoLibrary: .shared()
          ) { Label("Photo", systemImage: "photo") }
        }
        #if os(iOS)
          ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        #endif
      }
      .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 320)
    } detail: {
      if let selection {
        EntryEditor(entry: selection)
      } else {
        Text("Choose an entry").foregroundStyle(.secondary)
      }
    }
    .onChange(of: photo) {
      Task { @MainActor in
        guard let data = try? await photo?.loadTransferable(type: Data.self) else { return }
        selection?.picture = data
      }
    }
  }
  private func add() {
    withAnimation { context.insert(Entry(title: "New")) }
    do { try context.save() } catch {
      logger.error("\(error.localizedDescription, privacy: .private)")
    }
    requestReview()
  }
}
struct EntryRow: View {
  @Bindable var entry: Entry
  var body: some View {
    LabeledContent {
      Text(entry.created, format: .relative(presentation: .named)).font(.caption).hidden()
    } label: {
      Label {
        Text(entry.title);
        Text(entry.labels.map(\.name).formatted(.list(type: .and))).font(.caption)
      } icon: {
        Image(systemName: entry.mood.symbol).symbolRenderingMode(.multicolor)
      }
    }
    .badge(entry.moments.count)
    .draggable(entry.title) { Text(entry.title).padding() }
  }
}
struct EntryEditor: View {
  @Bindable var entry: Entry
  @State private var showsDelete = false
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      TextField("Title", text: $entry.title, axis: .vertical)
      Picker("Mood", selection: $entry.mood) {
        ForEach(Entry.Mood.allCases) {
          Label($0.rawValue.capitalized, systemImage: $0.symbol).tag($0)
        }
      }.pickerStyle(.navigationLink)
      DatePicker(
        "Date", selection: $entry.created, in: ...Date.distantFuture,
        displayedComponents: [.date, .hourAndMinute]
      ).environment(\.locale, Locale(identifier: "en_GB"))
      Section("Moments") {
        ForEach(entry.moments.sorted(using: KeyPathComparator(\.minute))) { moment in
          LabeledContent(
            moment.note, value: Duration.seconds(moment.minute * 60),
            format: .time(pattern: .hourMinute))
        }
      }
      Section("Text") {
        TextEditor(text: $entry.text).frame(minHeight: 120).scrollContentBackground(.hidden)
          .writingToolsBehavior(.limited)
      }
      Button("Delete", role: .destructive) { showsDelete = true }
        .confirmationDialog("Delete?", isPresented: $showsDelete, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { dismiss() }
        } message: {
          Text("It cannot be undone.")
        }
    }
    .navigationTitle($entry.title)
  }
}
#Preview("Journal", traits: .sampleData) { JournalList() }
#Preview("Editor", traits: .sampleData) {
  @Previewable @Query(sort: \Entry.title) var entries: [Entry]
  NavigationStack { EntryEditor(entry: entries[0]) }
}
#Preview("Store") {
  SubscriptionStoreView(groupID: "1") { Text("Plus").font(.largeTitle) }
    .subscriptionStoreButtonLabel(.multiline).storeButton(.visible, for: .restorePurchases)
}
