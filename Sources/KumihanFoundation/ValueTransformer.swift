public import Foundation
import Synchronization

/// The name of a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let negateBooleanTransformerName = Self(rawValue: "NSNegateBoolean")
  public static let isNilTransformerName = Self(rawValue: "NSIsNil")
  public static let isNotNilTransformerName = Self(rawValue: "NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = Self(
    rawValue: "NSSecureUnarchiveFromData")
}

/// What is found by a name.
public protocol _NamedTransformer {}

extension _NamedTransformer {
  /// The one that was set for a name; an initialiser of a protocol's alone may return what is there.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.found(name) as? Self else { return nil }
    self = found
  }
}

/// Turns values into others: what a store keeps of them, which one in memory never asks for.
open class ValueTransformer: NSObject, _NamedTransformer, @unchecked Sendable {
  private static let named = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  public override init() {}

  open class func transformedValueClass() -> AnyClass { NSString.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    named.withLock { $0[name] = transformer }
  }
  fileprivate static func found(_ name: NSValueTransformerName) -> ValueTransformer? {
    named.withLock { $0[name] }
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    named.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }
}

/// Keeps values as archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
  open override class func transformedValueClass() -> AnyClass { NSData.self }
}
