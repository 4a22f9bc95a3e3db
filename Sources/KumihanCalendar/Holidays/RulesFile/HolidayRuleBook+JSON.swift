extension HolidayRuleBook {
  /// The regions of a rules file; `Holidays.md` describes it.
  /// - Parameters:
  ///   - bytes: The file's JSON in UTF-8.
  ///   - base: The regions that `extends` can use besides those in the file.
  public init(
    parsing bytes: some Sequence<UInt8>, base: HolidayRuleBook = .builtIn
  ) throws(JSONError) {
    let file = try JSONNode(parsing: bytes).object(keys: ["regions"])
    var book = HolidayRuleBook(regions: [])
    for node in try file.required("regions").list() {
      let region = try HolidayRegion(node, known: base.adding(book))
      guard !book.regions.contains(where: { $0.code == region.code }) else {
        throw node.error("a second region '\(region.code)'", hint: "give each code once")
      }
      book = book.adding(HolidayRuleBook(regions: [region]))
    }
    self = book
  }
}

extension HolidayRegion {
  init(_ node: JSONNode, known: HolidayRuleBook) throws(JSONError) {
    let object = try node.object(
      keys: [
        "code", "name", "localName", "language", "extends", "without", "substitutes", "bridges",
        "holidays",
      ])
    let code = try object.required("code").text()
    let base = try HolidayRegion.base(object, known)
    guard base != nil || object["holidays"] != nil else {
      throw node.error("no holidays", hint: "give 'holidays', or 'extends' another region")
    }
    let groups = try HolidaySubstitute.groups(object["substitutes"])
    var rules = try base?.rules(without: object["without"]) ?? []
    for holiday in try object["holidays"]?.list() ?? [] {
      rules.append(try HolidayRule(holiday, substitutes: groups))
    }
    var bridges = base?.bridges ?? []
    for bridge in try object["bridges"]?.list() ?? [] { bridges.append(try HolidayBridge(bridge)) }
    let name = try object["name"]?.text() ?? base?.name
    guard let name else { throw node.error("'name' is missing") }
    self.init(
      code: code, name: name,
      localName: try object["localName"]?.text() ?? base?.localName ?? name,
      language: try object["language"]?.text() ?? base?.language, rules: rules, bridges: bridges,
      announced: base?.announced)
  }

  private static func base(
    _ object: JSONObject, _ known: HolidayRuleBook
  ) throws(JSONError) -> HolidayRegion? {
    try object["extends"].map { node throws(JSONError) in
      try node.parsed { code throws(CalendarError) in try known.region(code: code) }
    }
  }

  private func rules(without node: JSONNode?) throws(JSONError) -> [HolidayRule] {
    guard let node else { return rules }
    let known = Array(Set(rules.map(\.name))).sorted().map { ($0, $0) }
    var left: Set<String> = []
    for name in try node.list() { left.insert(try name.word(known)) }
    return rules.filter { !left.contains($0.name) }
  }
}
