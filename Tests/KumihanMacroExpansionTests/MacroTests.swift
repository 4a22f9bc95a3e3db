import Foundation
import Testing

@testable import KumihanMacroExpansion

/// Answers to the compiler; that the answers compile is tested where previews are written.
struct MacroTests {
  private func reply(
    to type: String, _ source: String, role: String? = nil, in context: [String] = []
  ) -> Reply.Result? {
    let expansion = Request.Expansion(
      macro: Request.Macro(typeName: type), macroRole: role, discriminator: "$s6WalletMf_",
      syntax: role == nil ? Request.Syntax(wallet: source) : nil,
      attributeSyntax: role == nil ? nil : Request.Syntax(wallet: source),
      declSyntax: role == nil ? nil : Request.Syntax(wallet: source),
      lexicalContext: context.map(Request.Syntax.init(wallet:)))
    let request =
      role == nil
      ? Request(expandFreestandingMacro: expansion) : Request(expandAttachedMacro: expansion)
    return Expander.reply(to: request).expandMacroResult
  }

  @Test func theCompilerIsToldTheVersionOfTheProtocol() {
    let reply = Expander.reply(to: Request(getCapability: Request.Empty()))
    #expect(reply.getCapabilityResult?.capability.protocolVersion == 7)
    #expect(reply.expandMacroResult == nil)
  }

  @Test func aPreviewSaysWhereItStands() throws {
    let result = try #require(
      reply(to: "PreviewMacro", "\n// Why.\n  #Preview(\"A\", traits: .portrait) { Text(\"}\") }"))
    let source = try #require(result.expandedSource)
    #expect(
      source.hasPrefix("struct $s6WalletMf_15PreviewRegistryfMu_: KumihanViews.PreviewRegistry"))
    #expect(source.contains("{ \"Wallet/Row.swift\" }"))
    #expect(source.contains("line: Swift.Int { 9 }"))
    #expect(source.contains("column: Swift.Int { 3 }"))
    #expect(source.contains("KumihanViews.Preview(\"A\", traits: .portrait) { Text(\"}\") }"))
  }

  @Test func aWidgetsPreviewHasItsEntries() throws {
    let source = try #require(
      reply(
        to: "PreviewMacro", "#Preview(\"A\", as: .systemSmall) { W() } timeline: { E(1)\nE(2) }"
      )?.expandedSource)
    #expect(
      source.contains(
        "return KumihanWidgets.WidgetPreview.make(\"A\", as: .systemSmall) { W() } timeline: { E(1)\nE(2) }"
      ))
  }

  @Test func nobodyAsksARuleOfATip() {
    #expect(
      reply(to: "RuleMacro", "#Rule(Self.$on) { $0 }")?.expandedSource == "KumihanTips.Tips.Rule()")
  }

  @Test func previewablesBecomeProperties() throws {
    let body = "{\n@Previewable @State var on = [\n1]\nText(\"x\")\n}"
    let source = try #require(reply(to: "PreviewMacro", "#Preview \(body)")?.expandedSource)
    #expect(source.contains("struct Previewed: KumihanViews.View {\n @State var on = [\n1]\n"))
    #expect(!source.contains("@Previewable"))
    #expect(source.contains("KumihanViews.Preview() { Previewed() }"))
  }

  @Test func previewableStandsInAPreviewOnly() throws {
    let decl = "@Previewable @State var on = true"
    let inside = reply(
      to: "PreviewableMacro", decl, role: "peer", in: ["{\n}", "\n#Preview(\"x\") {}"])
    #expect(inside?.diagnostics.isEmpty == true)
    #expect(inside?.expandedSource == "")
    let outside = reply(to: "PreviewableMacro", "\n  \(decl)", role: "peer", in: ["func f() {}"])
    let diagnostic = try #require(outside?.diagnostics.first)
    #expect(diagnostic.message == "'@Previewable' may only stand in the body of a '#Preview'")
    #expect(diagnostic.position.fileName == "/wallet/Row.swift")
    #expect(diagnostic.position.offset == 103)
  }

  @Test(arguments: [
    ("@Entry var a: Int = 3", "3"), ("@Entry public var a = [\n1]", "[\n1]"),
    ("@Entry var a: Int?", "nil"), ("@Entry var a: Optional<Int>", "nil"),
    ("@Entry var a: () -> Void = {\n  f()\n}", "{\n  f()\n}"),
  ])
  func entriesReadTheirPlace(declaration: String, value: String) throws {
    let context = ["\npublic extension SwiftUI.EnvironmentValues {}"]
    let accessors = reply(to: "EntryMacro", declaration, role: "accessor", in: context)
    #expect(accessors?.diagnostics.isEmpty == true)
    #expect(
      accessors?.expandedSource == """
        get { self[entry: __Key_a.self, default: \(value)] }
        set { self[entry: __Key_a.self, default: newValue] = newValue }
        """)
    let peers = reply(to: "EntryMacro", declaration, role: "peer", in: context)
    #expect(peers?.expandedSource == "private enum __Key_a {}")
  }

  @Test(arguments: [
    ("@Entry var a: Int", "extension EnvironmentValues {}", "'@Entry' needs an initial value"),
    ("@Entry let a = 3", "extension Transaction {}", "'@Entry' may only mark a 'var'"),
    ("@Entry var a = 3", "struct S {}", "'@Entry' may only stand in an extension"),
    ("@Entry var a = 3", "extension Color {}", "'@Entry' may only stand in an extension"),
  ])
  func wrongEntriesAreOneError(declaration: String, context: String, words: String) throws {
    let accessor = reply(to: "EntryMacro", declaration, role: "accessor", in: [context])
    #expect(accessor?.diagnostics.count == 1)
    #expect(accessor?.diagnostics.first?.message.hasPrefix(words) == true)
    let peer = reply(to: "EntryMacro", declaration, role: "peer", in: [context])
    #expect(peer?.diagnostics.isEmpty == true)
  }
}

extension Request.Syntax {
  /// Source that stands in line 7 of a file.
  init(wallet source: String) {
    self.init(
      source: source,
      location: Request.Location(
        fileID: "Wallet/Row.swift", fileName: "/wallet/Row.swift", offset: 100, line: 7, column: 3))
  }
}
