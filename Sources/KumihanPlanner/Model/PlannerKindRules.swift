public import KumihanCalendar

/// Rules that find an event's kind by its category, colour, calendar or title.
///
/// The first matching rule of a file applies; then come the words that calendars use for
/// categories, then the colours that mean a kind in the design system, and everything else is an
/// event. `PlannerData.md` describes the file.
public struct PlannerKindRules: Hashable, Sendable {
  let rules: [Rule]

  struct Rule: Hashable, Sendable {
    var category, color, calendar, title: String?
    var kind: PlannerKind
  }

  /// No rules except the words that calendars use.
  public static let standard = PlannerKindRules(rules: [])

  init(rules: [Rule]) { self.rules = rules }

  /// Reads a rules file.
  public init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
    let file = try JSONNode(parsing: bytes).object(keys: ["rules"])
    var rules: [Rule] = []
    for node in try file.required("rules").list() { rules.append(try Rule(node)) }
    self.rules = rules
  }

  /// The kind of an event with these properties, as written in its calendar.
  public func kind(
    categories: [String], color: String?, calendar: String?, title: String
  ) -> PlannerKind {
    for rule in rules where rule.holds(categories, color, calendar, title) { return rule.kind }
    return categories.lazy.compactMap(PlannerKind.init(category:)).first
      ?? color.flatMap(EventColor.hex).flatMap { Self.palette[$0] } ?? .event
  }

  /// Source: chapter 4 of the book of Joho Dezain.
  private static let palette: [String: PlannerKind] = [
    "#A5F3FC": .event, "#FECDD3": .holiday, "#E9D5FF": .birthday, "#FED7AA": .trip,
    "#BBF7D0": .expense, "#FFE566": .note, "#FEF3C7": .note,
  ]
}

extension PlannerKindRules.Rule {
  private static let conditions = ["category", "color", "calendar", "title"]

  init(_ node: JSONNode) throws(JSONError) {
    let object = try node.object(keys: Self.conditions + ["type"])
    category = try object["category"]?.text()
    calendar = try object["calendar"]?.text()
    title = try object["title"]?.text()
    if let color = object["color"] {
      guard let hex = EventColor.hex(try color.text()) else {
        throw color.error(
          "unknown colour '\(try color.text())'", hint: "write #RRGGBB or a CSS colour name")
      }
      self.color = hex
    }
    guard category ?? color ?? calendar ?? title != nil else {
      throw node.error(
        "has no condition", hint: "give one of: \(Self.conditions.joined(separator: ", "))")
    }
    kind = try object.required("type").word(PlannerKind.allCases.map { ($0.rawValue, $0) })
  }

  /// Whether all conditions hold; letter case is ignored.
  fileprivate func holds(
    _ categories: [String], _ color: String?, _ calendar: String?, _ title: String
  ) -> Bool {
    if let category = self.category?.lowercased(),
      !categories.contains(where: { $0.lowercased() == category })
    {
      return false
    }
    if let own = self.color, color.flatMap(EventColor.hex) != own { return false }
    if let own = self.calendar, calendar?.lowercased() != own.lowercased() { return false }
    if let own = self.title, !title.lowercased().contains(own.lowercased()) { return false }
    return true
  }
}
