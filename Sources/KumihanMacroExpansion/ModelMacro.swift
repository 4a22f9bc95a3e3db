import KumihanSwiftWords

/// `@Model`: the class gets a record of what the store knows, its stored properties tell when they were set, and the
/// schema stands in an extension.
struct ModelMacro {
  private let expansion: Request.Expansion

  init(_ expansion: Request.Expansion) { self.expansion = expansion }

  /// - Throws: when what is marked is no class.
  func expanded() throws(MacroError) -> String {
    switch expansion.macroRole {
    case "member": "public let _modelRecord = ModelRecord()"
    case "memberAttribute": isObserved ? "@_ModelProperty" : ""
    default: try schema()
    }
  }

  /// Whether a member of the class is a stored property that tells when it was set.
  private var isObserved: Bool {
    guard let member = expansion.declSyntax?.source else { return false }
    return SourceScan(Array("@Model class M {\n\(member)\n}".utf8)).models.first?.properties.first?
      .end != nil
  }

  /// The accessor of such a property.
  static func accessor(_ expansion: Request.Expansion) -> String {
    guard let member = expansion.declSyntax?.source,
      let property = SourceScan(Array("@Model class M {\n\(member)\n}".utf8)).models.first?
        .properties.first,
      let owner = expansion.parentDeclSyntax?.source ?? expansion.lexicalContext?.first?.source,
      let name = name(ofClass: owner)
    else { return "" }
    return "didSet { _modelChanged(\\\(name).\(property.name), from: oldValue) }"
  }

  /// `@ModelActor`: the members of the actor, or its conformance.
  static func actor(_ expansion: Request.Expansion) -> String {
    guard let source = expansion.declSyntax?.source else { return "" }
    if expansion.macroRole == "member" {
      let mark = source.contains("@ModelActor") ? "" : "@ModelActor "
      let actor = SourceScan(Array("\(mark)\(source)".utf8)).modelActors.first
      return actor?.members(of: "") ?? ""
    }
    return expansion.extendedTypeSyntax.map { "extension \($0.source.words): ModelActor {}" } ?? ""
  }

  /// The word behind `class`.
  private static func name(ofClass source: String) -> String? {
    let tokens = SwiftTokens(Array(source.utf8))
    let words = tokens.tokens.indices.map { tokens.text($0) }
    guard let at = words.firstIndex(of: "class"), at + 1 < words.count else { return nil }
    return words[at + 1]
  }

  private func schema() throws(MacroError) -> String {
    guard let source = expansion.declSyntax?.source,
      let name = Self.name(ofClass: source)
    else {
      guard let place = expansion.attributeSyntax ?? expansion.declSyntax else { return "" }
      throw MacroError(.modelNotClass, at: place)
    }
    // Only SwiftData's mark makes it a model to the scan, and the compiler may give the class without it.
    let scan = SourceScan(Array("\(source.contains("@Model") ? "" : "@Model ")\(source)".utf8))
    guard let model = scan.models.first else { return "" }
    func text(_ range: Range<Int>) -> String {
      String(decoding: scan.tokens.bytes[range], as: UTF8.self)
    }
    // With the types around it, which the extension does not see.
    let type = expansion.extendedTypeSyntax?.source.words ?? name
    let properties = model.properties.map { property in
      let traits = property.mark.map { mark in
        ", ModelTraits.\(mark.name.lowercased())(\(mark.arguments.map(text) ?? ""))"
      }
      return "ModelProperty(\\\(type).\(property.name), \"\(property.name)\"\(traits ?? "")),\n"
    }
    let uniques = model.uniques.map { "[\(text($0))] as [[PartialKeyPath<\(type)>]]" }
    return """
      extension \(type): PersistentModel {
      public static let _modelSchema = ModelSchema([
      \(properties.joined())], uniques: \((["[]"] + uniques).joined(separator: " + ")))
      }
      """
  }
}

/// `@Animatable`: the conformance, where the type has it by no other; what is between two values is not drawn.
enum AnimatableMacro {
  static func extended(_ expansion: Request.Expansion) -> String {
    guard let type = expansion.extendedTypeSyntax?.source.words,
      expansion.conformanceListSyntax?.source.contains("Animatable") == true
    else { return "" }
    return "extension \(type): Animatable {}"
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var words: String {
    let kept = drop(while: \.isWhitespace)
    guard let last = kept.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(kept[...last])
  }
}
