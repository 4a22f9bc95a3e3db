public import KumihanViews

/// A font by what it is like.
public struct UIFontDescriptor: Hashable, Sendable {
  var style: Font.TextStyle?
  /// In points.
  public var pointSize: CGFloat
  public var symbolicTraits: SymbolicTraits = []
  var design: SystemDesign = .default
  var family: String?
  var weight = Font.Weight.regular

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classScript = SymbolicTraits(rawValue: 10 << 28)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system's font.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    public static let `default` = SystemDesign(design: .default)
    public static let rounded = SystemDesign(design: .rounded)
    public static let serif = SystemDesign(design: .serif)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  init(style: Font.TextStyle? = nil, pointSize: CGFloat) {
    (self.style, self.pointSize) = (style, pointSize)
  }
  public init(name: String, size: CGFloat) { (family, pointSize) = (name, size) }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFontDescriptor { UIFontDescriptor(style: style.style, pointSize: style.size) }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.design = design
    return descriptor
  }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.symbolicTraits = traits
    return descriptor
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var descriptor = self
    (descriptor.pointSize, descriptor.style) = (size, nil)
    return descriptor
  }
}

extension UIFont {
  /// A font of a description; a size of 0 leaves the description's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let points = size > 0 ? size : descriptor.pointSize
    let (traits, weight) = (descriptor.symbolicTraits, descriptor.weight)
    let design: Font.Design =
      traits.contains(.traitMonoSpace) ? .monospaced : descriptor.design.design
    var font: Font =
      if let family = descriptor.family {
        .custom(family, fixedSize: points)
      } else if let style = descriptor.style, size == 0 {
        .system(style, design: design, weight: weight == .regular ? nil : weight)
      } else {
        .system(size: points, weight: weight, design: design)
      }
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    self.init(
      font, points, weight: traits.contains(.traitBold) ? .bold : weight, design: design)
  }

  public var fontDescriptor: UIFontDescriptor {
    var descriptor = UIFontDescriptor(pointSize: pointSize)
    descriptor.weight = weight
    descriptor.design = UIFontDescriptor.SystemDesign(design: design)
    return descriptor
  }
  public var fontName: String { ".SFUI-Regular" }
  public var familyName: String { ".AppleSystemUIFont" }
  /// In points, as the system's font has them: shares of its size, estimated from SF Pro.
  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { pointSize * -0.241 }
  public var lineHeight: CGFloat { pointSize * 1.193 }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
  public var leading: CGFloat { 0 }
  public static var familyNames: [String] { [] }
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static func fontNames(forFamilyName name: String) -> [String] { [] }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}

/// Sizes that grow with the reader's size of text as a text style does.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font that grows as the text style does; one that grows by itself stays as it is.
  public func scaledFont(for font: UIFont) -> UIFont {
    let provider: Font.Provider
    switch font.font.provider {
    case .system(let size, let weight, let design):
      provider = .scaled(
        size: size, weight: weight ?? .regular, design: design ?? .default,
        relativeTo: style.style)
    case .custom(let name, let size, .none):
      provider = .custom(name, size: size, relativeTo: style.style)
    case .style, .custom, .scaled: return font
    }
    var scaled = Font(provider)
    scaled.modifiers = font.font.modifiers
    return UIFont(scaled, font.pointSize, weight: font.weight, design: font.design)
  }
  /// Grows without the limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font)
  }
  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font) }
  /// A length that grows, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat { value }
}
