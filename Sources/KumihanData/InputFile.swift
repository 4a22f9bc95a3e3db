package import Foundation

/// Files given by users.
package enum InputFile {
  /// The maximum size of an input file, in bytes.
  package static let greatestSize = 256 << 20

  /// The reason why a file is not read.
  package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    case missing, folder, special, forbidden
    case tooLarge

    package var description: String {
      switch self {
      case .missing: "no such file"
      case .folder: "it is a folder"
      case .special: "it is not a plain file"
      case .forbidden: "permission denied"
      case .tooLarge: "it is larger than \(InputFile.greatestSize >> 20) MB"
      }
    }
  }

  /// The bytes of a plain file of at most ``greatestSize``.
  ///
  /// Rejects files that may never end (pipes) or exceed the memory (sparse files).
  package static func read(_ path: String) throws(Problem) -> Data {
    try check(path)
    guard let data = FileManager.default.contents(atPath: path) else { throw .forbidden }
    return data
  }

  /// - Throws: for files that ``read(_:)`` would reject, by their kind and size.
  package static func check(_ path: String) throws(Problem) {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: place) else {
      throw .missing
    }
    switch facts[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw .folder
    default: throw .special
    }
    guard let size = facts[.size] as? NSNumber, size.intValue <= greatestSize else {
      throw .tooLarge
    }
  }
}
