// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Synchronization

/// How an object holds a value that code hangs on it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Values that code hung on objects, by the objects' addresses; an object that has gone has none.
private final class Associations: Sendable {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UInt: Any] = [:]
  }
  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
  static let all = Associations()

  func set(_ value: Any?, of object: AnyObject, _ key: UInt) {
    let name = ObjectIdentifier(object)
    let new = Entry(object: object, values: value.map { [key: $0] } ?? [:])
    entries.withLock { entries in
      // From time to time, those of objects that have gone.
      if entries.count.isMultiple(of: 256) { entries = entries.filter { $0.value.object != nil } }
      guard var entry = entries[name], entry.object != nil else { return entries[name] = new }
      entry.values[key] = new.values[key]
      entries[name] = entry
    }
  }

  func value(of object: AnyObject, _ key: UInt) -> Any? {
    let name = ObjectIdentifier(object)
    let entry = entries.withLock { $0[name] }
    return entry?.object === object ? entry?.values[key] : nil
  }

  func remove(of object: AnyObject) {
    let name = ObjectIdentifier(object)
    entries.withLock { $0[name] = nil }
  }
}

/// Hangs a value on an object, under the address of a key; nil takes it away. An object is held by all policies but that of
/// assigning.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.all.set(value, of: object as AnyObject, UInt(bitPattern: key)) }

/// The value that hangs on an object under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.all.value(of: object as AnyObject, UInt(bitPattern: key))
}

/// Takes all values away that hang on an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.all.remove(of: object as AnyObject)
}
