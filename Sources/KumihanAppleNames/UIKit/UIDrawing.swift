import Foundation
import KumihanViews

/// The drawings under way, into which UIKit's calls without a context go.
@MainActor
package enum UIDrawing {
  /// The last is the current one.
  package static var all: [CGContext] = []

  /// What a closure draws in a context of a size in points, and nothing beyond it; nil for nothing.
  static func picture(_ size: CGSize, _ draw: (CGContext) -> Void) -> AnyView? {
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(size: size, scale: UIScreen.main.scale)
    all.append(context)
    draw(context)
    all.removeLast()
    return context.picture.map { AnyView($0.clipped()) }
  }
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

  /// What the view draws at its size, by `draw(_:)` or for its layer; nil for nothing.
  var ownDrawing: AnyView? { UIDrawing.picture(bounds.size) { draw(layer, in: $0) } }
}

extension CALayer {
  /// What a layer of a class of one's own draws at its size, or its delegate for it; nil for nothing.
  var ownDrawing: AnyView? {
    guard !isOfUIKit(type(of: self)) || delegate != nil else { return nil }
    return UIDrawing.picture(bounds.size) { draw(in: $0) }
  }
}
