public import Foundation

extension UIResponder: Hashable {
  public nonisolated static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What protocols of Objective-C ask of their objects.
extension UIResponder: NSObjectProtocol {
  public nonisolated func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  public nonisolated var hash: Int { hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
}

extension URL {
  /// Files are read with the rights of whoever draws.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
