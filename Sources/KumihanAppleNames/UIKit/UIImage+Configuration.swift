public import KumihanFoundation
public import KumihanViews

extension UIImage {
  /// How a symbol is drawn.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// In points.
    var pointSize: CGFloat?
    var font: UIFont?
    var weight = SymbolWeight.unspecified
    var scale = SymbolScale.default
    var colors: [UIColor] = []
    var isHierarchical = false
    var isMulticolor = false

    private init() {}
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default)
    { (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale) }
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    public init(weight: SymbolWeight) { self.weight = weight }
    public init(scale: SymbolScale) { self.scale = scale }
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      (font, self.scale) = (.preferredFont(forTextStyle: textStyle), scale)
    }
    public init(font: UIFont, scale: SymbolScale = .default) {
      (self.font, self.scale) = (font, scale)
    }
    public init(hierarchicalColor: UIColor) {
      (colors, isHierarchical) = ([hierarchicalColor], true)
    }
    public init(paletteColors: [UIColor]) { colors = paletteColors }
    public static func preferringMulticolor() -> SymbolConfiguration {
      var look = SymbolConfiguration()
      look.isMulticolor = true
      return look
    }
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public static let unspecified = SymbolConfiguration()

    /// This one, and in its place what another says.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var look = self
      if other.pointSize != nil || other.font != nil {
        (look.pointSize, look.font) = (other.pointSize, other.font)
      }
      if other.weight != .unspecified { look.weight = other.weight }
      if other.scale != .default, other.scale != .unspecified { look.scale = other.scale }
      if !other.colors.isEmpty {
        (look.colors, look.isHierarchical) = (other.colors, other.isHierarchical)
      }
      look.isMulticolor = look.isMulticolor || other.isMulticolor
      return look
    }
  }
  public typealias Configuration = SymbolConfiguration

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol beside a text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name, in: bundle) }
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) { self.init(symbol: name, look: configuration) }
  /// A symbol of the icon font; an unknown one is reported where it is shown.
  public convenience init?(systemName name: String) { self.init(symbol: name, look: PlainLook()) }
  /// Pictures that the system has for editing.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill") ?? UIImage() }
  public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public static var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
  public var symbolConfiguration: SymbolConfiguration? {
    if case let look as SymbolConfiguration = look { look } else { nil }
  }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    with(look: symbolConfiguration?.applying(configuration) ?? configuration)
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The picture in a part of UIKit's, a symbol with its look and in a tint, where the picture is not its own.
  ///
  /// - Parameters:
  ///   - look: that of the part, behind the picture's own.
  ///   - size: of a symbol for which nobody says one, in points.
  @MainActor @ViewBuilder
  package func shown(
    _ look: SymbolConfiguration? = nil, tint: Color?, size: CGFloat = 17,
    @ViewBuilder _ picture: (Image) -> some View
  ) -> some View {
    let own = symbolConfiguration.map { look?.applying($0) ?? $0 } ?? look
    let isTinted = renderingMode == .alwaysTemplate || isSymbol && renderingMode == .automatic
    let image = picture(Image(uiImage: self))
      .font(own?.font.map { Font($0) } ?? .system(size: own?.pointSize ?? size))
      .fontWeight(own.flatMap { $0.weight == .unspecified ? nil : $0.weight.weight })
      .imageScale(own?.scale == .large ? .large : own?.scale == .small ? .small : .medium)
    switch (own?.colors.count ?? 0, own?.isMulticolor ?? false) {
    case (0, true): image.symbolRenderingMode(.multicolor).foregroundStyle(tint ?? .accentColor)
    case (0, false): image.foregroundStyle(isTinted ? tint ?? .accentColor : .primary)
    case (1, _):
      image.symbolRenderingMode(own?.isHierarchical == true ? .hierarchical : .monochrome)
        .foregroundStyle(Color(uiColor: own?.colors[0] ?? .label))
    case (2, _):
      image.symbolRenderingMode(.palette)
        .foregroundStyle(
          Color(uiColor: own?.colors[0] ?? .label), Color(uiColor: own?.colors[1] ?? .label))
    default:
      image.symbolRenderingMode(.palette)
        .foregroundStyle(
          Color(uiColor: own?.colors[0] ?? .label), Color(uiColor: own?.colors[1] ?? .label),
          Color(uiColor: own?.colors[2] ?? .label))
    }
  }
}

/// The look of a symbol of which nobody said one.
private struct PlainLook: SymbolLook {}

extension SymbolLook {
  @MainActor package func size(of image: UIImage) -> CGSize? {
    UIView.size(of: image.shown(tint: nil) { $0 }, in: .unspecified)
  }
}

extension UIImage.SymbolConfiguration: SymbolLook {}
