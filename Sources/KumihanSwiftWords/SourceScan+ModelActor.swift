extension SourceScan {
  /// An actor marked `@ModelActor`: ranges and places in bytes of the file.
  package struct ModelActor: Sendable {
    /// The mark with its arguments.
    package let mark: Range<Int>
    /// Before the opening brace, or before what the actor's parameters must satisfy.
    package let header: Int
    /// Whether the actor conforms to anything else.
    package let inherits: Bool
    /// Behind the opening brace.
    package let start: Int
    /// Whether it gets no initialiser.
    package let hasOwnInit: Bool

    /// What stands in the actor for the mark.
    ///
    /// - Parameter module: the name with which types of SwiftData are named, with a dot; or nothing.
    package func members(of module: String) -> String {
      "public nonisolated let modelExecutor: any \(module)ModelExecutor; "
        + "public nonisolated let modelContainer: \(module)ModelContainer; "
        + (hasOwnInit
          ? ""
          : "public init(modelContainer: \(module)ModelContainer) { "
            + "modelExecutor = \(module)DefaultSerialModelExecutor("
            + "modelContext: \(module)ModelContext(modelContainer)); "
            + "self.modelContainer = modelContainer }; ")
    }
  }

  /// The actors of a file that have a context of their own.
  package var modelActors: [ModelActor] {
    tokens.tokens.indices.compactMap { i in
      guard tokens.text(i) == "@", let end = attributeEnd(i, named: "ModelActor") else {
        return nil
      }
      var (last, hasOwnInit) = (end, false)
      if tokens.isSign(end + 1, of: "("), let close = tokens.closing(end + 1) {
        last = close
        hasOwnInit = (end + 1..<close).contains { tokens.text($0) == "true" }
      }
      // Attributes and modifiers stand between.
      let reach = last + 1..<min(last + 12, tokens.tokens.count)
      guard let actor = reach.first(where: { tokens.text($0) == "actor" }),
        let brace = (actor..<tokens.tokens.count).first(where: { tokens.text($0) == "{" })
      else { return nil }
      let head = actor..<brace
      let limit = head.first { tokens.text($0) == "where" } ?? brace
      // Parameters have colons of their own.
      var depth = 0
      let inherits = (actor..<limit).contains {
        depth += tokens.text($0) == "<" ? 1 : tokens.text($0) == ">" ? -1 : 0
        return tokens.text($0) == ":" && depth == 0
      }
      return ModelActor(
        mark: tokens.tokens[i].range.lowerBound..<tokens.tokens[last].range.upperBound,
        header: tokens.tokens[limit].range.lowerBound,
        inherits: inherits,
        start: tokens.tokens[brace].range.upperBound, hasOwnInit: hasOwnInit)
    }
  }
}
