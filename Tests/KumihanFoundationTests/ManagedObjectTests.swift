import Foundation
import Kumihan
import KumihanCoreData
import KumihanFoundation
import KumihanViews
import Testing

/// Objects by the names of their attributes: conditions, orders, sections, deleting.
struct ManagedObjectTests {
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  init() {
    for (name, group, isDone) in [
      ("pear", "b", true), ("Apple", "a", false), ("fig", "b", false), ("Lime", "a", true),
    ] {
      let object = NSManagedObject(context: context)
      object.setValue(name, forKey: "name")
      object.setValue(group, forKey: "group")
      object.setValue(isDone, forKey: "isDone")
    }
  }

  private func request(_ order: NSSortDescriptor...) -> NSFetchRequest<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "NSManagedObject")
    request.sortDescriptors = order
    return request
  }

  private func names(_ request: NSFetchRequest<NSManagedObject>) throws -> [String] {
    try context.fetch(request).map { $0.value(forKey: "name") as? String ?? "" }
  }

  @Test func attributesOrder() throws {
    #expect(
      try names(request(NSSortDescriptor(key: "name", ascending: true)))
        == ["Apple", "Lime", "fig", "pear"])
    #expect(
      try names(
        request(
          NSSortDescriptor(key: "isDone", ascending: false),
          NSSortDescriptor(
            key: "name", ascending: false, selector: Selector("localizedCaseInsensitiveCompare:"))))
        == ["pear", "Lime", "fig", "Apple"])
  }

  /// A descriptor of one type orders among those of any, which know its direction.
  @Test func descriptorsOfATypeOrder() throws {
    let short = NSSortDescriptor(SortDescriptor(\NSManagedObject.letters))
    #expect(short.ascending)
    #expect(try names(request(short)) == ["fig", "pear", "Lime", "Apple"])
    let long = NSSortDescriptor(SortDescriptor(\NSManagedObject.letters, order: .reverse))
    #expect(!long.ascending)
    #expect(
      try names(request(long, NSSortDescriptor(key: "name", ascending: true)))
        == ["Apple", "Lime", "pear", "fig"])
  }

  @Test func conditionsFilter() throws {
    let request = request()
    request.predicate = NSPredicate(format: "isDone == %@", NSNumber(value: false))
    #expect(try names(request) == ["Apple", "fig"])
    request.predicate = NSPredicate(format: "group == %@ && name CONTAINS[c] %@", "a", "LIM")
    #expect(try names(request) == ["Lime"])
    #expect(try context.count(for: request) == 1)
  }

  @Test func sectionsHaveNames() throws {
    let results = NSFetchedResultsController(
      fetchRequest: request(
        NSSortDescriptor(key: "group", ascending: true),
        NSSortDescriptor(key: "name", ascending: true)),
      managedObjectContext: context, sectionNameKeyPath: "group", cacheName: nil)
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["a", "b"])
    #expect(results.sections?.map(\.numberOfObjects) == [2, 2])
    #expect(results.object(at: [1, 0]).value(forKey: "name") as? String == "fig")
  }

  /// A place for results that are asked for later.
  @Test func resultsMayBeOfNoStore() {
    let results = NSFetchedResultsController<NSManagedObject>()
    #expect(results.fetchedObjects == nil && results.sectionNameKeyPath == nil)
  }

  @Test func whatARequestFindsIsDeleted() throws {
    let found = request()
    found.predicate = NSPredicate(format: "isDone == YES")
    let delete = NSBatchDeleteRequest(fetchRequest: found)
    delete.resultType = .resultTypeCount
    let answer = try context.execute(delete) as? NSBatchDeleteResult
    #expect(answer?.result as? Int == 2)
    #expect(try names(request()) == ["Apple", "fig"])
  }

  @Test func batchesInsertAndChange() throws {
    let insert = NSBatchInsertRequest(entityName: "Fruit", objects: [["name": "kiwi", "n": 1]])
    insert.resultType = .objectIDs
    let made = try context.execute(insert) as? NSBatchInsertResult
    let ids = try #require(made?.result as? [NSManagedObjectID])
    #expect(ids.count == 1)
    #expect(try context.existingObject(with: ids[0]).value(forKey: "name") as? String == "kiwi")
    var left = 2
    let counted = NSBatchInsertRequest(entityName: "Fruit") { (values: NSMutableDictionary) in
      values["name"] = "plum\(left)"
      left -= 1
      return left < 0
    }
    counted.resultType = .count
    #expect((try context.execute(counted) as? NSBatchInsertResult)?.result as? Int == 2)
    let update = NSBatchUpdateRequest(entityName: "Fruit")
    update.propertiesToUpdate = ["group": "z"]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 3)
    let fruit = NSFetchRequest<NSManagedObject>(entityName: "Fruit")
    fruit.predicate = NSPredicate(format: "group == %@", "z")
    #expect(try context.count(for: fruit) == 3)
    #expect(try context.fetch(fruit).allSatisfy { !$0.hasChanges })
  }

  @Test func changesAreKnownUntilTheyAreSaved() throws {
    let object = NSManagedObject(context: context)
    object.setValue("date", forKey: "name")
    try context.save()
    #expect(!object.hasChanges)
    object.setValue("lychee", forKey: "name")
    #expect(object.isUpdated)
    #expect(object.changedValues()["name"] as? String == "lychee")
    #expect(object.committedValues(forKeys: ["name"])["name"] as? String == "date")
    #expect(context.updatedObjects == [object])
    try context.save()
    #expect(object.changedValues().isEmpty)
    object.setValue("mango", forKey: "name")
    context.rollback()
    #expect(object.value(forKey: "name") as? String == "lychee" && !object.hasChanges)
    object.setValue("mango", forKey: "name")
    context.refresh(object, mergeChanges: false)
    #expect(object.value(forKey: "name") as? String == "lychee")
  }

  @Test func errorsHaveTheirNumbers() {
    let error = CocoaError(.validationStringTooShort)
    #expect(error.code.rawValue == 1670)
    #expect(CocoaError.managedObjectMerge.rawValue == NSManagedObjectMergeError)
  }

  @MainActor @Test func viewsSeeWhatTheyAskFor() throws {
    struct Names: View {
      @FetchRequest(
        sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)],
        predicate: NSPredicate(format: "isDone == YES"))
      private var found: FetchedResults<NSManagedObject>
      var body: some View {
        Text(
          verbatim: found.map { $0.value(forKey: "name") as? String ?? "" }.joined(separator: " "))
      }
    }
    let view = Names().environment(\.managedObjectContext, context)
    #expect(try ImageRenderer(content: view).layout().description.contains("\"Lime pear\""))
  }

  @Test func anEntityMakesObjectsOfItsClass() throws {
    let object = NSEntityDescription.insertNewObject(forEntityName: "OwnTree", into: context)
    #expect(object is OwnTree && object.entity.name == "OwnTree")
    let plain = NSEntityDescription.insertNewObject(forEntityName: "Nowhere", into: context)
    #expect(type(of: plain) == NSManagedObject.self && plain.entity.name == "Nowhere")
    let trees = NSFetchRequest<any NSFetchRequestResult>(entityName: "OwnTree")
    #expect(try context.fetch(trees).count == 1)
  }

  @Test func relationshipsChangeWithTheirSets() {
    let object = NSManagedObject(context: context)
    let leaves = object.mutableSetValue(forKey: "leaves")
    leaves.add(NSManagedObject(context: context))
    #expect((object.value(forKey: "leaves") as? NSSet)?.count == 1)
    object.mutableOrderedSetValue(forKey: "rings").add("first")
    #expect(object.mutableOrderedSetValue(forKey: "rings").count == 1)
  }

  /// Whose store of the cloud it is; objects are in none.
  @Test func storesOfTheCloudSayWhoSeesThem() {
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "a")
    #expect(options.databaseScope == .private)
    options.databaseScope = .shared
    #expect(options.databaseScope == CKDatabaseScope.shared)
    #expect(NSManagedObjectID().persistentStore == nil)
  }
}

private final class OwnTree: NSManagedObject {}

extension NSManagedObject {
  fileprivate var letters: Int { (value(forKey: "name") as? String)?.count ?? 0 }
}
