import Foundation
import Kumihan
import KumihanAppleNames
import KumihanAudit
import Testing

/// Borders, corners, labels and figures as people write them.
@MainActor
struct CarefulJohoTests {
  private func boxed(_ view: some View, radius: CGFloat = 8, width: CGFloat = 2) -> some View {
    view.overlay(
      RoundedRectangle(cornerRadius: radius, style: .continuous)
        .stroke(Color.black, lineWidth: width))
  }

  /// Fields are controls, also those whose dots are higher than their line.
  @Test func fieldsHaveTheBorderOfControls() throws {
    func measured(_ field: some View, _ width: CGFloat) throws -> [String] {
      try Verdict("joho.border.width", boxed(field.padding(12), width: width)).measured
    }
    let (name, word) = (
      TextField("Name", text: .constant("Ann")), SecureField("Word", text: .constant("abc"))
    )
    #expect(try measured(name, 1.5) == ["1.5 pt"])
    #expect(try measured(word, 1.5) == ["1.5 pt"])
    #expect(try measured(name, 2).isEmpty)
    #expect(try measured(word, 2).isEmpty)
  }

  @Test func roundEndsAroundWords() throws {
    let words = Text("Bring the folder").padding(8)
    #expect(try Verdict("joho.corner.radius", boxed(words, radius: 20)).violations.count == 1)
    #expect(try Verdict("joho.corner.radius", boxed(words, radius: 8)).violations.isEmpty)
  }

  @Test func aSentenceIsNoBadge() throws {
    let font = Font.system(size: 12, weight: .medium, design: .rounded)
    let note = boxed(Text("Totals are rounded").font(font).padding(8), radius: 12, width: 1.5)
    #expect(try Verdict("joho.case", note).isClean)
    #expect(try Verdict("joho.corner.radius", note).violations.isEmpty)
    let badge = boxed(Text("Next Week").font(font).padding(8), radius: 6, width: 1.5)
    #expect(try Verdict("joho.case", badge).violations.count == 1)
  }

  @Test func wordsAndTheirNumbersInAColumn() throws {
    func column(_ words: [String]) throws -> Int {
      let rows = VStack(alignment: .leading) { ForEach(words, id: \.self) { Text($0) } }
      return try Verdict("joho.digits", rows).violations.count
    }
    #expect(try column(["Week 11", "Week 24"]) == 2)
    #expect(try column(["Week 11"]) == 0)
    #expect(try column(["June 11", "June 24"]) == 0)
    #expect(try column(["Week 11", "Room 24"]) == 0)
  }

  /// A line of a modifier that is right elsewhere does not tell which of its views is meant.
  @Test func theWordsInAViewOfAModifier() throws {
    let cards = VStack(spacing: 12) {
      boxed(Text("Food").padding(12).frame(height: 80), radius: 12, width: 1.5)
      boxed(Text("Rent").padding(12).frame(height: 80), radius: 14, width: 1.5)
    }
    let found = try Verdict("joho.corner.radius", cards).violations
    #expect(found.map { $0.message.contains("with the words 'Rent'") } == [true])
  }

  @Test func smallPaperHasThinnerBorders() throws {
    let card = boxed(Text("Year").padding(40), radius: 12, width: 2.04)
    let onPaper = try audited(card, rules: "joho.border.width") {
      $0.systems = [.joho]
      $0.pageKind = .paper
    }
    #expect(onPaper.violations.isEmpty && onPaper.reviews.count == 1)
    #expect(try Verdict("joho.border.width", card).violations.count == 1)
  }
}
