import KumihanSwiftWords
import Testing

/// Conditions read as on an iPhone, at their lines and columns.
struct AppleSourceTests {
  private func read(_ text: String) -> String {
    String(
      decoding: AppleSource.forIPhone(Array(text.utf8), modules: ["UIKit", "os", "SwiftUI"]),
      as: UTF8.self)
  }

  @Test(arguments: [
    ("os(iOS)", "true   "), ("os(macOS)", "false    "), ("os(Linux)", "false    "),
    ("!os(macOS)", "!false    "), ("canImport(UIKit)", "true            "),
    ("canImport(AppKit)", "false            "), ("targetEnvironment(simulator)", "true"),
    ("targetEnvironment(macCatalyst)", "false"), ("canImport(os.log)", "true"),
    ("canImport(Foundation)", "true"), ("canImport(FoundationNetworking)", "false"),
    ("canImport(Nothing)", "canImport(Nothing)"), ("swift(>=5.9)", "swift(>=5.9)"),
    ("DEBUG", "DEBUG"), ("arch(arm64)", "arch(arm64)"),
    ("os(iOS) && !targetEnvironment(simulator)", "true    && !true"),
    ("(os(macOS) || os(iOS)) && swift(>=5)", "(false     || true   ) && swift(>=5)"),
    ("os( iOS )", "true"), ("os(iOS) // os(macOS)", "true    // os(macOS)"),
  ])
  func conditionsAreAnswered(_ asked: String, _ answer: String) {
    let source = "#if \(asked)\nlet os = (1)\n#elseif \(asked)\n#endif\n"
    let result = read(source)
    let wanted =
      answer.count < asked.count
      ? answer + String(repeating: " ", count: asked.count - answer.count) : answer
    #expect(result == "#if \(wanted)\nlet os = (1)\n#elseif \(wanted)\n#endif\n")
  }

  /// What needs the Objective-C runtime or a macro becomes a value of the same length.
  @Test(arguments: [
    ("#selector(Screen.close(_:))", "_Sel(             \"close:\")"),
    ("#selector(tap)", "_Sel(   \"tap\")"),
    ("#selector(show(item:))", "_Sel( \"showWithItem:\")"),
    ("#selector(A.b.pick(_:at:_:))", "_Sel(           \"pick:at::\")"),
    ("#selector(getter: Screen.title)", "_Sel(                  \"title\")"),
    ("#selector(\n    A.close\n)", "_Sel(     \n    \"close\"\n)"),
    ("#keyPath(Song.album.title)", "String(     \"album.title\")"),
    ("#keyPath(a)", "String(\"a\")"), ("#Rule(opened)", " Rule(opened)"), ("#line", "#line"),
    ("\"#selector(a.b)\"", "\"#selector(a.b)\""),
  ])
  func expressionsBecomeNames(_ written: String, _ wanted: String) {
    #expect(read("let a = \(written)\n") == "let a = \(wanted)\n")
  }

  @Test func partsOfFoundationAreTheWhole() {
    #expect(read("import Foundation.NSURLSession") == "import Foundation             ")
    #expect(read("import class Foundation.NSString") == "import class Foundation.NSString")
  }

  /// Declarations of the main actor may be called from blocks that came before it.
  @Test(arguments: [
    "class Model {}", "final class Model {}", "public private(set) var a = 1", "func load() {}",
    "class func load() {}", "@Observable final class Model {}", "static let shared = Model()",
    "@available(iOS 17, *) @ViewBuilder var body: some View {}", "protocol Loads {}", "init() {}",
    "\nclass Model {}",
  ])
  func declarationsOfTheMainActorAreEased(_ declaration: String) {
    #expect(read("@MainActor \(declaration)") == "@MainActor @preconcurrency \(declaration)")
  }

  @Test(arguments: [
    "let a: @MainActor () -> Void", "let a: @MainActor @Sendable (Int) async -> Void",
    "Task { @MainActor in a() }", "Task { @MainActor [weak self] in a() }",
    "@MainActor extension Model {}", "@MainActor @preconcurrency class Model {}",
    "@preconcurrency @MainActor func a() {}", "@MainActor(unsafe) func a() {}",
    "extension A: @MainActor B {}", "@MainActor",
  ])
  func typesAndClosuresOfTheMainActorStay(_ source: String) { #expect(read(source) == source) }

  @Test func aConditionOfSeveralLinesIsAnsweredAsAWhole() {
    #expect(
      read("#if os(macOS) ||\n  os(iOS)\nos(iOS)\n#endif")
        == "#if false     ||\n  true   \nos(iOS)\n#endif")
    #expect(
      read("#if os(macOS)\n  || os(iOS)\nlet a = os(iOS)\n#endif")
        == "#if false    \n  || true   \nlet a = os(iOS)\n#endif")
  }

  @Test func conditionsInsideOthersAndChainsAreAnswered() {
    let source = """
      Text("#if os(macOS)")
        #if os(iOS)
          #if !canImport(UIKit)
            .a()
          #endif
        #endif
      """
    let wanted = """
      Text("#if os(macOS)")
        #if true   \n\
          #if !true            \n\
            .a()
          #endif
        #endif
      """
    #expect(read(source) == wanted)
  }

  @Test(arguments: [
    ("import os.log", "import os    "),
    ("import class UIKit.UIImage", "import       UIKit        "),
    ("@testable import Other.Part", "@testable import Other.Part"),
    ("import FoundationNetworking", "import Foundation          "),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    (
      "import UIKit.UIGestureRecognizerSubclass\n.a",
      "import UIKit" + String(repeating: " ", count: 28) + "\n.a"
    ),
  ])
  func importsOfAPartBecomeImportsOfTheWhole(_ written: String, _ wanted: String) {
    #expect(read(written) == wanted)
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"), ("@objc(b:) func a() {}", "          func a() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBAction (a) func", "          (a) func"), ("@objective func", "@objective func"),
  ])
  func attributesOfAnotherRuntimeAreOmitted(_ written: String, _ wanted: String) {
    #expect(read(written) == wanted)
  }

  @Test func importsAreNamed() {
    let tokens = SwiftTokens(
      Array("import SwiftUI\n@testable import A\nimport struct B.C; import os.log".utf8))
    #expect(AppleSource.imports(in: tokens) == ["SwiftUI", "A", "B", "os"])
  }
}
