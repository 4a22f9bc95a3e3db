/// Traits of an element for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)

  // Traits that controls have and code cannot set, from here on.

  /// Its value goes up and down in steps: a slider, a wheel.
  public static let isAdjustable = AccessibilityTraits(rawValue: 1 << 32)
  /// It cannot be used, as inside `disabled(_:)`.
  public static let isDisabled = AccessibilityTraits(rawValue: 1 << 33)
  public static let isTextField = AccessibilityTraits(rawValue: 1 << 34)
  /// A text field whose characters are not shown.
  public static let isSecure = AccessibilityTraits(rawValue: 1 << 35)
  /// An item of a tab bar.
  public static let isTab = AccessibilityTraits(rawValue: 1 << 36)
  public static let isBackButton = AccessibilityTraits(rawValue: 1 << 37)
}

extension AccessibilityTraits {
  /// The names of the traits, in the order of their numbers.
  package var names: [String] {
    AccessibilityTraits.named.filter { contains($0.0) }.map(\.1)
  }

  private static let named: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "playsSound"),
    (.isKeyboardKey, "keyboardKey"), (.isStaticText, "staticText"),
    (.isSummaryElement, "summaryElement"), (.updatesFrequently, "updatesFrequently"),
    (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tabBar"),
    (.isAdjustable, "adjustable"), (.isDisabled, "disabled"), (.isTextField, "textField"),
    (.isSecure, "secure"), (.isTab, "tab"), (.isBackButton, "backButton"),
  ]
}
