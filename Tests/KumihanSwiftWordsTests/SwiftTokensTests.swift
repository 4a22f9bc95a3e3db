import KumihanSwiftWords
import Testing

struct SwiftTokensTests {
  private func texts(_ source: String) -> [String] {
    let tokens = SwiftTokens(Array(source.utf8))
    return tokens.tokens.map { tokens.text($0.range) }
  }

  private func code(_ source: String) -> [String] {
    let tokens = SwiftTokens(Array(source.utf8))
    return tokens.code.map { tokens.text($0.range) }
  }

  @Test(arguments: [
    ("let a = 1", ["let", "a", "=", "1"]),
    ("`let`.größe$0", ["`let`", ".", "größe$0"]),
    ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
    (#"f("a \(b("c")) d", e)"#, ["f", "(", #""a \(b("c")) d""#, ",", "e", ")"]),
    (##"#"a " \(b) \#(c)"# d"##, [##"#"a " \(b) \#(c)"#"##, "d"]),
    ("\"\"\"\n a \" b\n \"\"\" c", ["\"\"\"\n a \" b\n \"\"\"", "c"]),
    // An unfinished literal ends with its line.
    ("\"a\nb", ["\"a", "b"]), ("\"a\\\nb", ["\"a\\", "b"]), ("`a\nb", ["`a", "b"]),
    // A comment in an interpolation may hold a bracket.
    ("\"\\(a /* ) */)\" b", ["\"\\(a /* ) */)\"", "b"]),
    ("x = /a\"b/ + c", ["x", "=", "/a\"b/", "+", "c"]),
    ("return /a\"/", ["return", "/a\"/"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
    (##"#/a " /b/# c"##, [##"#/a " /b/#"##, "c"]),
    ("#if a", ["#", "if", "a"]), ("", []),
  ])
  func tokens(source: String, expected: [String]) {
    #expect(texts(source) == expected)
  }

  @Test func interpolationsAreCodeAndLiteralsAreNot() {
    #expect(
      code(#"f("a \(b + "c \(d)") e")"#) == ["f", "(", "(", "b", "+", "(", "d", ")", ")", ")"])
  }

  @Test func linesAreCounted() {
    let tokens = SwiftTokens(Array("a\n/*\n*/ b\n\"\"\"\n\\(c)\n\"\"\" d".utf8))
    #expect(tokens.tokens.map(\.line) == [1, 3, 4, 6])
    #expect(tokens.code.map(\.line) == [1, 3, 5, 5, 5, 6])
    #expect(tokens.comments.map(\.line) == [2, 3])
  }

  @Test func bracketsAreMatched() {
    let tokens = SwiftTokens(Array("{ ( [ ] ) } ( } { } (".utf8))
    #expect(
      tokens.tokens.indices.map(tokens.closing) == [
        5, 4, 3, nil, nil, nil, nil, nil, 9, nil, nil,
      ])
    #expect(tokens.closing(-1) == nil)
    #expect(tokens.closing(99) == nil)
  }

  /// Each would take many times as long if a part of the file were read again for every one of its tokens, or
  /// end the process if interpolations were read by recursion.
  @Test(arguments: [
    "\"\\(", "#", "#/ ", "/*", "(", "{", "protocol A ", "#Preview{", "`", "@Entry var ",
  ])
  func repeatedBeginningsAreReadInLinearTime(piece: String) {
    let count = 50_000
    let scan = SourceScan(Array(String(repeating: piece, count: count).utf8))
    #expect(scan.previews.isEmpty)
    #expect(scan.tokens.tokens.count <= 3 * count)
  }

  @Test func publicDeclarationsAreFound() {
    let source = """
      // public struct No {}
      public struct A<B> { public init() {}
        public private(set) var c = "public let d" }
      public final class E { public class func f() {} }
      open class G {}
      extension H { public static func == (a: H, b: H) -> Bool { true } }
      """
    let found = SwiftTokens(Array(source.utf8)).publicDeclarations
    #expect(found.filter(\.isOpen).map(\.name) == ["G"])
    #expect(
      found.map { "\($0.line) \($0.kind) \($0.name) \($0.isAtTop)" } == [
        "2 struct A true", "2 init init false", "3 var c false", "4 class E true", "4 func f false",
        "5 class G true", "6 func func false",
      ])
  }
}
