import Foundation
import KumihanSwiftWords

/// The classes that Xcode makes of an app's data models for Core Data, where the author has it make them.
struct StageEntities {
  private let entities: [DataModel.Entity]

  /// Reads the models of the projects of source files; outside a project, those beside the files.
  init(of sources: [StageSource], in projects: [URL]) {
    guard sources.contains(where: { $0.scan.words["CoreData"] != nil }) else {
      entities = []
      return
    }
    let folders = Set(
      projects.isEmpty
        ? sources.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() } : projects
    ).sorted { $0.path < $1.path }
    var seen: Set<String> = []
    entities = folders.flatMap(DataModel.files).compactMap(DataModel.init).flatMap(\.entities)
      .filter { seen.insert($0.name).inserted }
  }

  /// The classes that a module's files name and do not declare themselves.
  func declarations(for module: StageModule) -> String {
    var wanted = entities.filter { entity in
      entity.generates != .nothing && module.sources.contains { $0.scan.words[entity.type] != nil }
    }
    guard !wanted.isEmpty else { return "" }
    // What a relationship leads to is needed too.
    var names = Set(wanted.map(\.name))
    var at = 0
    while at < wanted.count {
      let needed =
        wanted[at].relationships.map(\.destination) + [wanted[at].parent].compactMap { $0 }
      for name in needed where names.insert(name).inserted {
        wanted += entities.filter { $0.name == name && $0.generates != .nothing }
      }
      at += 1
    }
    return "import Foundation\nimport CoreData\n"
      + wanted.map { entity in
        text(
          of: entity,
          isDeclared: module.sources.contains { $0.declares(entity.type, as: ["class"]) })
      }.joined()
  }

  /// The class of an entity of a name.
  private func type(of entity: String) -> String {
    entities.first { $0.name == entity }?.type ?? "NSManagedObject"
  }

  private func text(of entity: DataModel.Entity, isDeclared: Bool) -> String {
    var lines = ""
    if entity.generates == .everything, !isDeclared {
      lines += "public class \(entity.type): \(entity.parent.map(type) ?? "NSManagedObject") {}\n"
      if entity.parent == nil { lines += "extension \(entity.type): Swift.Identifiable {}\n" }
    }
    lines += "extension \(entity.type) {\n"
    lines +=
      "public class func fetchRequest() -> NSFetchRequest<\(entity.type)> "
      + "{ NSFetchRequest(entityName: \"\(entity.name)\") }\n"
    for attribute in entity.attributes {
      let name = attribute.name
      let read = attribute.initial.map { initial in
        "(value(forKey: \"\(name)\") as? \(attribute.plainType)) ?? \(initial)"
      }
      lines +=
        "public var `\(name)`: \(attribute.type) "
        + "{ get { \(read ?? "_managed()") } set { _setManaged(newValue) } }\n"
    }
    for relationship in entity.relationships { lines += text(of: relationship) }
    return lines + "}\n"
  }

  /// A relationship, whose other end follows it.
  private func text(of relationship: DataModel.Relationship) -> String {
    let (name, destination) = (relationship.name, type(of: relationship.destination))
    let inverse = relationship.inverse.flatMap { inverse in
      entities.first { $0.name == relationship.destination }?.relationships
        .first { $0.name == inverse }
    }
    guard relationship.isToMany else {
      var set = "_setManaged(newValue)"
      if let inverse, inverse.isToMany {
        set =
          "let old: \(destination)? = _managed(); old?._remove([self], from: \"\(inverse.name)\"); "
          + "\(set); newValue?._add([self], to: \"\(inverse.name)\")"
      }
      return "public var `\(name)`: \(destination)? { get { _managed() } set { \(set) } }\n"
    }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    func link(_ value: String, _ other: String) -> String {
      guard let inverse, !inverse.isToMany else { return "" }
      let other = "\(other) as \(type(of: inverse.destination))?"
      return "\(value)._setManaged(\(other), \"\(inverse.name)\")"
    }
    let (add, remove) = ("addTo\(capital)", "removeFrom\(capital)")
    return """
      public var `\(name)`: \(set)? { get { _managed() } set { _setManaged(newValue) } }
      public func \(add)(_ value: \(destination)) { _add([value], to: "\(name)"); \(link("value", "self")) }
      public func \(remove)(_ value: \(destination)) { _remove([value], from: "\(name)"); \(link("value", "nil")) }
      public func \(add)(_ values: \(set)) { for case let value as \(destination) in values { \(add)(value) } }
      public func \(remove)(_ values: \(set)) { for case let value as \(destination) in values { \(remove)(value) } }

      """
  }
}

extension StageSource {
  /// Whether the file declares a name as one of some kinds of declarations.
  func declares(_ name: String, as kinds: Set<String>) -> Bool {
    let tokens = scan.tokens
    return scan.words[name] != nil
      && tokens.tokens.indices.contains {
        tokens.text($0) == name && kinds.contains(tokens.text($0 - 1))
      }
  }
}
