import KumihanSwiftWords
import Testing

struct SwiftCallsTests {
  private func names(_ source: String) -> [String] {
    let calls = SwiftCalls(Array(source.utf8))
    return calls.calls.map(calls.name)
  }

  @Test(arguments: [
    ("Text(a).padding(8)", ["Text", "padding"]), ("VStack { A() }", ["VStack", "A"]),
    ("a.overlay { B() }", ["overlay", "B"]), ("if (a) { b() }", ["b"]),
    ("func make(a: B) -> C { d() }", ["d"]),
    ("struct A: View { var body: some View { B() } }", ["B"]),
    ("struct A: P, Q { }", []), ("@Environment(\\.a) var a", []), ("f(\"\\(g())\")", ["f"]),
    ("return Text(a)", ["Text"]), ("1.rounded()", ["rounded"]), ("a\n(b)", []),
    ("extension A { }", []), ("for a in b(c) { d() }", ["b", "d"]),
  ])
  func names(source: String, expected: [String]) { #expect(names(source) == expected) }

  @Test func argumentsHaveLabelsAndValues() throws {
    let calls = SwiftCalls(Array("f(a, b: -1.5, c: [1, 2], d: g(x, y)) { z } e: { w }".utf8))
    let call = try #require(calls.calls.first)
    #expect(call.arguments.map(\.label) == [nil, "b", "c", "d"])
    #expect(call.arguments.map(calls.text) == ["a", "-1.5", "[1, 2]", "g(x, y)"])
    #expect(call.arguments.map(calls.number) == [nil, -1.5, nil, nil])
    #expect(call.closures.count == 2)
  }

  @Test func chainsGoThroughClosures() throws {
    let source = "HStack { A() } x: { B() }.padding(8)\n  .font(.system(size: 4)).c.d()"
    let calls = SwiftCalls(Array(source.utf8))
    let font = try #require(calls.calls.first { calls.name($0) == "font" })
    #expect(calls.chain(of: font).map(calls.name) == ["HStack", "padding", "font"])
    #expect(calls.root(of: font) == "HStack")
    let system = try #require(calls.calls.first { calls.name($0) == "system" })
    #expect(calls.root(of: system) == nil)
    #expect(calls.ancestors(of: system.name).map(calls.name) == ["font"])
    #expect(calls.place(font.name) == (2, 4))
    #expect(calls.call(line: 2, column: 3).map(calls.name) == "font")
    let a = try #require(calls.calls.first { calls.name($0) == "A" })
    #expect(calls.ancestors(of: a.name).map(calls.name) == ["HStack"])
  }

  @Test func suppressionsCoverTheirLines() {
    let source = "a // kumihan:ignore joho.grid why not\n// kumihan:ignore x.\n\nb\n// other"
    let found = Suppression.all(in: SwiftTokens(Array(source.utf8)))
    #expect(found.map(\.rule) == ["joho.grid", "x."])
    #expect(found.map(\.reason) == ["why not", ""])
    #expect(found.map(\.lines) == [1...1, 2...4])
    #expect(found[1].covers("x.y", line: 4) && !found[1].covers("xy", line: 4))
  }

  @Test func suppressionsCoverTheViewWithItsModifiers() {
    let source = """
      Text("// kumihan:ignore a.b in a string")
        .bold()
        .padding()  // kumihan:ignore: a.b,c.d twice
        .font(.body)
      Spacer()  // kumihan:ignore
      """
    let found = Suppression.all(in: SwiftTokens(Array(source.utf8)))
    #expect(found.map(\.rule) == ["a.b", "c.d", ""])
    #expect(found.map(\.lines) == [1...4, 1...4, 5...5])
    #expect(found[0].line == 3 && found[0].column == 15)
  }
}
