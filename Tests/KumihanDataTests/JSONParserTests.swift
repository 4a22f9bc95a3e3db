import Testing

import KumihanData

@Suite struct JSONParserTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true\n", .flag(true)), ("false", .flag(false)),
    ("-1.5e3", .number(-1500)), ("0", .number(0)), ("-0.25", .number(-0.25)),
    (#""a\"\\\/\n\u00e5\ud83d\ude00祝""#, .text("a\"\\/\nå😀祝")), ("[]", .list([])),
    ("{ }", .object([:])),
    (#"{"a": [1, {"b": null}]}"#, .object(["a": .list([.number(1), .object(["b": .null])])])),
    ("\u{FEFF}[1]", .list([.number(1)])),
  ]) func values(json: String, value: JSONValue) throws {
    #expect(try JSONNode(parsing: json.utf8).value == value)
  }

  @Test(arguments: [
    ("", "expected a value, found the end of the file (line 1, column 1)"),
    ("{\n  \"regions\": [,]\n}", "expected a value, found ',' (line 2, column 15)"),
    ("[1,]", "expected a value, found ']' (line 1, column 4)"),
    ("{\"å\": 1 \"b\"}", "expected ',' or '}', found '\"' (line 1, column 9)"),
    ("{a: 1}", "expected a key in quotes, found 'a' (line 1, column 2)"),
    ("{\"a\" 1}", "expected ':', found '1' (line 1, column 6)"),
    ("[1 2]", "expected ',' or ']', found '2' (line 1, column 4)"),
    ("[1] x", "expected the end of the file, found 'x' (line 1, column 5)"),
    ("{\"a\": 1, \"a\": 2}", "the key 'a' comes twice (line 1, column 13)"),
    ("\"a", "a string without an end (line 1, column 3)"),
    ("\"a\nb\"", "a line break or control character in a string (line 1, column 3)"),
    (#""\x""#, "an unknown escape in a string (line 1, column 4)"),
    (#""\ud800""#, "half a surrogate pair (line 1, column 8)"),
    ("007", "expected a value, found '0' (line 1, column 1)"),
    ("+1", "expected a value, found '+' (line 1, column 1)"),
    (".5", "expected a value, found '.' (line 1, column 1)"),
    ("5.", "expected a value, found '5' (line 1, column 1)"),
    ("1e999", "the number '1e999' is too large (line 1, column 1)"),
    ("nul", "expected a value, found 'n' (line 1, column 1)"),
    ("'a'", "expected a value, found ''' (line 1, column 1)"),
  ]) func errors(json: String, reason: String) {
    let error = #expect(throws: JSONError.self) { try JSONNode(parsing: json.utf8) }
    #expect(error?.description == "$: not JSON: " + reason)
  }

  @Test func stringsAreUTF8() {
    let error = #expect(throws: JSONError.self) {
      try JSONNode(parsing: [UInt8(ascii: "\""), 0xE5, UInt8(ascii: "\"")])
    }
    #expect(error?.description == "$: not JSON: a string that is not UTF-8 (line 1, column 3)")
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONError.self) { try JSONNode(parsing: deep.utf8) }
    #expect(error?.description == "$: not JSON: nested too deep (line 1, column 201)")
  }

  @Test func errorsOfMeaningNameLineAndColumn() throws {
    let text = "\u{FEFF}{\n  \"å\": [\"x\", 7],\n  \"colour\": null, \"colr\": 1\n}"
    let root = try JSONNode(parsing: text.utf8)
    let second = try root.openObject().required("å").list()[1]
    let error = #expect(throws: JSONError.self) { try second.text() }
    #expect(error?.description == "$.å[1]: expected a string, found a number (line 2, column 14)")
    // That of an unknown key is the key's.
    let unknown = #expect(throws: JSONError.self) { try root.object(keys: ["å", "color"]) }
    #expect(unknown?.description == "$.colr: unknown key (line 3, column 19)")
    #expect(unknown?.hint == "did you mean 'color'? known: å, color")
    #expect(root.error("first").column == 1)
  }
}
