public import Foundation
public import KumihanViews

extension Text {
  /// A value in the words of a formatter, as its `string(for:)` says them.
  public init<Subject>(
    _ subject: Subject, formatter: Formatter, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      verbatim: formatter.string(for: subject) ?? "", fileID: fileID, line: line, column: column)
  }
}
