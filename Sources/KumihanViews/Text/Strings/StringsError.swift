import Foundation

/// The reason why translations could not be read.
public enum StringsError: Error, Hashable, Sendable {
  case unreadable(file: String, reason: String)
  /// Line 0 when unknown.
  case broken(file: String, line: Int, reason: String)
}

extension StringsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "cannot read strings '\(file)': \(reason)"
    case .broken(let file, 0, let reason): "\(file): \(reason)"
    case .broken(let file, let line, let reason): "\(file):\(line): \(reason)"
    }
  }

  /// The remedy, in one line.
  public var hint: String {
    switch self {
    case .unreadable: "check that it exists and may be read"
    case .broken(let file, _, _):
      file.hasSuffix(".stringsdict")
        ? "check the file in Xcode's editor of property lists"
        : file.hasSuffix(".xcstrings")
          ? "check the file in Xcode's editor of string catalogues, or as JSON"
          : "each line reads \"key\" = \"value\"; in UTF-8 or UTF-16"
    }
  }
}
