import Foundation
import KumihanDrawing

/// A failed call of the system.
struct SystemError: Error {
  let code: Int32

  /// The calling thread's last failure.
  static var last: SystemError { SystemError(code: errno) }

  /// Repeats the call after interruptions.
  @discardableResult
  static func check(_ call: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes all of the bytes, in as many steps as the system needs.
  static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe write(descriptor, bytes.baseAddress! + done, bytes.count - done)
      if count > 0 { done += count }
      if count < 0, errno != EINTR { throw .last }
    }
  }

  func unwritable(_ path: String) -> RenderError {
    .unwritableFile(path: path, reason: reason)
  }

  private var reason: FileFailure {
    switch code {
    case ENOENT, ENOTDIR: .noFolder
    case EACCES, EPERM: .notPermitted
    case EISDIR: .isFolder
    case ENOSPC, EDQUOT: .noSpace
    case EFBIG: .tooLarge
    case EROFS: .readOnly
    case ENAMETOOLONG: .nameTooLong
    case ELOOP: .endlessLinks
    default: .other(unsafe String(cString: strerror(code)).lowercased())
    }
  }
}
