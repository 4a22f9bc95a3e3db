public import Foundation

/// The name of a method, which is never called here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

/// Short enough for the room of `#selector(…)`, which is written as its method's name.
public typealias _Sel = Selector

/// The name of a method as text.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// Targets and their selectors, which need the Objective-C runtime: they are taken, and never called.

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }

  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

extension NSObjectProtocol {
  public func responds(to selector: Selector!) -> Bool { false }
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  public func performSelector(
    onMainThread selector: Selector, with object: Any?, waitUntilDone: Bool
  ) {}
}

extension NSObject {
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {}
}
