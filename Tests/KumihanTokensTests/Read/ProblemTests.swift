import KumihanTokens
import Testing

/// Bad files: each fault with its place, its reason and the remedy.
struct ProblemTests {
  @Test(
    arguments: [
      (
        ##"{"a": {"$type": "color", "$value": "{c.brandd}"}, "c": {"brand": {"$type": "color", "$value": "#fff"}}}"##,
        "a: refers to 'c.brandd', which does not exist", "did you mean 'c.brand'?"
      ),
      (
        ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "{a}"}}"##,
        "a: refers to itself: a → b → a", nil
      ),
      (
        ##"{"a": {"$type": "colour", "$value": "#fff"}}"##, "a: unknown type 'colour'",
        "did you mean 'color'?"
      ),
      (
        ##"{"a": {"$type": "spacing", "$value": "4px"}}"##, "a: unknown type 'spacing'",
        "did you mean 'dimension'?"
      ),
      (
        ##"{"a": {"$value": "#fff"}}"##, "a: has no type",
        "write '$type' on the token or on a group around it"
      ),
      (
        ##"{"a": {"$type": "color", "$value": "#ffg"}}"##, "a: '#ffg' is not a colour",
        "write it as #4D7CFF or as #4D7CFFCC"
      ),
      (
        ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"Dark": "#000", "dark": "#111"}}}}"##,
        "a: two modes have the name 'dark'", nil
      ),
      (
        ##"{"a": {"$type": "dimension", "$value": {"value": 4, "unit": "pt"}}}"##,
        "a: unknown unit 'pt'", "use px or rem"
      ),
      (
        ##"{"g": {"$type": "color", "$value": "#fff", "b": {"$value": "#000"}}}"##,
        "g.b: a token may not hold other tokens", "move '$value' into a token '$root'"
      ),
      (
        ##"{"a.b": {"$type": "number", "$value": 1}}"##,
        "a.b: a name may not be empty nor hold '{', '}' or '.'", nil
      ),
      (
        ##"{"g": {"$extends": "{h}"}}"##, "g: extends the group 'h', which does not exist", nil
      ),
      (
        ##"{"g": {"$extends": "{h}"}, "h": {"$extends": "{g}"}}"##, "g: extends itself: g → h → g",
        nil
      ),
      (
        ##"{"a": {"$type": "border", "$value": {"color": "#fff", "style": "solid"}}}"##,
        "a: 'width' is missing", nil
      ),
      (
        ##"{"a": {"$type": "fontWeight", "$value": "semibold"}}"##,
        "a: unknown font weight 'semibold'", "did you mean 'semi-bold'?"
      ),
      (
        ##"{"c": {"$type": "color", "$value": {"colorSpace": "srg", "components": [0, 0, 0]}}}"##,
        "c: unknown colour space 'srg'", "did you mean 'srgb'?"
      ),
      (##"{"c": {"$tpye": "color"}}"##, "c: unknown property '$tpye'", "did you mean '$type'?"),
      (##"{"c": 4}"##, "c: expected a group or a token, found a number", nil),
      (
        ##"{"a": {"$type": "color", "$value": "{c}"}, "c": {"d": {"$type": "color", "$value": "#fff"}}}"##,
        "a: refers to 'c', which is a group", nil
      ),
    ] as [(String, String, String?)])
  func aFaultIsNamed(file: String, words: String, hint: String?) throws {
    let problems = try FormatTests.read(file).problems
    #expect(problems.map(\.description).contains(words), "\(problems)")
    #expect(problems.first { $0.description == words }?.hint == hint)
  }

  @Test(arguments: [
    (##"{"a": {"b": 1, "b": 2}}"##, "a.b: not JSON: the key 'b' comes twice (line 1, column 16)"),
    (##"{"a": [1, 01]}"##, "a.1: not JSON: a number that begins with 0 (line 1, column 12)"),
    ("{\n  \"a\" 1}", "a: not JSON: expected ':', found '1' (line 2, column 7)"),
    ("", "$: not JSON: expected a value, found the end of the file (line 1, column 1)"),
    ("[1]", "$: expected an object, found an array"),
    (##"{"a": "\ud800"}"##, "a: not JSON: half a surrogate pair (line 1, column 14)"),
  ])
  func whatIsNoJSONSaysWhere(file: String, words: String) {
    #expect {
      try FormatTests.read(file)
    } throws: {
      "\($0)" == words
    }
  }

  @Test func oneFaultLeavesTheOtherTokens() throws {
    let document = try FormatTests.read(
      ##"{"a": {"$type": "color", "$value": "no"}, "b": {"$type": "color", "$value": "#fff"}}"##)
    #expect(document.tokens.map(\.name) == ["b"])
    #expect(document.problems.count == 1)
  }

  @Test func whoRefersToAFaultSaysSo() throws {
    let problems = try FormatTests.read(
      ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "{c}"}}"##
    ).problems
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.description.contains("'c'") })
  }

  /// A chain of many thousand references ends neither in a crash nor in quadratic work.
  @Test func longChainsAndDeepFilesEnd() throws {
    let links = (0..<20_000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }
    let chain =
      "{" + links.joined(separator: ",") + #","t20000": {"$type": "number", "$value": 7}}"#
    let document = try FormatTests.read(chain)
    #expect(document["t0"]?.value == .number(7))
    let ring =
      "{"
      + (0..<5000).map { #""t\#($0)": {"$type": "number", "$value": "{t\#(($0 + 1) % 5000)}"}"# }
      .joined(separator: ",") + "}"
    #expect(try FormatTests.read(ring).problems.count == 5000)
    let deep = String(repeating: #"{"a":"#, count: 5000)
    #expect(throws: TokenProblem.self) { try FormatTests.read(deep) }
  }
}
