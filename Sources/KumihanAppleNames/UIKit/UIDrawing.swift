package import Foundation
package import KumihanViews

/// A drawing into which UIKit's calls without a context go. Its context is made by the first call that asks for it, in the
/// module that has contexts.
@MainActor
package final class UIDrawing {
  /// Those under way; the last is the current one.
  package static var all: [UIDrawing] = []

  /// In points.
  package let size: CGSize
  /// Nil until somebody asks for it.
  package var context: AnyObject?
  /// What was drawn.
  package var picture: (() -> AnyView)?
  /// Draws what a view shows; false for one whose picture would not be that of an iPhone.
  package var paint: ((UIView, CGRect) -> Bool)?

  package init(size: CGSize) { self.size = size }
}

/// Whether a class is one that comes with this package.
func isOfUIKit(_ kind: Any.Type) -> Bool {
  modules.contains(String(reflecting: kind).prefix { $0 != "." })
}
private let modules: Set<Substring> = [
  "KumihanAppleNames", "KumihanMaps", "KumihanPhotos", "KumihanServices", "KumihanStore",
]

extension UIView {
  /// Whether the class is not UIKit's own, and so may place its parts and draw by itself.
  package var isOfOwnClass: Bool { !isOfUIKit(type(of: self)) }

  /// Whether a class of one's own stands on one that shows nothing by itself.
  var isOwnPlainView: Bool {
    guard isOfOwnClass else { return false }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let kind = mirror?.subjectType, !isOfUIKit(kind) { mirror = mirror?.superclassMirror }
    return mirror?.subjectType == UIView.self || mirror?.subjectType == UIControl.self
  }

  /// Does with the view what a closure says while it has a size, in points.
  func sized<Result>(_ size: CGSize, _ work: () -> Result) -> Result {
    let before = frame
    defer { frame = before }
    frame.size = size
    return work()
  }

  /// What the view's `draw(_:)` draws at its size; nil for nothing.
  var ownDrawing: AnyView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let drawing = UIDrawing(size: bounds.size)
    UIDrawing.all.append(drawing)
    draw(CGRect(origin: .zero, size: bounds.size))
    UIDrawing.all.removeLast()
    return drawing.picture?()
  }
}
