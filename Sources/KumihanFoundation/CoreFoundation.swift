// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Core Foundation's names. Its objects are bridged to Foundation's on Apple's platforms, and are those here.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFIndex = Int
public typealias CFTypeID = UInt
public typealias CFHashCode = UInt
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFSet = NSSet
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFNull = NSNull
public typealias CFLocale = NSLocale
public typealias CFUUID = NSUUID
public typealias CFCharacterSet = NSCharacterSet

/// A place and a length in a text or a list.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
  public init() { self.init(location: 0, length: 0) }
}
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Who gives memory: always the default.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

/// Runs a closure; nothing waits here to be released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE = MAXFLOAT

public func CFDataGetLength(_ data: CFData) -> CFIndex { data.length }
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  CFMutableData()
}
public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! { unsafe CFData(bytes: bytes, length: length) }
public func CFDataCreateCopy(_ allocator: CFAllocator?, _ data: CFData!) -> CFData! { data }
public func CFDataCreateMutableCopy(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ data: CFData!
) -> CFMutableData! { CFMutableData(data: data as Data) }
public func CFDataAppendBytes(
  _ data: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) { unsafe data.append(bytes, length: length) }
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  unsafe data.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Bytes of a value, which are kept until the program ends: nobody says how long they are read.
public func CFDataGetBytePtr(_ data: Data) -> UnsafePointer<UInt8>! {
  let kept = NSData(data: data)
  _ = unsafe Unmanaged.passRetained(kept)
  return unsafe CFDataGetBytePtr(kept)
}
public func CFDataGetLength(_ data: Data) -> CFIndex { data.count }
public func CFStringGetLength(_ text: CFString) -> CFIndex { text.length }
public func CFArrayGetCount(_ list: CFArray) -> CFIndex { list.count }
public func CFDictionaryGetCount(_ list: CFDictionary) -> CFIndex { list.count }
public func CFEqual(_ first: CFTypeRef?, _ second: CFTypeRef?) -> Bool {
  (first as? NSObject).map { $0.isEqual(second) } ?? (first === second)
}
public func CFUUIDCreate(_ allocator: CFAllocator?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ allocator: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
  uuid.uuidString as NSString
}
public func CFBooleanGetValue(_ value: CFBoolean) -> Bool { value.boolValue }
public func CFErrorCopyDescription(_ error: CFError) -> CFString! {
  error.localizedDescription as NSString
}

public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
public let kCFNull: CFNull! = NSNull()
