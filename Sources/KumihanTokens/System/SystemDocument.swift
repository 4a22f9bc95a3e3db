/// The document of a design system, made from its values.
public struct SystemDocument: Sendable {
  /// A chapter with its five parts.
  public struct Chapter: Hashable, Sendable {
    public var title: String
    /// What the chapter is about.
    public var concept: String
    /// The groups of tokens that it defines; none where it defines none.
    public var groups: [String]
    public var code: String
    public var bestPractices: [String]
    public var cautions: [String]
  }

  /// The chapters that a system's file describes, in its order.
  public static func chapters(of system: DesignSystem) -> [Chapter] {
    let own = system.document.tree["$extensions"]?[DesignSystem.extensionKey]
    return (own?["document"]?.list ?? []).map { json in
      func words(_ key: String) -> [String] { (json[key]?.list ?? []).compactMap(\.text) }
      return Chapter(
        title: json["title"]?.text ?? "", concept: json["concept"]?.text ?? "",
        groups: words("tokens"), code: json.code("code"), bestPractices: words("bestPractices"),
        cautions: words("cautions"))
    }
  }
}
