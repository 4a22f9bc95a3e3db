import KumihanFoundation
import Testing

/// Names of persons, and what a detector finds in a text.
struct PersonNameTests {
  private func name(_ given: String, _ family: String) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = (given, family)
    return name
  }

  @Test(arguments: [
    (PersonNameComponentsFormatter.Style.default, "Ada Lovelace"), (.short, "Ada"),
    (.long, "Dr. Ada King Lovelace"), (.abbreviated, "AL"),
  ])
  func aNameIsWrittenInAStyle(_ style: PersonNameComponentsFormatter.Style, _ text: String) {
    var ada = name("Ada", "Lovelace")
    (ada.namePrefix, ada.middleName) = ("Dr.", "King")
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    #expect(formatter.string(from: ada) == text)
    #expect(PersonNameComponentsFormatter.localizedString(from: ada, style: style) == text)
  }

  @Test func theFamilyNameComesFirstInItsScript() {
    let name = name("太郎", "山田")
    #expect(PersonNameComponentsFormatter().string(from: name) == "山田太郎")
    #expect(name.formatted(.name(style: .abbreviated)) == "山")
  }

  @Test func aWrittenNameIsRead() throws {
    let name = try PersonNameComponents("Dr. Ada King Lovelace Jr.")
    #expect(name.namePrefix == "Dr.")
    #expect(name.givenName == "Ada")
    #expect(name.middleName == "King")
    #expect(name.familyName == "Lovelace")
    #expect(name.nameSuffix == "Jr.")
    #expect(PersonNameComponentsFormatter().personNameComponents(from: "Ada")?.givenName == "Ada")
    #expect(PersonNameComponentsFormatter().personNameComponents(from: " ") == nil)
  }

  private func found(_ text: String, _ types: NSTextCheckingTypes) throws -> [String] {
    let range = NSRange(location: 0, length: (text as NSString).length)
    return try NSDataDetector(types: types).matches(in: text, range: range).map {
      "\((text as NSString).substring(with: $0.range)) "
        + ($0.url?.absoluteString ?? $0.phoneNumber ?? "-")
    }
  }

  @Test func addressesAreFound() throws {
    #expect(
      try found("See https://example.com/a?b=1. Or www.apple.com, mail ada@example.org!", 0x20) == [
        "https://example.com/a?b=1 https://example.com/a?b=1",
        "www.apple.com http://www.apple.com", "ada@example.org mailto:ada@example.org",
      ])
    #expect(try found("Nothing to see here. At 9:41 it is 3.14 of 5", 0x20).isEmpty)
  }

  @Test func numbersAreFoundWhereTheyAreAskedFor() throws {
    let text = "Call (555) 123-4567 or +49 30 1234567, ada@example.org"
    #expect(
      try found(text, 0x800) == [
        "(555) 123-4567 (555) 123-4567", "+49 30 1234567 +49 30 1234567",
      ])
    #expect(try found(text, 0x20) == ["ada@example.org mailto:ada@example.org"])
    #expect(try found("tomorrow at noon", 0x8).isEmpty)
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }
}
