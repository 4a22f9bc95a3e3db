public import Foundation
public import KumihanFoundation

/// What code asks of its objects by the names of their properties.
@MainActor @preconcurrency
open class _UIKeyed: _UIMade {
  public override init() {}
  open nonisolated var description: String { "<\(type(of: self))>" }
  open nonisolated var debugDescription: String { description }
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  open var hash: Int { ObjectIdentifier(self).hashValue }
  private var told: [String: Any] = [:]
  /// Keeps the value for ``value(forKey:)``; of the properties that Swift has no name for, some are followed.
  open func setValue(_ value: Any?, forKey key: String) { told[key] = value }
  /// As ``setValue(_:forKey:)``.
  open func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }
  /// What was set for the key: properties have no names while a program runs on Linux.
  open func value(forKey key: String) -> Any? { told[key] }
  /// As ``value(forKey:)``.
  open func value(forKeyPath path: String) -> Any? { value(forKey: path) }
}

extension _UIKeyed: _KeyValueObserved {}

/// What every part of UIKit tells screen readers; Apple's root class has it.
@MainActor @preconcurrency
open class _UIAccessible: _UIKeyed {
  public override init() {}
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityLanguage: String?
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityPath: UIBezierPath?
  open var isAccessibilityElement = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }
}

/// Which way a screen reader scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// What holds elements for a screen reader.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How a screen reader goes through elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// What a text is about.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "wordProcessing")
  public static let narrative = Self(rawValue: "narrative")
  public static let messaging = Self(rawValue: "messaging")
  public static let spreadsheet = Self(rawValue: "spreadsheet")
  public static let fileSystem = Self(rawValue: "fileSystem")
  public static let sourceCode = Self(rawValue: "sourceCode")
  public static let console = Self(rawValue: "console")
}

/// A way for screen readers to go through what is alike.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor {
  /// Which way a search goes.
  public enum Direction: Int, Sendable { case previous, next }
  /// What is found.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?
  open var name: String
  open var itemSearchBlock: Search
  public init(name: String, itemSearch: @escaping Search) {
    (self.name, itemSearchBlock) = (name, itemSearch)
  }
}

/// What a rotor looks for.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate {
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  open var currentItem = UIAccessibilityCustomRotorItemResult()
}

/// What a rotor found.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
  public init() {}
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}
