/// The line of source that made a view or modifier, as `#fileID` and `#line` name it.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// `Module/File.swift`, or empty when it is not known.
  public var fileID: String
  public var line: Int32

  public init(fileID: String, line: Int) {
    (self.fileID, self.line) = (fileID, Int32(truncatingIfNeeded: line))
  }

  public static let unknown = CallSite(fileID: "", line: 0)

  public var description: String { fileID.isEmpty ? "-" : "\(fileID):\(line)" }
}
