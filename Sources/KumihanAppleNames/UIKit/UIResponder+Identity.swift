public import Foundation

extension UIResponder: Hashable {
  public nonisolated static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSValue {
  /// Nothing hands rectangles over in a picture: keyboards do not come.
  public var cgRectValue: CGRect { .zero }
  public var cgPointValue: CGPoint { .zero }
  public var cgSizeValue: CGSize { .zero }
}

extension URL {
  /// Files are read with the rights of whoever draws.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
