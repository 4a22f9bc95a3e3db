import Foundation
import KumihanFoundation

/// A data model of Core Data, as Xcode writes it.
struct DataModel {
  let entities: [Entity]

  struct Entity {
    enum Generated { case everything, members, nothing }

    let name: String
    let type: String
    let parent: String?
    let generates: Generated
    let attributes: [Attribute]
    let relationships: [Relationship]
  }

  struct Attribute {
    let name: String
    /// Its type in Swift without `?`, and with it where Xcode writes one.
    let plainType: String
    let type: String
    /// Its first value as Swift's source, where that is none of zero, false and nil.
    let initial: String?
  }

  struct Relationship {
    let name: String
    let destination: String
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
  }

  /// The files of the models below a folder, of each model the version in use.
  static func files(below folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var versions: [URL] = []
    while let file = walk?.nextObject() as? URL {
      if file.path.hasSuffix(".xcdatamodel/contents") {
        versions.append(file)
      } else if !FolderFiles.isOurs(file.lastPathComponent + "/contents") {
        walk?.skipDescendants()
      }
    }
    let models = Dictionary(grouping: versions) {
      $0.deletingLastPathComponent().deletingLastPathComponent()
    }
    return models.sorted { $0.key.path < $1.key.path }.flatMap { model, versions -> [URL] in
      let versions = versions.sorted { $0.path < $1.path }
      guard model.pathExtension == "xcdatamodeld" else { return versions }
      let current = try? String(
        contentsOf: model.appendingPathComponent(".xccurrentversion"), encoding: .utf8)
      let named = versions.first {
        current?.contains(">\($0.deletingLastPathComponent().lastPathComponent)<") ?? false
      }
      return (named ?? versions.last).map { [$0] } ?? []
    }
  }

  /// Nil for a file that is no model.
  init?(_ file: URL) {
    let reader = Reader()
    guard let parser = XMLParser(contentsOf: file) else { return nil }
    parser.delegate = reader
    guard parser.parse() else { return nil }
    entities = reader.entities.compactMap { found in
      guard let name = found.values["name"] else { return nil }
      let own = found.values["representedClassName"].map { String($0.drop { $0 == "." }) }
      return Entity(
        name: name, type: own ?? "NSManagedObject", parent: found.values["parentEntity"],
        generates: own == nil
          ? .nothing : Self.generated[found.values["codeGenerationType"] ?? ""] ?? .nothing,
        attributes: found.attributes.compactMap(Self.attribute),
        relationships: found.relationships.compactMap(Self.relationship))
    }
  }

  /// Collects the entities of a model, each with the values of its tags.
  private final class Reader: NSObject, XMLParserDelegate {
    typealias Values = [String: String]
    var entities: [(values: Values, attributes: [Values], relationships: [Values])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      switch name {
      case "entity": entities.append((attributes, [], []))
      case "attribute" where !entities.isEmpty:
        entities[entities.count - 1].attributes.append(attributes)
      case "relationship" where !entities.isEmpty:
        entities[entities.count - 1].relationships.append(attributes)
      default: break
      }
    }
  }

  private static let generated: [String: Entity.Generated] = [
    "class": .everything, "category": .members,
  ]

  private static func attribute(_ values: [String: String]) -> Attribute? {
    guard let name = values["name"], let kind = values["attributeType"] else { return nil }
    let isScalar = values["usesScalarValueType"] == "YES"
    let initial = values["defaultValueString"]
    func optional(_ type: String, _ initial: String? = nil) -> Attribute {
      Attribute(name: name, plainType: type, type: "\(type)?", initial: initial)
    }
    switch kind {
    case "String":
      return optional("String", initial.map { $0.debugDescription })
    case "Date": return isScalar ? number(name, "TimeInterval", nil) : optional("Date")
    case "UUID": return optional("UUID")
    case "URI": return optional("URL")
    case "Binary": return optional("Data")
    case "Decimal": return optional("NSDecimalNumber")
    case "Transformable":
      return optional(values["customClassName"] ?? "NSObject")
    default:
      guard let type = numbers[kind] else { return nil }
      guard isScalar else { return optional("NSNumber") }
      return number(name, type, initial)
    }
  }

  private static let numbers = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool",
  ]

  private static func number(_ name: String, _ type: String, _ initial: String?) -> Attribute {
    let source: String? =
      if type == "Bool" {
        initial == "YES" ? "true" : nil
      } else {
        initial.flatMap { Double($0) }.flatMap { $0 == 0 ? nil : initial }
      }
    return Attribute(name: name, plainType: type, type: type, initial: source)
  }

  private static func relationship(_ values: [String: String]) -> Relationship? {
    guard let name = values["name"], let destination = values["destinationEntity"] else {
      return nil
    }
    return Relationship(
      name: name, destination: destination, inverse: values["inverseName"],
      isToMany: values["toMany"] == "YES", isOrdered: values["ordered"] == "YES")
  }
}
