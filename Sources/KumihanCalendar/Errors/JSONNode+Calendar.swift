extension JSONNode {
  /// A string in one of the written forms of this module.
  package func parsed<Value>(
    _ parse: (String) throws(CalendarError) -> Value
  ) throws(JSONError) -> Value {
    let text = try text()
    do {
      return try parse(text)
    } catch {
      throw self.error(error.description, hint: error.hint)
    }
  }
}
