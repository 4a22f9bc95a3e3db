public import KumihanViews

/// What UIKit code knows of its place. A trait that is not specified leaves it to what stands around.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
  public var displayGamut = UIDisplayGamut.unspecified
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var forceTouchCapability = UIForceTouchCapability.unknown
  public var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// Pixels per point; 0 where it is not specified.
  public var displayScale: CGFloat = 0
  /// Traits of an app's own, by their types.
  var own: [ObjectIdentifier: OwnTrait] = [:]

  public init() {}
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.userInterfaceIdiom = userInterfaceIdiom
  }
  public init(legibilityWeight: UILegibilityWeight) { self.legibilityWeight = legibilityWeight }
  public init(displayGamut: UIDisplayGamut) { self.displayGamut = displayGamut }
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.userInterfaceLevel = userInterfaceLevel
  }
  public init(forceTouchCapability: UIForceTouchCapability) {
    self.forceTouchCapability = forceTouchCapability
  }
  public init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.activeAppearance = activeAppearance
  }
  public init(displayScale: CGFloat) { self.displayScale = displayScale }

  /// The traits that some collections specify; the last one that specifies a trait has the word.
  public init(traitsFrom collections: [UITraitCollection]) {
    for other in collections { take(other) }
  }

  /// A collection with the traits that a closure sets.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = _UITraitOverrides()
    mutations(&traits)
    self = traits._traits
  }

  /// This collection with the traits that a closure sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  private mutating func take(_ other: UITraitCollection) {
    take(other, \.userInterfaceStyle, .unspecified)
    take(other, \.accessibilityContrast, .unspecified)
    take(other, \.preferredContentSizeCategory, .unspecified)
    take(other, \.layoutDirection, .unspecified)
    take(other, \.horizontalSizeClass, .unspecified)
    take(other, \.verticalSizeClass, .unspecified)
    take(other, \.userInterfaceIdiom, .unspecified)
    take(other, \.legibilityWeight, .unspecified)
    take(other, \.displayGamut, .unspecified)
    take(other, \.userInterfaceLevel, .unspecified)
    take(other, \.forceTouchCapability, .unknown)
    take(other, \.activeAppearance, .unspecified)
    take(other, \.displayScale, 0)
    own.merge(other.own) { $1 }
  }

  private mutating func take<T: Equatable>(
    _ other: UITraitCollection, _ trait: WritableKeyPath<UITraitCollection, T>, _ nothing: T
  ) {
    if other[keyPath: trait] != nothing { self[keyPath: trait] = other[keyPath: trait] }
  }

  /// Those of the view whose body runs; on another thread those of nobody.
  public static var current: UITraitCollection {
    guard Thread.isMainThread else { return UITraitCollection() }
    return MainActor.assumeIsolated {
      let values = EnvironmentScope.values
      return UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: values.colorScheme == .dark ? .dark : .light),
        UITraitCollection(
          accessibilityContrast: values.colorSchemeContrast == .increased ? .high : .normal),
        UITraitCollection(
          legibilityWeight: values.legibilityWeight.map { $0 == .bold ? .bold : .regular }
            ?? .unspecified),
        values.uiTraits,
      ])
    }
  }

  /// Whether colours differ between these traits and others.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
  }

  /// Sets what the traits specify and a view's environment knows.
  package func apply(to values: inout EnvironmentValues) {
    if userInterfaceStyle != .unspecified {
      values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    }
    if accessibilityContrast != .unspecified {
      values.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
    }
    if legibilityWeight != .unspecified {
      values.legibilityWeight = legibilityWeight == .bold ? .bold : .regular
    }
    if let size = preferredContentSizeCategory.size { values.dynamicTypeSize = size }
    if layoutDirection != .unspecified {
      values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let sizeClass = horizontalSizeClass.sizeClass { values.horizontalSizeClass = sizeClass }
    if let sizeClass = verticalSizeClass.sizeClass { values.verticalSizeClass = sizeClass }
    if !own.isEmpty { values.uiTraits.own.merge(own) { $1 } }
  }
}

/// Light or dark, by its UIKit name.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// Whether the reader asked for stronger contrast, by its UIKit name.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Which way a line runs, by its UIKit name.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// How much room there is along an axis, by its UIKit name.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular

  var sizeClass: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

/// Whether the reader asked for bold text, by its UIKit name.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The colours of a screen, by their UIKit name; pictures have those of sRGB.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB, P3
}

/// Whether a screen lies over another, by its UIKit name; pictures do not follow it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// Whether a window has the reader's attention, by its UIKit name; pictures do not follow it.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Whether a screen feels pressure.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// The reader's size of text, by its UIKit name.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Nil where it is not specified.
  package var size: DynamicTypeSize? {
    Self.sizes.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] }
  }

  /// Nobody changes the size of text while a picture is drawn.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    (a.size?.rawValue ?? -1) < (b.size?.rawValue ?? -1)
  }
}
