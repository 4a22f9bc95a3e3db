import Foundation
import KumihanSwiftData

// What `@Model` writes, written out.

final class Shelf: PersistentModel {
  let _modelRecord = ModelRecord()
  static let _modelSchema = ModelSchema([
    ModelProperty(\Shelf.name, "name", .attribute(.unique)),
    ModelProperty(\Shelf.books, "books", .relationship(deleteRule: .cascade, inverse: \Book.shelf)),
    ModelProperty(\Shelf.rule, "rule"),
  ])
  var name: String { didSet { _modelChanged(\Shelf.name, from: oldValue) } }
  var books: [Book] = [] { didSet { _modelChanged(\Shelf.books, from: oldValue) } }
  var rule: Rule? { didSet { _modelChanged(\Shelf.rule, from: oldValue) } }
  init(_ name: String) { self.name = name }
}

final class Book: PersistentModel {
  let _modelRecord = ModelRecord()
  static let _modelSchema = ModelSchema([
    ModelProperty(\Book.title, "title"), ModelProperty(\Book.pages, "pages"),
    ModelProperty(\Book.shelf, "shelf"), ModelProperty(\Book.authors, "authors"),
  ])
  var title: String { didSet { _modelChanged(\Book.title, from: oldValue) } }
  var pages: Int { didSet { _modelChanged(\Book.pages, from: oldValue) } }
  var shelf: Shelf? { didSet { _modelChanged(\Book.shelf, from: oldValue) } }
  var authors: [Author]? { didSet { _modelChanged(\Book.authors, from: oldValue) } }
  init(_ title: String, pages: Int = 0, shelf: Shelf? = nil) {
    (self.title, self.pages, self.shelf) = (title, pages, shelf)
  }
}

/// Leads to books, and books to it, without a word about it.
final class Author: PersistentModel {
  let _modelRecord = ModelRecord()
  static let _modelSchema = ModelSchema([
    ModelProperty(\Author.name, "name"), ModelProperty(\Author.books, "books"),
  ])
  var name: String { didSet { _modelChanged(\Author.name, from: oldValue) } }
  var books: [Book] = [] { didSet { _modelChanged(\Author.books, from: oldValue) } }
  init(_ name: String) { self.name = name }
}

/// Cannot be deleted while it has shelves.
final class Rule: PersistentModel {
  let _modelRecord = ModelRecord()
  static let _modelSchema = ModelSchema([
    ModelProperty(\Rule.shelves, "shelves", .relationship(deleteRule: .deny, inverse: \Shelf.rule))
  ])
  var shelves: [Shelf] = [] { didSet { _modelChanged(\Rule.shelves, from: oldValue) } }
  init() {}
}
