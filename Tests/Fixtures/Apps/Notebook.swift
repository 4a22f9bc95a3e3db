import SwiftData
import SwiftUI

@Model
final class Folder {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Note.folder) var notes: [Note] = []
  var created: Date
  init(name: String) { self.name = name; created = Date(timeIntervalSince1970: 0) }
}

@Model class Note: Identifiable {
  #Index<Note>([\.title], [\.rank])
  #Unique<Note>([\.title, \.rank])
  var id: UUID = UUID()
  var title: String; var rank: Int = 0
  @Transient var cached = 3
  var tags: [String] = ["a", "b"].map { $0.uppercased() }
  var map: [String: Int] = [:]
  var folder: Folder?
  var isLong: Bool { title.count > 4 }
  private(set) var seen: Bool = false {
    didSet { cached += 1 }
  }
  static let shared = 3
  lazy var other = { 3 }()
  init(title: String, rank: Int = 0, folder: Folder? = nil) {
    self.title = title; self.rank = rank; self.folder = folder
  }
  func touch() { seen = true }
}

enum V1: VersionedSchema {
  static var versionIdentifier = Schema.Version(1, 1, 0)
  static var models: [any PersistentModel.Type] { [Old.self] }
  @Model final class Old { var x = 1; init() {} }
}
enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [V1.self] }
  static var stages: [MigrationStage] { [] }
}

struct NoteList: View {
  @Query(sort: \Note.title) private var notes: [Note]
  @Query(
    filter: #Predicate<Note> { $0.rank > 1 }, sort: [SortDescriptor(\Note.rank, order: .reverse)],
    animation: .default) var top: [Note]
  @Query private var folders: [Folder]
  @Environment(\.modelContext) private var context
  var body: some View {
    List {
      ForEach(folders) { f in
        Section(f.name) {
          ForEach(f.notes.sorted { $0.title < $1.title }) { Text(verbatim: "in \($0.title)") }
        }
      }
      Section("All \(notes.count)") {
        ForEach(notes) { Text($0.title) }.onDelete { for i in $0 { context.delete(notes[i]) } }
      }
      Section("Top") { ForEach(top) { Text("\($0.title) \($0.rank)") } }
    }
  }
}
struct Editor: View {
  @Bindable var note: Note
  var body: some View { TextField("Title", text: $note.title) }
}
struct Filtered: View {
  @Query var notes: [Note]
  init(min: Int) {
    _notes = Query(filter: #Predicate { $0.rank >= min }, sort: \.rank)
  }
  var body: some View { ForEach(notes) { Text(verbatim: "filtered \($0.title)") } }
}
struct Adds: View {
  @Environment(\.modelContext) var context
  var body: some View { NoteList().onAppear { context.insert(Note(title: "fromAppear", rank: 7)) } }
}
struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let c = try ModelContainer(
      for: Folder.self, Note.self, configurations: .init(isStoredInMemoryOnly: true))
    c.mainContext.insert(Note(title: "shared", rank: 2))
    return c
  }
  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sample: Self = .modifier(Sample())
}
#Preview("one") {
  let container = try! ModelContainer(
    for: Folder.self, Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  let f = Folder(name: "Work"), g = Folder(name: "Work"), h = Folder(name: "Home")
  let context = container.mainContext
  for x in [f, g, h] { context.insert(x) }
  let a = Note(title: "Pear", rank: 3, folder: g); context.insert(a)
  let b = Note(title: "Apple", rank: 1); context.insert(b); b.folder = h
  let c = Note(title: "Fig", rank: 5); h.notes.append(c)
  return NoteList().modelContainer(container)
}
#Preview("two") { Adds().modelContainer(for: [Note.self, Folder.self], inMemory: true) }
#Preview("three", traits: .modifier(Sample())) { NoteList() }
#Preview("four", traits: .sample) { Filtered(min: 2) }
#Preview("five") { Editor(note: Note(title: "edit")) }
@main struct A: App {
  var body: some Scene { WindowGroup { NoteList() }.modelContainer(for: Note.self) }
}
