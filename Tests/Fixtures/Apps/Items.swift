import SwiftUI
import CoreData
struct ItemStore {
  static let shared = ItemStore()
  @MainActor static var preview: ItemStore = {
    let result = ItemStore(inMemory: true); let c = result.container.viewContext
    for n in 0..<3 {
      let i = StoredItem(context: c); i.timestamp = Date(timeIntervalSince1970: Double(n) * 86400);
      i.name = "Item \(3 - n)"
    }
    do { try c.save() } catch { let e = error as NSError; fatalError("\(e), \(e.userInfo)") }
    return result
  }()
  let container: NSPersistentContainer
  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Model")
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}
@objc(StoredItem)
public class StoredItem: NSManagedObject {}
extension StoredItem: Identifiable {}
extension StoredItem {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<StoredItem> {
    return NSFetchRequest<StoredItem>(entityName: "StoredItem")
  }
  @NSManaged public var timestamp: Date?
  @NSManaged public var name: String
  @NSManaged public var tags: NSSet?
  @NSManaged public func addToTags(_ value: StoredItem)
}
struct ItemList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \StoredItem.name, ascending: true)],
    predicate: NSPredicate(format: "name CONTAINS %@", "em"), animation: .default) private
    var items: FetchedResults<StoredItem>
  @FetchRequest(
    entity: StoredItem.entity(), sortDescriptors: [NSSortDescriptor(key: "name", ascending: false)])
  var all: FetchedResults<StoredItem>
  @FetchRequest(sortDescriptors: [SortDescriptor(\StoredItem.name, order: .reverse)]) var third:
    FetchedResults<StoredItem>
  var body: some View {
    NavigationView {
      List {
        ForEach(items) { item in
          NavigationLink {
            Text("StoredItem at \(item.timestamp!, formatter: itemFormat)")
          } label: {
            Text(item.name)
          }
        }.onDelete(perform: deleteItems); Text("\(all.count) \(third.first?.name ?? "")")
      }
      .toolbar {
        ToolbarItem { Button(action: addItem) { Label("Add StoredItem", systemImage: "plus") } }
      }
    }
  }
  private func addItem() {
    withAnimation {
      let n = StoredItem(context: context); n.timestamp = Date(); do { try context.save() } catch {}
    }
  }
  private func deleteItems(offsets: IndexSet) {
    withAnimation {
      offsets.map { items[$0] }.forEach(context.delete); try? context.save()
    }
  }
}
private let itemFormat: DateFormatter = {
  let format = DateFormatter(); format.dateStyle = .short; return format
}()
struct Items_Previews: PreviewProvider {
  static var previews: some View {
    ItemList().environment(\.managedObjectContext, ItemStore.preview.container.viewContext)
  }
}
