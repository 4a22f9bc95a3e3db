import KumihanSwiftWords

/// `@Model` without a macro: the class gets a record of what the store knows, its stored properties tell when they were
/// set, and the schema stands below the file.
extension StageSource {
  /// Blanks what SwiftData's macros say in the file's bytes, and says what is written into the classes; every line keeps
  /// its number.
  func rewriteModels(in bytes: inout [UInt8]) -> [Insertion] {
    var insertions: [Insertion] = []
    for model in scan.models {
      for mark in model.marks { blank(mark, in: &bytes) }
      insertions.append(
        (model.start, " public let _modelRecord = SwiftData.ModelRecord();"))
      for property in model.properties {
        guard let end = property.end else { continue }
        let keyPath = "\\\(model.name).\(property.name)"
        insertions.append((end, " { didSet { _modelChanged(\(keyPath), from: oldValue) } }"))
      }
    }
    guard scan.words["ModelActor"] != nil else { return insertions }
    for actor in scan.modelActors {
      blank(actor.mark, in: &bytes)
      insertions.append((actor.header, "\(actor.inherits ? "," : ":") SwiftData.ModelActor "))
      insertions.append((actor.start, " \(actor.members(of: "SwiftData."))"))
    }
    return insertions
  }

  /// The schemas of the models; what they repeat of the author's stands in members of its own, under its lines.
  var schemas: String {
    guard !scan.models.isEmpty else { return "" }
    return "import SwiftData\n"
      + scan.models.map { when($0.condition, schema(of: $0)) }.joined()
  }

  private func schema(of model: SourceScan.Model) -> String {
    var (properties, uniques, members) = ("", "", "")
    for (index, property) in model.properties.enumerated() {
      var traits = ""
      if let mark = property.mark {
        let call = "SwiftData.ModelTraits.\(mark.name.lowercased())("
        let words =
          mark.arguments.map { located("\(slice($0)))", at: $0.lowerBound, above: call) }
          ?? "\(call))"
        members += "private static var __kumihanTraits\(index): SwiftData.ModelTraits {\(words)}\n"
        traits = ", __kumihanTraits\(index)"
      }
      properties +=
        "SwiftData.ModelProperty(\\\(model.name).\(property.name), "
        + "\"\(property.name)\"\(traits)),\n"
    }
    for (index, arguments) in model.uniques.enumerated() {
      let words = located("\(slice(arguments))]", at: arguments.lowerBound, above: "[")
      members +=
        "private static var __kumihanUnique\(index): [[PartialKeyPath<\(model.name)>]] {"
        + "\(words)}\n"
      uniques += " + __kumihanUnique\(index)"
    }
    return """
      extension \(model.name): SwiftData.PersistentModel {
      \(members)public static let _modelSchema = SwiftData.ModelSchema([
      \(properties)], uniques: []\(uniques))
      }

      """
  }
}
