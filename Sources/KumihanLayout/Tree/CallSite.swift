/// The line of source that made a view or modifier, as `#fileID` and `#line` name it.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// `Module/File.swift`, or empty when it is not known. A literal, so that nodes are plain bytes.
  public var fileID: StaticString
  public var line: Int32

  public init(fileID: StaticString, line: Int) {
    (self.fileID, self.line) = (fileID, Int32(truncatingIfNeeded: line))
  }

  public static let unknown = CallSite(fileID: "", line: 0)

  public var isKnown: Bool { line > 0 }

  public var description: String { isKnown ? "\(fileID):\(line)" : "-" }

  public static func == (a: CallSite, b: CallSite) -> Bool {
    a.line == b.line && a.fileID.description == b.fileID.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID.description)
  }
}
