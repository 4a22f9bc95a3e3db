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

  /// With files that go with a failure in either test library.
  @_disfavoredOverload
  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [DiffAttachment])?
  ) {
    self.init(
      toData: toData, fromData: fromData,
      diff: { (old: Value, new: Value) -> (String, [XCTAttachment])? in
        diff(old, new).map { ($0.0, $0.1.map(\.file)) }
      })
  }
}

/// A file that goes with a failure.
public enum DiffAttachment: Sendable {
  case data(Data, name: String)
  case xcTest(XCTAttachment)

  fileprivate var file: XCTAttachment {
    switch self {
    case .data(let data, let name): XCTAttachment(data: data, name: name)
    case .xcTest(let attachment): attachment
    }
  }
}
