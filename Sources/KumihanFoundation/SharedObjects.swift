import Foundation

/// The objects that an app has one of: the same at each call while a picture is drawn, and new ones for the next.
package enum SharedObjects {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }
  // One object may ask for another as it is made.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var kept: [Key: AnyObject] = [:]
  nonisolated(unsafe) private static var picture = PictureCount.current

  /// - Parameter name: tells objects of one type apart.
  package static func one<Object: AnyObject>(
    _ name: String = "", _ make: () -> Object
  ) -> Object {
    lock.lock()
    defer { lock.unlock() }
    if unsafe picture != PictureCount.current {
      unsafe (picture, kept) = (PictureCount.current, [:])
    }
    let key = Key(type: ObjectIdentifier(Object.self), name: name)
    if let object = unsafe kept[key] as? Object { return object }
    let object = make()
    unsafe kept[key] = object
    return object
  }
}
