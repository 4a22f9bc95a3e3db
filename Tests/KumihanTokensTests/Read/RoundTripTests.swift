import Foundation
import KumihanTokens
import Testing

/// Files come out as they went in: the same JSON in the same order.
struct RoundTripTests {
  /// Every bundled file, and every file of the other tests' shapes with changes that keep it valid.
  static let files: [String] = {
    let own = BundledSystem.allCases.map { String(decoding: $0.bytes, as: UTF8.self) }
    let shapes =
      [
        FormatTests.allTypes, ShapeTests.studio, ShapeTests.figma, ShapeTests.resolver,
      ] + ToolFiles.all
    let numbers = ["0.50", "1e3", "-0", "12345678901234567890", "1.0"].map {
      #"{"n": {"$type": "number", "$value": \#($0)}}"#
    }
    let words = ["\\u00e9", "日本", "\\n", "\\\"", "😀", "/", "\\\\"].map {
      #"{"w \#($0)": {"$type": "string", "$value": "\#($0)", "$extensions": {"x": [null, true]}}}"#
    }
    let made = (0..<30).map { number in
      let tokens = (0...number).map { index in
        ##""t\##(number - index)": {"$value": "#0000\##(index + 10)", "$description": "\##(index)"}"##
      }
      return #"{"z": {"$type": "color", \#(tokens.joined(separator: ", "))}, "a": {}}"#
    }
    return own + shapes + numbers + words + made
  }()

  @Test func thereAreFiftyFiles() { #expect(Self.files.count >= 50) }

  @Test(arguments: files.indices) func aFileIsWrittenAsItWasRead(number: Int) throws {
    let text = Self.files[number]
    let document = try TokenDocument(parsing: text.utf8, load: BundledSystem.file)
    let written = document.json
    #expect(try TokenDocument(parsing: written.utf8, load: BundledSystem.file).json == written)
    let before = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let after = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? NSDictionary
    #expect(before == after)
    #expect(keys(text) == keys(written), "the order of the keys")
  }

  private func keys(_ text: String) -> [String] {
    text.matches(of: /"((?:[^"\\]|\\.)*)"\s*:/).map { String($0.1) }
      .map { $0.replacing("\\u00e9", with: "é") }
  }

  /// The common shape of a file of another tool has the same tokens.
  @Test(arguments: files.indices) func theCommonShapeHasTheSameTokens(number: Int) throws {
    let document = try TokenDocument(parsing: Self.files[number].utf8, load: BundledSystem.file)
    guard document.problems.isEmpty else { return }
    let again = try TokenDocument(parsing: document.dtcg.utf8)
    #expect(again.problems.map(\.description) == [])
    #expect(again.tokens.map(\.name) == document.tokens.map(\.name))
    for (a, b) in zip(again.tokens, document.tokens) {
      #expect(a.value.words == b.value.words, "\(a.name)")
      #expect(a.modes.mapValues(\.words) == b.modes.mapValues(\.words), "\(a.name)")
    }
  }
}
