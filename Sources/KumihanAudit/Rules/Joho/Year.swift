import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoYear = AuditRule(
    id: "joho.year", system: .joho,
    threshold: "years without separators (2026); counts from 1,000 with them",
    source: "seed 000, chapters 6 and 12",
    reason: "A year is a name; a count is a quantity.",
    example: Example(
      before: "Text(\"Week 42, \\(year)\")", after: "Text(\"Week 42, \\(String(year))\")")
  ) { facts in
    facts.nodes.compactMap { node in
      guard let text = node.text, node.isVisible else { return nil }
      let words = text.string
      let groups = words.groupedNumbers
      if let year = groups.first(where: { (1900...2100).contains($0.value) }) {
        let plain = "\(year.value)"
        if words.speaksOfDates || words.endsInTime(year.text)
          || facts.neighboursSpeakOfDates(node, groups.count)
        {
          return facts.finding(
            "joho.year", .violation, at: node, message: "the year \(year.text) has a separator",
            measured: year.text, wanted: plain)
        }
        // An amount or a count of something.
        guard words.trimmingWhitespace == year.text else { return nil }
        return facts.finding(
          "joho.year", .needsReview("a year or a count"), at: node,
          message: "'\(year.text)', if it is a year", measured: year.text, wanted: plain)
      }
      if let count = words.plainCount {
        return facts.finding(
          "joho.year", .violation, at: node, message: "the count \(count) has no separator",
          measured: "\(count)", wanted: "thousands set apart")
      }
      guard !groups.isEmpty || words.speaksOfDates else { return nil }
      return facts.finding("joho.year", .pass, at: node)
    }
  }
}

extension AuditFacts {
  /// Whether a text beside this one names a month, a week or a year.
  fileprivate func neighboursSpeakOfDates(_ node: FactNode, _ count: Int) -> Bool {
    guard let parent = around(node).first(where: { $0.children.count > 1 }) else { return false }
    return inside(parent).contains {
      $0.index != node.index && $0.text?.string.speaksOfDates == true
        && ($0.text?.string.count ?? 99) < 24
    }
  }
}

extension String {
  /// Numbers of four to six digits with separators of thousands.
  fileprivate var groupedNumbers: [(text: String, value: Int)] {
    matches(of: /(^|[^\d.,])(\d{1,3})[,.\u{202F}\u{A0}’'](\d{3})(?![\d]|[.,]\d)/).compactMap {
      match in
      guard let value = Int(match.2 + match.3) else { return nil }
      let text = self[match.2.startIndex..<match.3.endIndex]
      return (String(text), value)
    }
  }

  /// A number from 1,000 without separators before a word in small letters: a quantity.
  fileprivate var plainCount: Int? {
    guard let match = trimmingWhitespace.wholeMatch(of: /(\d{4,9}) ([a-z]{3,})s/),
      let value = Int(match.1), !(1900...2100).contains(value)
    else { return nil }
    return value
  }

  /// Whether a word of time stands before a number at the end, as in "since 2,026".
  fileprivate func endsInTime(_ number: String) -> Bool {
    guard hasSuffix(number), let word = dropLast(number.count).split(separator: " ").last else {
      return false
    }
    return [
      "in", "since", "until", "till", "from", "may", "©", "spring", "summer", "autumn", "winter",
    ]
    .contains(word.lowercased())
  }

  fileprivate var speaksOfDates: Bool {
    let words = Set(lowercased().split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: Self.dateWords)
  }

  /// Whether it is the name of a month or of a day of the week, short or long, in small letters.
  var isNameOfMonthOrDay: Bool {
    Self.dateWords.contains(self) && !["week", "year", "calendar", "copyright"].contains(self)
      || ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains(self)
  }

  private static let dateWords: Set = [
    "january", "february", "march", "april", "june", "july", "august", "september", "october",
    "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct",
    "nov", "dec", "week", "year", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "calendar", "copyright",
  ]
}
