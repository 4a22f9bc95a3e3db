public import Foundation

/// A type that says itself how it stands in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether what it holds stands below its line.
  static var renderChildren: Bool { get }
  /// The line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// To the second, in UTC.
  public var snapshotDescription: String {
    formatted(.iso8601)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without addresses, which are others each time.
  public var snapshotDescription: String {
    debugDescription.replacing(#/:?\s*0x[\da-f]+(?<space>\s*)/#, with: { $0.output.space })
  }
}
