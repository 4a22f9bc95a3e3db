public import Foundation

extension Text {
  /// A value in the words of a formatter, as its `string(for:)` says them.
  public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      verbatim: formatter.string(for: subject) ?? "", fileID: fileID, line: line, column: column)
  }

  public init<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      verbatim: formatter.string(for: subject) ?? "", fileID: fileID, line: line, column: column)
  }
}
