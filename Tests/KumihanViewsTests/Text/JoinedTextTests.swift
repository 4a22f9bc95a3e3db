import Testing

@testable import KumihanViews

/// Texts joined by `+`.
struct JoinedTextTests {
  private func words(_ text: Text) -> [String] {
    text.runs.map { run in
      if case .plain(let word) = run.content { word } else { "?" }
    }
  }

  @Test func partsStayWhatTheyWere() {
    let first = Text(verbatim: "a") + Text(verbatim: "b")
    let left = first + Text(verbatim: "c")
    let right = first + Text(verbatim: "d").bold()
    let twice = left + left
    #expect(words(first) == ["a", "b"])
    #expect(words(left) == ["a", "b", "c"])
    #expect(words(right) == ["a", "b", "d"])
    #expect(words(twice) == ["a", "b", "c", "a", "b", "c"])
    #expect(right.runs.map(\.fontModifiers.count) == [0, 0, 1])
    #expect(left.bold().runs.allSatisfy { $0.fontModifiers == [.bold] })
    #expect(words(left.bold() + first) == ["a", "b", "c", "a", "b"])
    #expect(left.runs.allSatisfy { $0.fontModifiers.isEmpty })
  }

  @Test func textsAreEqualHoweverTheyWereJoined() {
    let (a, b, c) = (Text(verbatim: "a"), Text(verbatim: "b"), Text(verbatim: "c"))
    #expect((a + b) + c == a + (b + c))
    #expect(((a + b) + c).hashValue == (a + (b + c)).hashValue)
    #expect(a + b != b + a)
  }

  /// Joining one after the other copies nothing that was there before.
  @Test func growingTextsShareTheirRuns() {
    var runs = TextRuns.own([])
    var seen: Set<ObjectIdentifier> = []
    for index in 0..<1_000 {
      runs = runs.joined(to: .own([Text.Run(content: .plain("\(index)"))]))
      guard case .part(let joined, let count) = runs else {
        Issue.record("not shared")
        return
      }
      seen.insert(ObjectIdentifier(joined))
      #expect(count == index + 1)
    }
    #expect(seen.count == 1)
    #expect(runs.all.count == 1_000)
  }
}
