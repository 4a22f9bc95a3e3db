import Foundation
public import KumihanCalendar

extension PlannerData {
  /// Reads the JSON of `PlannerData.md`.
  public init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
    let file = try JSONNode(parsing: bytes).object(
      keys: ["notes", "trips", "expenses", "contacts", "countdowns"])
    notes = try file.all("notes") { node throws(JSONError) in try Note(node) }
    trips = try file.all("trips") { node throws(JSONError) in try Trip(node) }
    expenses = try file.all("expenses") { node throws(JSONError) in try Expense(node) }
    contacts = try file.all("contacts") { node throws(JSONError) in try Contact(node) }
    countdowns = try file.all("countdowns") { node throws(JSONError) in try Countdown(node) }
  }
}

extension PlannerData.Note {
  init(_ node: JSONNode) throws(JSONError) {
    let object = try node.object(keys: ["date", "text"])
    date = try object.date("date")
    text = try object.required("text").text()
  }
}

extension PlannerData.Trip {
  init(_ node: JSONNode) throws(JSONError) {
    let object = try node.object(keys: ["title", "place", "from", "to"])
    title = try object.required("title").text()
    place = try object["place"]?.text()
    let (from, to) = (try object.date("from"), try object.date("to"))
    guard from <= to else {
      throw node.error("'to' \(to) lies before 'from' \(from)", hint: "give the last day in 'to'")
    }
    days = from...to
  }
}

extension PlannerData.Expense {
  init(_ node: JSONNode) throws(JSONError) {
    let object = try node.object(keys: ["date", "title", "amount", "currency", "category"])
    date = try object.date("date")
    title = try object.required("title").text()
    amount = try object.required("amount").amount()
    let code = try object.required("currency")
    currency = try code.text()
    guard currency.utf8.count == 3, currency.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw code.error(
        "unknown currency '\(currency)'", hint: "use an ISO 4217 code such as SEK or EUR")
    }
    let decimals = DateText.decimals(of: currency)
    let written = "\(amount)".split(separator: ".")
    guard written.count < 2 || written[1].count <= decimals else {
      throw try object.required("amount").error(
        "\(currency) has \(decimals == 0 ? "no decimals" : "\(decimals) decimals")",
        hint: decimals == 0
          ? "write a whole number" : "write at most \(decimals) digits after the point")
    }
    category = try object["category"]?.text()
  }
}

extension PlannerData.Contact {
  init(_ node: JSONNode) throws(JSONError) {
    let object = try node.object(keys: ["name", "birthday"])
    name = try object.required("name").text()
    birthday = try object.required("birthday").parsed { text throws(CalendarError) in
      try Birthday(parsing: text)
    }
  }
}

extension PlannerData.Countdown {
  init(_ node: JSONNode) throws(JSONError) {
    let object = try node.object(keys: ["title", "date"])
    title = try object.required("title").text()
    date = try object.date("date")
  }
}

extension JSONObject {
  fileprivate func all<Value>(
    _ key: String, _ read: (JSONNode) throws(JSONError) -> Value
  ) throws(JSONError) -> [Value] {
    var values: [Value] = []
    for node in try self[key]?.list() ?? [] { values.append(try read(node)) }
    return values
  }

  fileprivate func date(_ key: String) throws(JSONError) -> CalendarDate {
    try required(key).parsed { text throws(CalendarError) in try CalendarDate(parsing: text) }
  }
}

extension JSONNode {
  /// A number, or a string of one, for writers that avoid numbers for money.
  fileprivate func amount() throws(JSONError) -> Decimal {
    let text: String
    switch value {
    case .number(let number): text = "\(number)"
    case .text(let written): text = written
    default: throw error("expected a number", hint: "write 129.50 or \"129.50\"")
    }
    let digits = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(digits.count),
      digits.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy({ (0x30...0x39).contains($0) }) }),
      digits[0].count <= 12, digits.count == 1 || digits[1].count <= 3,
      let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else {
      throw error(
        "unreadable amount '\(text)'",
        hint: "use at most 12 digits before the point and 3 after it")
    }
    return amount
  }
}
