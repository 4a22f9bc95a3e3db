import Foundation
import Testing

@testable import KumihanViews

struct StringsFileTests {
  private func entries(_ text: String) throws(StringsError) -> [String: String] {
    try StringsFile.entries(of: Data(text.utf8), file: "a.strings")
  }

  @Test func pairsCommentsAndWordsWithoutQuotes() throws {
    let text = """
      /* A greeting
         of two lines. */
      "hello" = "Grüezi"; // short
      plain.key = word_1;
      "alone";
      """
    #expect(try entries(text) == ["hello": "Grüezi", "plain.key": "word_1", "alone": "alone"])
  }

  @Test func escapes() throws {
    let text = #""a" = "\"q\" \\ \n\t \U00e9 \u4e2d \101 \ud83c\udf89 \%";"#
    #expect(try entries(text) == ["a": "\"q\" \\ \n\t é 中 A 🎉 %"])
  }

  @Test func wideFilesWithAMark() throws {
    let data = try #require("\"a\" = \"情\";".data(using: .utf16))
    #expect(try StringsFile.entries(of: data, file: "a") == ["a": "情"])
    let compiled = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(try StringsFile.entries(of: compiled, file: "a") == ["a": "b"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "a.strings:2: ';' is missing after 'a'"),
    ("\n\n\"a\" = \"b", "a.strings:3: the quotation mark is never closed"),
    ("/* no end", "a.strings:1: the comment has no end"),
    ("\"a\" = ;", "a.strings:1: a value for 'a' is missing"),
    ("= \"b\";", "a.strings:1: a key is missing"),
    ("\"a\" = \"\\U\";", "a.strings:1: a backslash is followed by no character's number"),
    ("\"a\" = \"\\", "a.strings:1: nothing follows a backslash"),
  ])
  func brokenFilesNameTheLine(text: String, message: String) throws {
    let error = try #require(throws: StringsError.self) { try entries(text) }
    #expect(error.description == message)
    #expect(error.hint.hasPrefix("each line reads"))
  }

  @Test func bytesThatAreNoText() throws {
    let error = try #require(throws: StringsError.self) {
      try StringsFile.entries(of: Data([0x22, 0xC0, 0x22]), file: "a.strings")
    }
    #expect(error.description == "a.strings: neither UTF-8 nor UTF-16 with a byte order mark")
  }

  @Test func anyBytesEndInEntriesOrAnError() {
    var state: UInt64 = 7
    for _ in 0..<2000 {
      let bytes = (0..<24).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return Array("\"\"=;\\/*aU0\n é".utf8)[Int(state >> 33) % 14]
      }
      _ = try? StringsFile.entries(of: Data(bytes), file: "a")
    }
  }
}
