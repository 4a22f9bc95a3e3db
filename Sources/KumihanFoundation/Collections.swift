public import Foundation

/// Objects that a table does not keep alive.
private final class Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}

/// A set of objects by their identity, kept alive by others.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [Weak<ObjectType>] = []
  private var kept: [ObjectType] = []
  private let isWeak: Bool

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.append(Weak(object))
    if !isWeak { kept.append(object) }
  }
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
    kept.removeAll { $0 === object }
  }
  open func removeAllObjects() { (entries, kept) = ([], []) }
  open func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { $0.object === object }
  }
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
}

/// How tables hold their objects.
public enum NSPointerFunctions {
  /// Weakly or not.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let copyIn = Options(rawValue: 1 << 16)
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}

/// Objects by keys of equal objects; each may be kept alive by others only.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let weakKey: Weak<KeyType>
    let weakValue: Weak<ObjectType>
    let key: KeyType?
    let value: ObjectType?
  }
  private var entries: [Entry] = []
  private let (keepsKeys, keepsValues): (Bool, Bool)

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    (keepsKeys, keepsValues) = (
      !keyOptions.contains(.weakMemory), !valueOptions.contains(.weakMemory)
    )
  }
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  public static func strongToWeakObjects() -> NSMapTable {
    NSMapTable(valueOptions: .weakMemory)
  }
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func isSame(_ a: KeyType?, _ b: KeyType?) -> Bool {
    if a === b { return true }
    guard let a = a as? NSObject, let b = b as? NSObject else { return false }
    return a.isEqual(b)
  }
  open func object(forKey key: KeyType?) -> ObjectType? {
    entries.first { isSame($0.weakKey.object, key) }?.weakValue.object
  }
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let object, let key else { return }
    entries.append(
      Entry(
        weakKey: Weak(key), weakValue: Weak(object), key: keepsKeys ? key : nil,
        value: keepsValues ? object : nil))
  }
  open func removeObject(forKey key: KeyType?) {
    entries.removeAll {
      $0.weakKey.object == nil || $0.weakValue.object == nil || isSame($0.weakKey.object, key)
    }
  }
  open func removeAllObjects() { entries = [] }
  open var count: Int {
    entries.count { $0.weakKey.object != nil && $0.weakValue.object != nil }
  }
}

/// Something made of bytes, which others may read in their place.
public protocol _BytesHolder: ContiguousBytes {
  var _bytes: [UInt8] { get }
}

extension _BytesHolder {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe _bytes.withUnsafeBytes(body)
  }
}

/// Something whose elements are gone through.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
