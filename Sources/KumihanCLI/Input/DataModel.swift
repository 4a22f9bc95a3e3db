import Foundation

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

  /// Nil for a file that cannot be read.
  init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    var entities: [Entity] = []
    for part in text.components(separatedBy: "<entity ").dropFirst() {
      let body = part.components(separatedBy: "</entity>")[0]
      let tags = body.components(separatedBy: "<").map { Self.values(of: $0) }
      guard let head = tags.first, let name = head.values["name"] else { continue }
      let own = head.values["representedClassName"].map { $0.drop { $0 == "." } }.map(String.init)
      entities.append(
        Entity(
          name: name, type: own ?? "NSManagedObject", parent: head.values["parentEntity"],
          generates: own == nil
            ? .nothing : Self.generated[head.values["codeGenerationType"] ?? ""] ?? .nothing,
          attributes: tags.filter { $0.tag == "attribute" }.compactMap {
            Self.attribute($0.values)
          },
          relationships: tags.filter { $0.tag == "relationship" }.compactMap {
            Self.relationship($0.values)
          }))
    }
    self.entities = entities
  }

  private static let generated: [String: Entity.Generated] = [
    "class": .everything, "category": .members,
  ]

  /// The name of a tag, and its values.
  private static func values(of tag: String) -> (tag: String, values: [String: String]) {
    let pairs = tag.matches(of: /([A-Za-z]+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
    return (
      String(tag.prefix { $0.isLetter }), Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    )
  }

  private static func attribute(_ values: [String: String]) -> Attribute? {
    guard let name = values["name"], let kind = values["attributeType"] else { return nil }
    let isScalar = values["usesScalarValueType"] == "YES"
    let initial = values["defaultValueString"]
    func optional(_ type: String, _ initial: String? = nil) -> Attribute {
      Attribute(name: name, plainType: type, type: "\(type)?", initial: initial)
    }
    switch kind {
    case "String":
      return optional("String", initial.map { "\"\($0.filter { $0 != "\\" })\"" })
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
