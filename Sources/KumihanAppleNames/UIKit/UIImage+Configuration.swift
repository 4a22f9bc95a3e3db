public import KumihanViews

extension UIImage {
  /// How a symbol is drawn; its view decides that here.
  public struct SymbolConfiguration: Hashable, Sendable {
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default)
    {}
    public init(weight: SymbolWeight) {}
    public init(scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {}
    public init(font: UIFont, scale: SymbolScale = .default) {}
    public init(hierarchicalColor: UIColor) {}
    public init(paletteColors: [UIColor]) {}
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }
  public typealias Configuration = SymbolConfiguration

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
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
  ) { self.init(systemName: name) }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
}
