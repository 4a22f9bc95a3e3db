import Synchronization

/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// Marks nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}
/// Marks nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

extension OSSignpostID {
  public init(log: OSLog) { self = .exclusive }
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
}

/// A lock, in its older form: each of its owners has it to itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public struct os_unfair_lock {
  public init() {}
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public typealias os_unfair_lock_s = os_unfair_lock
// swift-format-ignore: AlwaysUseLowerCamelCase
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool { true }
