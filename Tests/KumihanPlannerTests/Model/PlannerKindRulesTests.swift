import KumihanCalendar
import KumihanPlanner
import Testing

struct PlannerKindRulesTests {
  private func kind(
    _ json: String, categories: [String] = [], color: String? = nil, calendar: String? = nil,
    title: String = "Dinner"
  ) throws -> PlannerKind {
    try PlannerKindRules(parsing: json.utf8)
      .kind(categories: categories, color: color, calendar: calendar, title: title)
  }

  @Test func theFirstRuleThatHoldsWins() throws {
    let rules = """
      {"rules": [
        {"category": "Work", "title": "flight", "type": "trip"},
        {"category": "work", "type": "expense"},
        {"color": "tomato", "type": "birthday"},
        {"calendar": "Family", "type": "note"}
      ]}
      """
    #expect(try kind(rules, categories: ["WORK"], title: "My Flight") == .trip)
    #expect(try kind(rules, categories: ["WORK"]) == .expense)
    #expect(try kind(rules, color: "#ff6347") == .birthday)
    #expect(try kind(rules, color: "#FF6347FF", calendar: "family") == .birthday)
    #expect(try kind(rules, calendar: "family") == .note)
    #expect(try kind(rules, categories: ["Travel"]) == .trip)
    #expect(try kind(rules) == .event)
  }

  /// The colours of the design system mean what they mean there.
  @Test func coloursOfThePaletteSpeakForThemselves() {
    let rules = PlannerKindRules.standard
    func kind(_ color: String?) -> PlannerKind {
      rules.kind(categories: [], color: color, calendar: nil, title: "")
    }
    #expect(kind("#E9D5FF") == .birthday)
    #expect(kind("#fed7aaff") == .trip)
    #expect(kind("#BBF7D0") == .expense)
    #expect(kind("green") == .event)
    #expect(kind(nil) == .event)
  }

  @Test(arguments: [
    (#"{"rules": [{"category": "x", "type": "brithday"}]}"#, "$.rules[0].type", "birthday"),
    (#"{"rules": [{"type": "trip"}]}"#, "$.rules[0]", "category"),
    (#"{"rules": [{"color": "redd", "type": "trip"}]}"#, "$.rules[0].color", "#RRGGBB"),
    (#"{"rules": [{"colour": "red", "type": "trip"}]}"#, "$.rules[0].colour", "color"),
    (#"{"rules": {}}"#, "$.rules", ""),
    (#"{}"#, "$", ""),
    (#"{"rules": [{"category": "x"}]}"#, "$.rules[0]", ""),
  ]) func saysWhereARuleIsWrong(json: String, path: String, hint: String) {
    let error = #expect(throws: JSONError.self) { try PlannerKindRules(parsing: json.utf8) }
    #expect(error?.path == path)
    #expect(hint.isEmpty || error?.hint?.contains(hint) == true, "\(error?.hint ?? "")")
  }
}
