public import KumihanViews

extension UIFontDescriptor {
  /// The name of what is known of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }
  /// The name of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
  /// The name of a part of a feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self = UIFontDescriptor(pointSize: 0).addingAttributes(attributes)
  }
  /// Names, sizes, weights and designs are followed; features are not.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var descriptor = self
    for key in [AttributeName.family, .name] {
      if case let name as String = attributes[key] { descriptor.family = name }
    }
    if case let size as CGFloat = attributes[.size] { descriptor.pointSize = size }
    if case let size as Double = attributes[.size] { descriptor.pointSize = CGFloat(size) }
    if case let traits as [TraitKey: Any] = attributes[.traits] {
      if case let weight as UIFont.Weight = traits[.weight] { descriptor.weight = weight }
      if case let symbolic as UInt32 = traits[.symbolic] {
        descriptor.symbolicTraits = SymbolicTraits(rawValue: symbolic)
      }
    }
    return descriptor
  }
  public func withFamily(_ name: String) -> UIFontDescriptor {
    addingAttributes([.family: name])
  }
  public func withFace(_ name: String) -> UIFontDescriptor { self }
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
  public var fontAttributes: [AttributeName: Any] {
    var all: [AttributeName: Any] = [.size: pointSize]
    if let family { all[.family] = family }
    return all
  }
  public func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }
  public var postscriptName: String { family ?? ".SFUI-Regular" }
  public var matrix: CGAffineTransform { .identity }
  public func matchingFontDescriptors(
    withMandatoryKeys keys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }
}

// Numbers of the features of fonts, by their names in Apple's tables.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltSixOnSelector = 12
public let kLigaturesType = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kFractionsType = 11
public let kDiagonalFractionsSelector = 2
public let kVerticalPositionType = 10
public let kSuperiorsSelector = 1
public let kContextualAlternatesType = 36
public let kTypographicExtrasType = 14
public let kSlashedZeroOnSelector = 4
public let kCharacterAlternativesType = 17
