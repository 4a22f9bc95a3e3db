import Testing

/// Each rule catches what it is for and lets the rest pass.
@Suite struct RuleTests {
  private func file(_ text: String, in path: String = "Sources/KumihanLayout/Stack.swift")
    -> SourceFile
  {
    SourceFile(path: path, text: text)
  }

  private func words(_ text: String, in path: String) -> [String] {
    WordRule.all.flatMap { $0.findings(in: file(text, in: path)) }.map(\.description)
  }

  @Test func importsAgainstTheArrowsAreFound() {
    let findings = ImportRule.findings(
      in: file("import Foundation\npublic import KumihanViews\nimport struct CKumihanCairo.Thing\n")
    )
    #expect(
      findings.map(\.description) == [
        "Sources/KumihanLayout/Stack.swift:2: KumihanLayout may not import KumihanViews",
        "Sources/KumihanLayout/Stack.swift:3: KumihanLayout may not import CKumihanCairo",
      ])
  }

  @Test(arguments: ["public import", "package import", "@_exported import"])
  func handedOnCModuleIsFound(words: String) {
    let path = "Sources/KumihanCairo/Surface.swift"
    #expect(ImportRule.findings(in: file("\(words) CKumihanCairo", in: path)).count == 1)
    #expect(ImportRule.findings(in: file("import CKumihanCairo", in: path)).isEmpty)
  }

  @Test func unlistedTargetIsFound() {
    let findings = ImportRule.findings(in: file("", in: "Sources/Utils/Thing.swift"))
    #expect(findings.count == 1)
  }

  @Test func testsMayNotReachC() {
    let path = "Tests/KumihanCairoTests/SurfaceTests.swift"
    #expect(ImportRule.findings(in: file("import CKumihanCairo", in: path)).count == 1)
    #expect(ImportRule.findings(in: file("@testable import KumihanCairo", in: path)).isEmpty)
  }

  @Test(arguments: [
    "switch tree.nodes[node].kind { case .leaf: 1 default: 0 }",
    "switch kind.rules.guides {\ncase .none: 1\ndefault: 0 }",
    "switch found({ $0 }) { case .wrapper(.frame): switch a { case 1: 2 } default: 0 }",
    "switch wrapper { case .frame: f { 1 } default: 0 }",
  ])
  func defaultsOnKindsAreFound(code: String) {
    #expect(KindRule.findings(in: file(code)).count == 1)
    #expect(KindRule.findings(in: file(code, in: "Sources/KumihanCairo/Page.swift")).isEmpty)
  }

  @Test(arguments: [
    "switch tree.nodes[node].kind { case .leaf: 1 case .wrapper: 2 case .container: 3 }",
    "switch kind { case .leaf: switch key.base { case .top: 1 default: 0 } case .wrapper: 2 }",
    "switch track { case .fixed: 1 default: 0 }",
  ])
  func otherDefaultsPass(code: String) { #expect(KindRule.findings(in: file(code)).isEmpty) }

  @Test func inkIsNotForTheSolver() {
    #expect(words("tree.inks[0]", in: "Sources/KumihanLayout/Solve/Solver.swift").count == 1)
    #expect(words("tree.inks[0]", in: "Sources/KumihanLayout/Record/Recorder.swift").isEmpty)
  }

  @Test func typeTestIsFoundInCodeOnly() {
    let path = "Sources/KumihanViews/Text.swift"
    let text = "// as? in a comment\nlet a = \"as?\"\nlet b = \"\\(c as? Int)\"\n"
    #expect(words(text, in: path).map { $0.prefix(33) } == ["Sources/KumihanViews/Text.swift:3"])
    #expect(words("x as? Int", in: "Sources/KumihanCairo/Context.swift").isEmpty)
  }

  @Test(arguments: [
    "unsafe read()", "nonisolated(unsafe) var a = 1", "struct A: @unchecked Sendable {}",
  ])
  func memoryByHandIsFound(code: String) {
    #expect(words(code, in: "Sources/KumihanText/Run.swift").count == 1)
    #expect(words(code, in: "Sources/KumihanShaping/Run.swift").isEmpty)
  }

  @Test func johoSpeaksThePublicLanguage() {
    let code = "content.border(JohoColors.black, role: BorderRole.row, width: .automatic)"
    #expect(words(code, in: "Sources/Joho/Containers/JohoCard.swift").count == 2)
    #expect(words(code, in: "Sources/KumihanPlanner/Sheet/PageSheet.swift").isEmpty)
    let imports = file("import KumihanViews\nimport SwiftUI\n", in: "Sources/Joho/A.swift")
    #expect(ImportRule.findings(in: imports).count == 1)
  }

  @Test(arguments: [
    "Date()", "Date . now", "let a: Date = .now", "Locale.current", "Calendar.current",
    "TimeZone.autoupdatingCurrent", "ProcessInfo.processInfo", "Int.random(in: 0..<3)",
  ])
  func readingTheWorldIsFound(code: String) {
    #expect(!words(code, in: "Sources/KumihanCalendar/Day.swift").isEmpty)
    #expect(words(code, in: "Sources/KumihanCLI/Star.swift").isEmpty)
  }

  @Test(arguments: [
    "// -----", "/* ==== Layout */", "// MARK: - Layout", "// " + "TO" + "DO later",
  ])
  func commentIsFound(code: String) {
    #expect(CommentRule.findings(in: file(code)).count == 1)
  }

  @Test(arguments: ["/// | a | b |", "// a - b", "let ruler = \"// ------\"", "/* why */"])
  func commentPasses(code: String) {
    #expect(CommentRule.findings(in: file(code)).isEmpty)
  }

  @Test func longFileIsFound() {
    #expect(SizeRule.findings(in: file(String(repeating: "\n", count: 400))).isEmpty)
    #expect(SizeRule.findings(in: file(String(repeating: "\n", count: 401))).count == 1)
  }

  @Test func publicTypeWithoutDocumentationIsFound() {
    let text = """
      /// Said.
      @frozen
      public struct A {}
      public final class B {}

      public enum C {}
      /// Said.
      public struct D { public enum E {} }
      """
    let lines = DocumentationRule.findings(in: file(text)).map(\.line)
    #expect(lines == [4, 6])
  }

  @Test func scannerKeepsTrackOfLines() {
    let source = file("/* a\n /* b */ */ let c = \"\"\"\n  d \\(e)\n  \"\"\"; f(#\"g\"h\"#)\n")
    #expect(source.tokens.first == Token(text: "let", line: 2))
    #expect(source.tokens.contains(Token(text: "e", line: 3)))
    #expect(source.tokens.contains(Token(text: "f", line: 4)))
    #expect(!source.tokens.contains { ["d", "g", "h"].contains($0.text) })
    #expect(source.comments == [Comment(text: " a", line: 1), Comment(text: " /* b */ ", line: 2)])
  }

  @Test(arguments: [
    ("public struct A {\n  public var width: Double\n}", "var A.width"),
    ("extension A.B {\n  public static func make(_ a: Int) throws -> A { A() }\n}", "func B.make"),
    ("public enum A {\n  case one\n  case two(Int)\n}", "case A.two"),
    ("public protocol A {\n  func draw()\n}", "func A.draw"),
    (
      "public struct A {\n  /// B.\n  public var b = 1\n  public init(file: Int) {}\n}",
      "init A.init"
    ),
    ("public struct A {\n  let a = f()\n  public private(set) var b: Int\n}", "var A.b"),
    ("public struct A {\n  public static let standard: B = .one\n}", "let A.standard"),
  ])
  func memberWithoutDocumentationIsFound(code: String, member: String) {
    let path = "Sources/KumihanDrawing/A.swift"
    #expect(
      MemberDocumentationRule.findings(in: file(code, in: path)).map { $0.message } == [
        "public \(member) has no documentation"
      ])
    #expect(MemberDocumentationRule.findings(in: file(code, in: "Sources/Joho/A.swift")).isEmpty)
  }

  @Test(arguments: [
    "public struct A {\n  /// In points.\n  @B\n  public var width: Double\n}",
    "public struct A {\n  /// Sides.\n  public var a, b: Double\n  public init(a: Int, b: [Int: B] = [:]) {}\n}",
    "public enum A {\n  case one, two\n  public static let usual: A = .one\n  public static let first = Self.one\n}",
    "public struct A {\n  public static func < (a: A, b: A) -> Bool { true }\n  public var description: String { \"\" }\n}",
    "enum A {\n  case two(Int)\n  func a() { switch b { case .open(let c): d(c) } }\n}",
    "public enum A {\n  func a() { switch b { case one(1): d() } }\n}",
    "package struct A {\n  var a = 1\n}",
  ])
  func memberThatExplainsItselfPasses(code: String) {
    let found = MemberDocumentationRule.findings(in: file(code, in: "Sources/KumihanText/A.swift"))
    #expect(found.isEmpty, "\(found)")
  }
}
