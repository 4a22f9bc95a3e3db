public import Foundation

extension _UIKeyed: Hashable {
  public nonisolated static func == (first: _UIKeyed, second: _UIKeyed) -> Bool {
    first === second
  }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What protocols of Objective-C ask of their objects.
extension _UIKeyed: @preconcurrency NSObjectProtocol {
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
}

extension URL {
  /// Files are read with the rights of whoever draws.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
