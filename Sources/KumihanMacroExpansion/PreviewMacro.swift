import KumihanSwiftWords

/// `#Preview`: a type that the registry finds, and that makes the preview.
struct PreviewMacro {
  private let discriminator: String
  private let syntax: Request.Syntax
  private let scan: SourceScan

  init?(_ expansion: Request.Expansion) {
    guard let syntax = expansion.syntax else { return nil }
    (discriminator, self.syntax) = (expansion.discriminator, syntax)
    scan = SourceScan(Array(syntax.source.utf8))
  }

  /// The type. Every name in it begins with `KumihanViews.`, so no name of the user's hides one.
  func declaration() throws(MacroError) -> String {
    let tokens = scan.tokens
    guard
      let hash = tokens.tokens.indices.first(where: {
        tokens.text($0) == "#" && tokens.text($0 + 1) == "Preview"
      })
    else { return "" }
    let start = tokens.tokens[hash].range.lowerBound
    let lineStart = tokens.bytes[..<start].lastIndex(of: UInt8(ascii: "\n"))
    let column = lineStart.map { start - $0 } ?? syntax.location.column + start
    return """
      struct \(name): KumihanViews.PreviewRegistry {
      static var fileID: Swift.String { \(literal(syntax.location.fileID)) }
      static var line: Swift.Int { \(syntax.location.line + tokens.tokens[hash].line - 1) }
      static var column: Swift.Int { \(column) }
      @Swift.MainActor static func makePreview() -> KumihanViews.Preview {
      \(try content(after: tokens.tokens[hash + 1].range.upperBound))
      }
      }
      """
  }

  /// The function that makes the preview. Variables marked `@Previewable` become properties of a
  /// view whose body is the rest.
  private func content(after name: Int) throws(MacroError) -> String {
    let bytes = scan.tokens.bytes
    guard let preview = scan.previews.first else {
      // The body may be in the parentheses.
      guard scan.tokens.tokens.contains(where: { bytes[$0.range] == [UInt8(ascii: "(")] }) else {
        throw MacroError(.previewWithoutBody, at: syntax)
      }
      return "return KumihanViews.Preview" + slice(name..<bytes.count)
    }
    let arguments = preview.arguments.map { slice($0) } ?? ""
    if let timeline = preview.timeline {
      return "return KumihanWidgets.WidgetPreview.make(\(arguments)) {\(slice(preview.body))} "
        + slice(timeline)
    }
    var body = Array(bytes[preview.body])
    var state = ""
    for range in preview.previewables {
      for i in range where bytes[i] != UInt8(ascii: "\n") {
        body[i - preview.body.lowerBound] = UInt8(ascii: " ")
      }
      state += slice(range.lowerBound + "@Previewable".utf8.count..<range.upperBound) + "\n"
    }
    let rest = String(decoding: body, as: UTF8.self)
    guard !state.isEmpty else { return "return KumihanViews.Preview(\(arguments)) {\(rest)}" }
    return """
      struct Previewed: KumihanViews.View {
      \(state)@KumihanViews.ViewBuilder var body: some KumihanViews.View {\(rest)}
      }
      return KumihanViews.Preview(\(arguments)) { Previewed() }
      """
  }

  /// A unique name for an expansion, in the form that the compiler accepts at file scope.
  private var name: String { "\(discriminator)15PreviewRegistryfMu_" }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: scan.tokens.bytes[range], as: UTF8.self)
  }

  private func literal(_ text: String) -> String {
    "\"" + text.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] } + "\""
  }
}

/// `@Previewable`: adds nothing beside the variable; `#Preview` moves it.
struct PreviewableMacro {
  private let expansion: Request.Expansion
  private let declaration: Request.Syntax

  init?(_ expansion: Request.Expansion) {
    guard let declaration = expansion.declSyntax else { return nil }
    (self.expansion, self.declaration) = (expansion, declaration)
  }

  /// Empty where the variable is in a preview's body.
  func peers() throws(MacroError) -> String {
    let place = expansion.attributeSyntax ?? declaration
    let isInPreview = (expansion.lexicalContext ?? []).contains {
      $0.source.drop { $0.isWhitespace }.hasPrefix("#Preview")
    }
    guard isInPreview else { throw MacroError(.previewableOutsidePreview, at: place) }
    return ""
  }
}
