import KumihanCalendar
import KumihanICalendar
import Testing

struct EncodingTests {
  private let text = CalendarText.event("LOCATION:Kårhuset – Åre\nDTSTART:20260105")

  private func location(_ bytes: [UInt8]) throws -> (String?, [String]) {
    let file = try ICalendarReader.read(bytes: bytes, name: "x.ics")
    return (file.events.first?.location, file.problems.map(\.description))
  }

  @Test func byteOrderMarksAndUTF16() throws {
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let files = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little,
      [0xFE, 0xFF] + big, little, big,
    ]
    for bytes in files {
      let (location, problems) = try location(bytes)
      #expect(location == "Kårhuset – Åre")
      #expect(problems.isEmpty)
    }
  }

  @Test func windows1252IsReadAndSaid() throws {
    let bytes = text.unicodeScalars.map { $0 == "–" ? 0x96 : UInt8($0.value) }
    let (location, problems) = try location(bytes)
    #expect(location == "Kårhuset – Åre")
    #expect(problems == ["x.ics:7: not UTF-8"])
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func lineEndsAndFoldsWithinCharacters(_ newline: String) throws {
    var bytes = Array(text.replacing("\n", with: newline).utf8)
    let middle = try #require(bytes.firstIndex(of: 0xC3)) + 1
    bytes.insert(contentsOf: Array("\(newline) ".utf8), at: middle)
    #expect(try location(bytes) == ("Kårhuset – Åre", []))
  }

  @Test func escapesAreUndone() throws {
    let file = try CalendarText.read(
      CalendarText.event(#"DESCRIPTION:a\nb\, c\; d\\n\Ne"# + "\nDTSTART:20260105"))
    #expect(file.events.first?.notes == "a\nb, c; d\\n\ne")
  }
}
