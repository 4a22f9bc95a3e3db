import KumihanData
import Testing

struct JSONWriterTests {
  @Test func keysAreSortedAndTheOutermostElementsHaveLinesOfTheirOwn() {
    let value: JSONValue = [["b": [1, ["d": .null, "c": true]], "a": "x"], []]
    #expect(
      JSONWriter.text(of: value) == """
        [
          {"a": "x", "b": [1, {"c": true, "d": null}]},
          []
        ]

        """)
    #expect(
      JSONWriter.text(of: ["b": 1, "a": ["c": 2]]) == "{\n  \"a\": {\"c\": 2},\n  \"b\": 1\n}\n")
    #expect(JSONWriter.text(of: []) == "[]\n")
    #expect(JSONWriter.text(of: [:]) == "{}\n")
  }

  @Test(arguments: [
    (1.0, "1"), (-0.5, "-0.5"), (1e300, "1e+300"), (9_007_199_254_740_992, "9007199254740992"),
    (.infinity, "null"), (.nan, "null"),
  ]) func numbers(number: Double, text: String) {
    #expect(JSONWriter.text(of: .number(number)) == text + "\n")
  }

  @Test func whatIsWrittenIsReadTheSame() throws {
    let scalars = (0...0x2100).compactMap(Unicode.Scalar.init) + ["\u{1F600}", "\u{10FFFF}"]
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    let value: JSONValue = .list([.text(text), .object([text: .number(0.1)]), .flag(false)])
    let written = JSONWriter.text(of: value)
    #expect(try JSONNode(parsing: written.utf8).value == value)
    #expect(!written.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }
}
