/// How a value becomes something that can be kept and compared.
public struct Snapshotting<Value, Format> {
  public var pathExtension: String
  public var snapshot: (Value) throws -> Format

  public init(pathExtension: String, snapshot: @escaping (Value) throws -> Format) {
    (self.pathExtension, self.snapshot) = (pathExtension, snapshot)
  }
}
