import CoreData
import SwiftUI
import UIKit

// Core Data by hand: managed objects, fetch requests, a stack with a model in code, sections, background work.

@objc(NoteEntity)
public class NoteEntity: NSManagedObject {
  @NSManaged public var uuid: UUID?
  @NSManaged public var title: String?
  @NSManaged public var body: String?
  @NSManaged public var created: Date
  @NSManaged public var pinned: Bool
  @NSManaged public var folder: FolderEntity?

  @nonobjc public class func fetchRequest() -> NSFetchRequest<NoteEntity> {
    NSFetchRequest<NoteEntity>(entityName: "NoteEntity")
  }

  public override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue(Date(timeIntervalSince1970: 0), forKey: "created")
  }
}

extension NoteEntity: Identifiable {
  @objc var initial: String { String(wrappedTitle.prefix(1)).uppercased() }
  var wrappedTitle: String { title ?? "Untitled" }
}

@objc(FolderEntity)
public class FolderEntity: NSManagedObject {
  @NSManaged public var name: String
  @NSManaged public var notes: NSSet?
  var notesArray: [NoteEntity] {
    let set = notes as? Set<NoteEntity> ?? []
    return set.sorted { $0.wrappedTitle < $1.wrappedTitle }
  }
}

final class CoreStack {
  static let shared = CoreStack()
  static var preview: CoreStack = {
    let stack = CoreStack(inMemory: true)
    let context = stack.container.viewContext
    for (index, title) in ["Apples", "Bread", "Apricots", "Butter", "Cheese"].enumerated() {
      let note = NoteEntity(context: context)
      note.uuid = UUID()
      note.title = title
      note.body = "Remember the \(title.lowercased())"
      note.pinned = index == 1
    }
    do { try context.save() } catch {
      let nsError = error as NSError
      fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
    }
    return stack
  }()

  let container: NSPersistentContainer

  static let model: NSManagedObjectModel = {
    let model = NSManagedObjectModel()
    let note = NSEntityDescription()
    note.name = "NoteEntity"
    note.managedObjectClassName = NSStringFromClass(NoteEntity.self)
    func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true)
      -> NSAttributeDescription
    {
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      attribute.isOptional = optional
      return attribute
    }
    note.properties = [
      attribute("uuid", .UUIDAttributeType), attribute("title", .stringAttributeType),
      attribute("body", .stringAttributeType),
      attribute("created", .dateAttributeType), attribute("pinned", .booleanAttributeType),
    ]
    model.entities = [note]
    return model
  }()

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Notes", managedObjectModel: Self.model)
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { description, error in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }

  func importSamples() async throws {
    try await container.performBackgroundTask { context in
      let note = NoteEntity(context: context)
      note.title = "Imported"
      if context.hasChanges { try context.save() }
    }
  }

  func purge() {
    let request: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest(entityName: "NoteEntity")
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeObjectIDs
    _ = try? container.viewContext.execute(delete)
  }
}

struct CoreNotesScreen: View {
  @Environment(\.managedObjectContext) private var viewContext

  @SectionedFetchRequest<String, NoteEntity>(
    sectionIdentifier: \.initial,
    sortDescriptors: [NSSortDescriptor(keyPath: \NoteEntity.title, ascending: true)],
    animation: .default)
  private var sections: SectionedFetchResults<String, NoteEntity>

  @FetchRequest(
    entity: NoteEntity.entity(),
    sortDescriptors: [NSSortDescriptor(keyPath: \NoteEntity.title, ascending: true)],
    predicate: NSPredicate(format: "pinned == YES"))
  private var pinned: FetchedResults<NoteEntity>

  @State private var query = ""

  var body: some View {
    NavigationView {
      List {
        if !pinned.isEmpty {
          Section(header: Label("Pinned", systemImage: "pin.fill")) { ForEach(pinned) { row($0) } }
        }
        ForEach(sections) { section in
          Section(header: Text(section.id)) {
            ForEach(section) { note in row(note) }
              .onDelete { offsets in
                offsets.map { section[$0] }.forEach(viewContext.delete); save()
              }
          }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("Notes")
      .searchable(text: $query)
      .onChange(of: query) { value in
        sections.nsPredicate =
          value.isEmpty ? nil : NSPredicate(format: "title CONTAINS[cd] %@", value)
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItem(placement: .bottomBar) {
          Button(action: add) { Label("Add", systemImage: "square.and.pencil") }
        }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .NSManagedObjectContextDidSave)) { _ in
      print("saved")
    }
  }

  private func row(_ note: NoteEntity) -> some View {
    NavigationLink(destination: CoreNoteEditor(note: note)) {
      VStack(alignment: .leading) {
        Text(note.wrappedTitle)
        if let body = note.body { Text(body).font(.caption).foregroundColor(.secondary) }
      }
    }
  }

  private func add() {
    withAnimation {
      let note = NoteEntity(context: viewContext)
      note.title = "New note"
      save()
    }
  }

  private func save() {
    guard viewContext.hasChanges else { return }
    do { try viewContext.save() } catch { viewContext.rollback() }
  }
}

struct CoreNoteEditor: View {
  @ObservedObject var note: NoteEntity
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    Form {
      TextField("Title", text: Binding($note.title, replacingNilWith: ""))
      TextEditor(text: $note.body.bound).frame(minHeight: 120)
      Toggle("Pinned", isOn: $note.pinned)
    }
    .navigationBarItems(trailing: Button("Done") { presentation.wrappedValue.dismiss() })
    .onDisappear { try? note.managedObjectContext?.save() }
  }
}

extension Binding {
  init(_ source: Binding<Value?>, replacingNilWith fallback: Value) {
    self.init(get: { source.wrappedValue ?? fallback }, set: { source.wrappedValue = $0 })
  }
}
extension Optional where Wrapped == String {
  var bound: String {
    get { self ?? "" }
    set { self = newValue.isEmpty ? nil : newValue }
  }
}

struct CoreNotesScreen_Previews: PreviewProvider {
  static var previews: some View {
    CoreNotesScreen().environment(\.managedObjectContext, CoreStack.preview.container.viewContext)
  }
}
