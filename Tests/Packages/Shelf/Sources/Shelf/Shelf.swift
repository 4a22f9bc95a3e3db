import Below
import Foundation
import SwiftData
import SwiftUI

enum Shelf {
  @Model
  final class Book {
    #Unique<Book>([\.title, \.year])
    @Attribute(.unique, originalName: "number") var isbn: String
    private(set) var title: String
    var year = 1_815
    @Relationship(deleteRule: .cascade, inverse: \Note.book) var notes: [Note] = []
    @Transient var isOpen = false
    init(isbn: String, title: String) { (self.isbn, self.title) = (isbn, title) }
  }
}

@Model final class Note {
  var text: String
  var book: Shelf.Book?
  init(_ text: String) { self.text = text }
}

@ModelActor actor Importer {
  func add(_ title: String) throws -> Int {
    modelContext.insert(Shelf.Book(isbn: title, title: title))
    try modelContext.save()
    return try modelContext.fetchCount(FetchDescriptor<Shelf.Book>())
  }
}

@Animatable struct Arc: Shape {
  var end: Double
  @AnimatableIgnored var isClockwise = true
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

@main struct Main {
  @MainActor static func main() async throws {
    let container = try ModelContainer(
      for: Shelf.Book.self, Note.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    let book = Shelf.Book(isbn: "1", title: "Emma")
    context.insert(book)
    book.notes.append(Note("good"))
    try context.save()
    let sorted = FetchDescriptor<Shelf.Book>(
      predicate: #Predicate { $0.year == 1_815 }, sortBy: [SortDescriptor(\.title)])
    print("books:", try context.fetch(sorted).map(\.title))
    print("of the note:", try context.fetch(FetchDescriptor<Note>()).map { $0.book?.title ?? "-" })
    book.year = 1_816
    print("changed:", book.hasChanges)
    context.delete(book)
    try context.save()
    print("notes left:", try context.fetchCount(FetchDescriptor<Note>()))
    print("of the actor:", try await Importer(modelContainer: container).add("Dune"))
    print("screen:", screenTitle())
    #if os(iOS)
      print("iOS above", platformBelow)
    #else
      print("no iPhone")
    #endif
  }
}
