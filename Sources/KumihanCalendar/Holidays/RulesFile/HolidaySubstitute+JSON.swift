extension HolidaySubstitute {
  /// The named groups of a region, to which its holidays refer.
  static func groups(_ node: JSONNode?) throws(JSONError) -> [String: [HolidaySubstitute]] {
    var groups: [String: [HolidaySubstitute]] = [:]
    for (name, group) in try node?.openObject().members ?? [] {
      var substitutes: [HolidaySubstitute] = []
      for entry in try group.list() { substitutes.append(try HolidaySubstitute(entry)) }
      groups[name] = substitutes
    }
    return groups
  }

  private init(_ node: JSONNode) throws(JSONError) {
    let object = try node.object(keys: [
      "weekdays", "days", "skipsHolidays", "skippedWeekdays", "replaces", "name", "localName",
      "validFrom", "validTo",
    ])
    let days = try object.required("days")
    let shift = try days.whole(in: -7...7)
    guard shift != 0 else {
      throw days.error("0 is out of range", hint: "use -7 to -1 or 1 to 7")
    }
    let skipped = try object["skippedWeekdays"]?.weekdays() ?? []
    guard skipped.count < 7 else { throw node.error("'skippedWeekdays' leaves no weekday") }
    let name = try object["name"]?.text() ?? "{name} (observed)"
    self.init(
      weekdays: try object.required("weekdays").weekdays(), days: shift,
      skipsHolidays: try object["skipsHolidays"]?.flag() ?? false, skippedWeekdays: skipped,
      replaces: try object["replaces"]?.flag() ?? false, name: name,
      localName: try object["localName"]?.text() ?? name, validity: try Validity(object))
  }
}

extension HolidayBridge {
  init(_ node: JSONNode) throws(JSONError) {
    let object = try node.object(keys: ["name", "localName", "validFrom", "validTo"])
    let name = try object.required("name").text()
    self.init(
      name: name, localName: try object["localName"]?.text() ?? name,
      validity: try Validity(object))
  }
}
