import Testing

@testable import KumihanMacroExpansion

/// `@Model` and `@ModelActor` of packages; that the answers compile is tested by building packages with a toolset.
struct ModelMacroTests {
  private static let book = """
    @Model public final class Book {
      #Unique<Book>([\\.title, \\.year])
      @Attribute(.unique, originalName: "isbn") var isbn: String
      var title: String
      var year: Int { 1_815 }
      @Relationship(deleteRule: .cascade) var notes: [Note] = []
      @Transient var isOpen = false
      let mill = 1
      static var all = 0
    }
    """

  private func reply(
    _ type: String, _ role: String, _ source: String, in parent: String? = nil,
    extending extended: String? = nil, with conformances: String? = nil
  ) -> Reply.Result? {
    let expansion = Request.Expansion(
      macro: Request.Macro(typeName: type), macroRole: role, discriminator: "$s6WalletMf_",
      attributeSyntax: Request.Syntax(wallet: "@Model"), declSyntax: Request.Syntax(wallet: source),
      parentDeclSyntax: parent.map(Request.Syntax.init(wallet:)),
      extendedTypeSyntax: extended.map(Request.Syntax.init(wallet:)),
      conformanceListSyntax: conformances.map(Request.Syntax.init(wallet:)))
    return Expander.reply(to: Request(expandAttachedMacro: expansion)).expandMacroResult
  }

  @Test func theSchemaHasTheStoredVariablesAndWhatIsSaidOfThem() {
    let source = reply("ModelMacro", "extension", Self.book, extending: " Shelf.Book ")?
      .expandedSource
    #expect(
      source == """
        extension Shelf.Book: PersistentModel {
        public static let _modelSchema = ModelSchema([
        ModelProperty(\\Shelf.Book.isbn, "isbn", ModelTraits.attribute(.unique, originalName: "isbn")),
        ModelProperty(\\Shelf.Book.title, "title"),
        ModelProperty(\\Shelf.Book.notes, "notes", ModelTraits.relationship(deleteRule: .cascade)),
        ], uniques: [] + [[\\.title, \\.year]] as [[PartialKeyPath<Shelf.Book>]])
        }
        """)
  }

  @Test func theClassGetsARecord() {
    #expect(
      reply("ModelMacro", "member", Self.book)?.expandedSource
        == "public let _modelRecord = ModelRecord()")
  }

  @Test(arguments: [
    ("var title: String", true), ("@Attribute(.unique) public var isbn = \"\"", true),
    ("var notes: [Note] = []", true), ("var year: Int { 1 }", false), ("let mill = 1", false),
    ("@Transient var isOpen = false", false), ("static var all = 0", false),
    ("lazy var late = 1", false), ("func read() { var a = 1 }", false),
    ("var own = 1 { didSet { print(own) } }", false),
  ])
  func storedVariablesTellWhenTheyWereSet(member: String, isObserved: Bool) {
    let mark = reply("ModelMacro", "memberAttribute", member, in: Self.book)?.expandedSource
    #expect(mark == (isObserved ? "@_ModelProperty" : ""))
    guard isObserved else { return }
    let accessor = reply("ModelPropertyMacro", "accessor", member, in: Self.book)?.expandedSource
    #expect(accessor?.hasPrefix("didSet { _modelChanged(\\Book.") == true, "\(accessor ?? "none")")
  }

  @Test func onlyClassesAreModels() throws {
    let result = try #require(reply("ModelMacro", "extension", "@Model struct Book {}"))
    #expect(result.diagnostics.map(\.message) == ["'@Model' may only mark a class"])
    #expect(result.diagnostics.first?.position.offset == 100)
  }

  @Test(arguments: [
    ("@ModelActor actor Importer { }", true), ("actor Importer { }", true),
    ("@ModelActor(disableGenerateInit: true) actor Importer { }", false),
    ("@ModelActor actor Importer<Item: PersistentModel> where Item: Hashable { }", true),
  ])
  func actorsGetAnExecutor(source: String, hasInit: Bool) throws {
    let members = try #require(reply("ModelActorMacro", "member", source)?.expandedSource)
    #expect(members.contains("nonisolated let modelExecutor: any ModelExecutor;"))
    #expect(members.contains("nonisolated let modelContainer: ModelContainer;"))
    #expect(members.contains("init(modelContainer: ModelContainer)") == hasInit)
    #expect(
      reply("ModelActorMacro", "extension", source, extending: "Importer")?.expandedSource
        == "extension Importer: ModelActor {}")
  }

  @Test func shapesAreAnimatableAlready() {
    let source = "@Animatable struct Arc { var end = 1.0 }"
    #expect(
      reply("AnimatableMacro", "extension", source, extending: "Arc", with: "Animatable")?
        .expandedSource == "extension Arc: Animatable {}")
    #expect(
      reply("AnimatableMacro", "extension", source, extending: "Arc")?.expandedSource == "")
    #expect(reply("MarkMacro", "peer", "var end = 1.0")?.expandedSource == "")
  }
}
