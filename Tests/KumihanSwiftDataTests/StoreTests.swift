import Foundation
import KumihanSwiftData
import Testing

@MainActor
struct StoreTests {
  private let context: ModelContext

  init() throws {
    context = try ModelContainer(
      for: Shelf.self, Book.self, Author.self, Rule.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    ).mainContext
  }

  private func titles(_ descriptor: FetchDescriptor<Book> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  private func fill() {
    for (title, pages) in [("Pear", 3), ("Apple", 1), ("Fig", 5), ("Date", 4)] {
      context.insert(Book(title, pages: pages))
    }
  }

  @Test func whatIsInsertedIsFetchedInItsOrder() throws {
    fill()
    #expect(try titles() == ["Pear", "Apple", "Fig", "Date"])
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test func anObjectIsKeptOnce() throws {
    let book = Book("Pear")
    context.insert(book)
    context.insert(book)
    #expect(try titles() == ["Pear"])
    #expect(book.modelContext === context)
  }

  @Test func predicatesSortingLimitsAndOffsetsHold() throws {
    fill()
    var descriptor = FetchDescriptor<Book>(
      predicate: #Predicate { $0.pages > 1 }, sortBy: [SortDescriptor(\.pages, order: .reverse)])
    #expect(try titles(descriptor) == ["Fig", "Date", "Pear"])
    descriptor.fetchLimit = 1
    #expect(try titles(descriptor) == ["Fig"])
    descriptor.fetchOffset = 1
    #expect(try titles(descriptor) == ["Date"])
    #expect(try context.fetchCount(descriptor) == 1)
  }

  @Test func deletingByAPredicateLeavesTheOthers() throws {
    fill()
    try context.delete(model: Book.self, where: #Predicate { $0.pages >= 4 })
    #expect(try titles() == ["Pear", "Apple"])
    try context.delete(model: Book.self)
    #expect(try titles().isEmpty)
  }

  @Test func bothEndsOfARelationshipAgree() throws {
    let (home, work) = (Shelf("Home"), Shelf("Work"))
    context.insert(home)
    context.insert(work)
    let book = Book("Pear", shelf: home)
    #expect(home.books.isEmpty)
    context.insert(book)
    #expect(home.books == [book])
    book.shelf = work
    #expect(home.books.isEmpty)
    #expect(work.books == [book])
    home.books.append(book)
    #expect(book.shelf == home)
    #expect(work.books.isEmpty)
    home.books = []
    #expect(book.shelf == nil)
  }

  @Test func whatAnInsertedObjectLeadsToIsInserted() throws {
    let shelf = Shelf("Home")
    shelf.books = [Book("Pear")]
    context.insert(shelf)
    #expect(try titles() == ["Pear"])
    shelf.books.append(Book("Fig"))
    #expect(try titles() == ["Pear", "Fig"])
  }

  @Test func theOnlyWayBackNeedsNoWord() throws {
    let (book, author) = (Book("Pear"), Author("Ada"))
    context.insert(book)
    context.insert(author)
    author.books = [book]
    #expect(book.authors == [author])
    book.authors = nil
    #expect(author.books.isEmpty)
  }

  @Test func rulesOfDeletionHold() throws {
    let shelf = Shelf("Home")
    shelf.books = [Book("Pear"), Book("Fig")]
    let author = Author("Ada")
    author.books = shelf.books
    context.insert(shelf)
    context.insert(author)
    let pear = shelf.books[0]
    context.delete(pear)
    #expect(pear.isDeleted)
    #expect(shelf.books.map(\.title) == ["Fig"])
    #expect(author.books.map(\.title) == ["Fig"])
    context.delete(shelf)
    #expect(try titles().isEmpty)
    #expect(author.books.isEmpty)
  }

  @Test func aRuleThatDeniesIsToldBySaving() throws {
    let rule = Rule()
    rule.shelves = [Shelf("Home")]
    context.insert(rule)
    context.delete(rule)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description == "'Rule' cannot be deleted while 'shelves' leads to objects")
    context.rollback()
    #expect(throws: Never.self) { try context.save() }
  }

  @Test func theNewerOfTwoThatMustDifferStays() throws {
    let (first, other, second) = (Shelf("Home"), Shelf("Work"), Shelf("Home"))
    for shelf in [first, other, second] { context.insert(shelf) }
    let kept = try context.fetch(FetchDescriptor<Shelf>())
    #expect(kept.map(ObjectIdentifier.init) == [second, other].map(ObjectIdentifier.init))
    other.name = "Home"
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 1)
  }

  @Test func rollbackGoesBackToWhatWasSaved() throws {
    fill()
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
    book.title = "Plum"
    #expect(book.hasChanges)
    #expect(context.hasChanges)
    context.insert(Book("New"))
    context.delete(try #require(try context.fetch(FetchDescriptor<Book>()).last { $0.pages == 4 }))
    context.rollback()
    #expect(try titles() == ["Pear", "Apple", "Fig", "Date"])
    #expect(!context.hasChanges)
  }

  @Test func objectsAreFoundByTheirIdentity() throws {
    let book = Book("Pear")
    context.insert(book)
    let found: Book? = context.registeredModel(for: book.persistentModelID)
    #expect(found === book)
    #expect(context.model(for: book.id) === book)
    #expect(book.persistentModelID.entityName == "Book")
  }

  @Test func aStoreThatFailsSaysSo() throws {
    let closed = try ModelContainer(
      for: Book.self, configurations: ModelConfiguration("archive", allowsSave: false))
    closed.mainContext.insert(Book("Pear"))
    let error = #expect(throws: SwiftDataError.self) { try closed.mainContext.save() }
    #expect(error?.description == "the store 'archive' does not allow saving")
    #expect(throws: SwiftDataError.backwardMigration) {
      try ModelContainer(
        for: Schema([Book.self], version: Schema.Version(1, 1, 0)), migrationPlan: Plan.self,
        configurations: [])
    }
  }

  private enum Newest: VersionedSchema {
    static let models: [any PersistentModel.Type] = [Book.self]
    static let versionIdentifier = Schema.Version(2, 0, 0)
  }
  private enum Plan: SchemaMigrationPlan {
    static let schemas: [any VersionedSchema.Type] = [Newest.self]
    static var stages: [MigrationStage] { [] }
  }

  @Test func whatWasSavedIsRemembered() throws {
    context.author = "Ada"
    fill()
    try context.save()
    let first = try #require(
      try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
    #expect(first.author == "Ada" && first.changes.count == 4)
    let pear = try #require(try context.fetch(FetchDescriptor<Book>()).first)
    pear.pages = 9
    try context.save()
    let token = first.token
    let later = try context.fetchHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token }))
    #expect(later.count == 1)
    guard case .update(let update as DefaultHistoryUpdate<Book>)? = later.first?.changes.first
    else {
      Issue.record("an update was made")
      return
    }
    #expect(update.changedPersistentIdentifier == pear.persistentModelID)
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
    // Places stay comparable, and what was never saved leaves no trace.
    let fig = Book("Fig")
    context.insert(fig)
    context.delete(fig)
    context.delete(pear)
    try context.save()
    let last = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(last.map(\.changes.count) == [1] && last.allSatisfy { $0.token > token })
  }
}
