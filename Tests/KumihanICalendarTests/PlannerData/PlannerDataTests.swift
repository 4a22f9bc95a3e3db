import Foundation
import KumihanCalendar
import KumihanICalendar
import Testing

struct PlannerDataTests {
  private func read(_ json: String) throws(JSONError) -> PlannerData {
    try PlannerData(parsing: json.utf8)
  }

  @Test func allKinds() throws {
    let data = try read(
      """
      {
        "notes": [{"date": "2026-10-14", "text": "Buy milk"}],
        "trips": [{"title": "Kyoto", "place": "Japan", "from": "2026-10-01", "to": "2026-10-09"}],
        "expenses": [
          {"date": "2026-10-14", "title": "Lunch", "amount": 129.90, "currency": "SEK"},
          {"date": "2026-10-14", "title": "Refund", "amount": "-0.10", "currency": "EUR"}
        ],
        "contacts": [
          {"name": "Ada", "birthday": "1984-02-29"}, {"name": "Bo", "birthday": "--12-24"}
        ],
        "countdowns": [{"title": "Midsummer", "date": "2027-06-26"}]
      }
      """)
    #expect(data.notes.map(\.text) == ["Buy milk"])
    #expect(data.trips.map(\.days.count) == [9])
    #expect(data.expenses.map { "\($0.amount) \($0.currency)" } == ["129.9 SEK", "-0.1 EUR"])
    #expect(
      data.contacts.map { $0.birthday.date(in: 2026)?.description }
        == ["2026-02-28", "2026-12-24"])
    #expect(data.contacts.map { $0.birthday.age(in: 2026) } == [42, nil])
    #expect(data.contacts[0].birthday.date(in: 1983) == nil)
    #expect(data.countdowns.map(\.title) == ["Midsummer"])
    #expect(try read("{}").notes.isEmpty)
  }

  /// Money has no more digits than its currency.
  @Test(arguments: [
    ("12.5", "JPY", "JPY has no decimals"), ("1.125", "EUR", "EUR has 2 decimals"),
    ("1.125", "KWD", nil), ("12.0", "JPY", nil),
  ])
  func amountsHaveTheDigitsOfTheirCurrency(amount: String, currency: String, message: String?)
    throws
  {
    let json =
      #"{"expenses": [{"date": "2026-10-14", "title": "T", "amount": \#(amount), "currency": "\#(currency)"}]}"#
    guard let message else {
      #expect(try read(json).expenses.count == 1)
      return
    }
    let error = try #require(throws: JSONError.self) { try read(json) }
    #expect(error.description == "$.expenses[0].amount: \(message) (line 1, column 62)")
  }

  @Test(arguments: [
    (#"{"note": []}"#, "$.note: unknown key"),
    (
      #"{"notes": [{"date": "2026-02-30", "text": "x"}]}"#,
      "$.notes[0].date: day 30 does not exist in 2026-02"
    ),
    (#"{"notes": [{"date": "2026-02-03"}]}"#, "$.notes[0]: 'text' is missing"),
    (
      #"{"trips": [{"title": "T", "from": "2026-02-03", "to": "2026-02-01"}]}"#,
      "$.trips[0]: 'to' 2026-02-01 lies before 'from' 2026-02-03"
    ),
    (
      #"{"expenses": [{"date": "2026-02-03", "title": "x", "amount": "12,50", "currency": "SEK"}]}"#,
      "$.expenses[0].amount: unreadable amount '12,50'"
    ),
    (
      #"{"expenses": [{"date": "2026-02-03", "title": "x", "amount": 1, "currency": "kr"}]}"#,
      "$.expenses[0].currency: unknown currency 'kr'"
    ),
    (
      #"{"contacts": [{"name": "x", "birthday": "--02-30"}]}"#,
      "$.contacts[0].birthday: unreadable date '--02-30'"
    ),
  ])
  func errorsNameTheirPlace(_ json: String, words: String) {
    let error = #expect(throws: JSONError.self) { try read(json) }
    #expect(error.map { "\($0.path): \($0.reason)" } == words)
  }
}
