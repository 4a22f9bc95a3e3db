/// The reason why fonts are not available.
public enum FontError: Error, Hashable, Sendable {
  /// The file cannot be opened or read.
  case unreadable(file: String, reason: String)
  /// The file is not a font, or its tables contradict each other.
  case broken(file: String, reason: String)
  /// The list of a bundled folder's faces does not parse.
  case badManifest(file: String, line: Int, reason: String)
  /// The book has no face for plain text.
  case noFaces
  /// No face of the book belongs to a requested family.
  case unknownFamily(String)
}

extension FontError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "cannot read font '\(file)': \(reason)"
    case .broken(let file, let reason):
      "'\(file)' is not a usable font: \(reason)"
    case .badManifest(let file, let line, let reason):
      "\(file):\(line): \(reason)"
    case .noFaces:
      "no font to set text with"
    case .unknownFamily(let name):
      "no font of the family '\(name)'; the system font stands in"
    }
  }

  /// The remedy, in one line.
  public var hint: String {
    switch self {
    case .unreadable:
      "check that the file exists and may be read"
    case .broken:
      "replace the file or take it out of the folder"
    case .badManifest:
      "restore the file from the release, or run fonts/tools/build_manifest.py"
    case .noFaces:
      "add a folder with at least one TrueType or OpenType font"
    case .unknownFamily:
      "run 'kumihan fonts' for the families there are, or add a folder with --fonts"
    }
  }
}
