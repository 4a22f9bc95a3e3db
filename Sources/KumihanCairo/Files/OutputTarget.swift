import Foundation

/// The target of a path, with symbolic links resolved.
struct OutputTarget {
  /// A plain file, with its state when it exists already, or a stream that is written to directly.
  enum Kind {
    case plain(replacing: stat?)
    case stream
  }

  /// The path behind the last link.
  let path: String
  let kind: Kind

  /// The system's own limit of links.
  private static let mostLinks = 40

  init(following path: String) throws(SystemError) {
    var path = path
    for _ in 0...Self.mostLinks {
      var state = stat()
      guard unsafe lstat(path, &state) == 0 else {
        guard errno == ENOENT else { throw .last }
        (self.path, kind) = (path, .plain(replacing: nil))
        return
      }
      switch state.st_mode & S_IFMT {
      case S_IFLNK:
        let target = try Self.link(at: path)
        path = target.hasPrefix("/") ? target : Self.folder(of: path) + target
      case S_IFDIR: throw SystemError(code: EISDIR)
      case S_IFREG:
        (self.path, kind) = (path, .plain(replacing: state))
        return
      default:
        (self.path, kind) = (path, .stream)
        return
      }
    }
    throw SystemError(code: ELOOP)
  }

  /// The folder of a path, with the slash; empty for the working folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func link(at path: String) throws(SystemError) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = unsafe readlink(path, &bytes, Int(PATH_MAX))
    guard count >= 0 else { throw .last }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
