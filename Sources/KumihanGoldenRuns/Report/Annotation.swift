/// A line that GitHub's runners show beside the source.
package enum Annotation {
  /// `::error file=…,line=…,col=…::…` with its line end.
  package static func error(file: String, line: Int, column: Int, _ message: String) -> String {
    "::error file=\(escaped(file, isProperty: true)),line=\(line),col=\(column)::"
      + escaped(message, isProperty: false) + "\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var text = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    if isProperty { text = text.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return text
  }
}
