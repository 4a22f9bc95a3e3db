/// The reason why a file could not be written.
public enum FileFailure: Hashable, Sendable {
  /// The folder for the file is missing.
  case noFolder
  /// The user has no write permission.
  case notPermitted
  /// A folder has the name.
  case isFolder
  /// The disk is full, or the user's quota is exhausted.
  case noSpace
  /// The file would be larger than the system allows.
  case tooLarge
  /// The file system is read-only.
  case readOnly
  /// A part of the path is longer than the file system allows.
  case nameTooLong
  /// Symbolic links form a cycle.
  case endlessLinks
  /// The system's message, in lower case.
  case other(String)
}

extension FileFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noFolder: "no such folder"
    case .notPermitted: "permission denied"
    case .isFolder: "it is a folder"
    case .noSpace: "no space left on the disk"
    case .tooLarge: "the file is too large"
    case .readOnly: "the file system is read-only"
    case .nameTooLong: "the name is too long"
    case .endlessLinks: "its symbolic links never end"
    case .other(let reason): reason
    }
  }

  /// The remedy in one line.
  public var hint: String {
    switch self {
    case .noFolder: "make the folder, or check its name"
    case .notPermitted, .readOnly: "choose a folder that may be written to"
    case .isFolder: "give the name of a file in it"
    case .noSpace: "make room, or write to another disk"
    case .tooLarge: "raise the limit for files (ulimit -f), or draw fewer pages"
    case .nameTooLong: "give a shorter name"
    case .endlessLinks: "remove the links, or name the file that is meant"
    case .other: "check the place that it is written to"
    }
  }
}
