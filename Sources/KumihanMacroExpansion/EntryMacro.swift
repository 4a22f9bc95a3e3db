import KumihanSwiftWords

/// `@Entry`: the variable reads and writes a value keyed by an empty type beside it.
struct EntryMacro {
  /// The types that may be extended.
  private static let owners: Set = [
    "EnvironmentValues", "Transaction", "FocusedValues", "ContainerValues",
  ]

  private let name: String
  private let value: String

  init?(_ expansion: Request.Expansion) throws(MacroError) {
    guard let declaration = expansion.declSyntax else { return nil }
    let place = expansion.attributeSyntax ?? declaration
    guard Self.isInOwner(expansion.lexicalContext ?? []) else {
      throw MacroError(.entryOutsideExtension, at: place)
    }
    let scan = SourceScan(Array("extension EnvironmentValues {\n\(declaration.source)\n}".utf8))
    func text(_ range: Range<Int>) -> String {
      String(decoding: scan.tokens.bytes[range], as: UTF8.self)
    }
    guard let entry = scan.entries.first else {
      let words = scan.tokens.tokens.indices.map { scan.tokens.text($0) }
      throw MacroError(words.contains("var") ? .entryWithoutValue : .entryNotVariable, at: place)
    }
    name = text(entry.name)
    if let value = entry.value {
      self.value = text(value)
    } else if let type = entry.type.map(text), type.hasSuffix("?") || type.contains("Optional<") {
      value = "nil"
    } else {
      throw MacroError(.entryWithoutValue, at: place)
    }
  }

  private static func isInOwner(_ context: [Request.Syntax]) -> Bool {
    guard let inner = context.first else { return false }
    let tokens = SwiftTokens(Array(inner.source.utf8))
    let words = tokens.tokens.indices.map { tokens.text($0) }
    guard let keyword = words.firstIndex(of: "extension") else { return false }
    let head = words[keyword...].prefix { $0 != "{" && $0 != ":" && $0 != "where" }
    return head.last.map(owners.contains) ?? false
  }

  private var key: String { "__Key_" + name.filter { $0 != "`" } }

  func peers() -> String { "private enum \(key) {}" }

  /// The default value is evaluated at each read without a set value, as in SwiftUI.
  func accessors() -> String {
    """
    get { self[entry: \(key).self, default: \(value)] }
    set { self[entry: \(key).self, default: newValue] = newValue }
    """
  }
}
