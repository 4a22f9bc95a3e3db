public import Foundation

/// How snapshots of a format are written, read and compared.
public struct Diffing<Value> {
  /// A file's bytes.
  public var toData: (Value) -> Data
  /// A snapshot from a file's bytes.
  public var fromData: (Data) -> Value
  /// What is to be said of a reference and a snapshot that differ; nil for equal ones.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Of pictures: how exactly. They are compared without files then.
  var comparison: PictureComparison?

  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

/// A file that goes with a failure.
public struct XCTAttachment: Hashable, Sendable {
  /// The file's name; nil for none of its own.
  public var name: String?
  /// The file's bytes.
  public var data: Data

  public init(data: Data, name: String? = nil) { (self.data, self.name) = (data, name) }
  public init(data: Data, uniformTypeIdentifier: String) { self.init(data: data) }
  public init(string: String) { self.init(data: Data(string.utf8)) }
}
