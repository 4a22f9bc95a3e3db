import Foundation

/// The list of further users and groups that may use a file (an ACL), beside its mode.
enum AccessList {
  /// Makes the list of an open file that of another; with none there, takes away what the folder
  /// gave it.
  static func copy(from path: String, to descriptor: Int32) throws(SystemError) {
    #if os(Linux)
      // More entries than file systems keep.
      var list = [UInt8](repeating: 0, count: 64 * 1024)
      let count = unsafe systemGetAttribute(path, attribute, &list, list.count)
      if count > 0 {
        try SystemError.check { unsafe systemSetAttribute(descriptor, attribute, &list, count, 0) }
      } else {
        // There may be none to take away, and file systems that know of none.
        _ = unsafe systemRemoveAttribute(descriptor, attribute)
      }
    #endif
  }

  private static let attribute = "system.posix_acl_access"
}

#if os(Linux)
  // Of the C library, whose Swift module leaves this header out.
  @_silgen_name("getxattr") private func systemGetAttribute(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer,
    _ size: Int
  ) -> Int
  @_silgen_name("fsetxattr") private func systemSetAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int,
    _ flags: Int32
  ) -> Int32
  @_silgen_name("fremovexattr") private func systemRemoveAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>
  ) -> Int32
#endif
