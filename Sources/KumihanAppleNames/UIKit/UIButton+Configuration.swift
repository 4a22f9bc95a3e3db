public import Foundation
import KumihanControls
public import KumihanViews

extension UIButton {
  /// The look of a button.
  public struct Configuration {
    enum Kind { case plain, gray, tinted, filled, glass }
    let kind: Kind
    /// The words of ``attributedTitle``, of which each that is set here has no attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets: NSDirectionalEdgeInsets
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
    }
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var automaticallyUpdateForSelection = true
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var imageReservation: CGFloat = 0
    /// The mark of a button that opens a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    init(_ kind: Kind) {
      self.kind = kind
      contentInsets = Size.medium.insets
    }
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public static func glass() -> Configuration { capsule(.glass) }
    public static func clearGlass() -> Configuration { capsule(.glass) }
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    public static func prominentClearGlass() -> Configuration { capsule(.filled) }
    /// Buttons of glass are capsules.
    private static func capsule(_ kind: Kind) -> Configuration {
      var look = Configuration(kind)
      look.cornerStyle = .capsule
      return look
    }

    /// The shape of a button's corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// The size of a button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large

      /// As iOS 18 has them, in points: buttons of 34, 28 and 50.
      var insets: NSDirectionalEdgeInsets {
        let (side, end): (CGFloat, CGFloat) =
          switch self {
          case .medium: (12, 7)
          case .small, .mini: (10, 5)
          case .large: (20, 15)
          }
        return NSDirectionalEdgeInsets(top: end, leading: side, bottom: end, trailing: side)
      }
    }
    /// Where a title stands beside its subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
    }
    public func updated(for button: UIButton) -> Configuration { self }

    /// In points, as iOS 18 has them at the default text size.
    var cornerRadius: CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic where buttonSize == .large: 12
      case .dynamic, .medium: 6
      case .small: 4
      case .large: 9
      case .capsule: .infinity
      }
    }
  }
}

/// A button with a look of its own.
struct UIButtonPicture: View {
  let look: UIButton.Configuration
  let tint: UIColor?
  let isEnabled: Bool

  private var accent: Color { tint.map(Color.init(uiColor:)) ?? .accentColor }

  private var ink: Color {
    if !isEnabled { return Color(uiColor: .tertiaryLabel) }
    if let color = look.baseForegroundColor { return Color(uiColor: color) }
    return look.kind == .filled ? .white : accent
  }

  private var ground: Color {
    if let color = look.background.backgroundColor { return Color(uiColor: color) }
    if !isEnabled, look.kind != .glass {
      return look.kind == .plain ? .clear : Color(uiColor: .tertiarySystemFill)
    }
    let base = look.baseBackgroundColor.map(Color.init(uiColor:))
    return switch look.kind {
    case .plain, .glass: base ?? .clear
    case .gray: base ?? Color(uiColor: .secondarySystemFill)
    case .tinted: (base ?? accent).opacity(0.15)
    case .filled: base ?? accent
    }
  }

  private var corners: RoundedRectangle {
    RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous)
  }

  var body: some View {
    let insets = look.contentInsets
    content
      .font(look.buttonSize == .medium || look.buttonSize == .large ? .body : .subheadline)
      .foregroundStyle(ink)
      .padding(EdgeInsets(insets))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ground, in: corners)
      .background { if look.kind == .glass { corners.fill(.ultraThinMaterial) } }
      .overlay {
        if let color = look.background.strokeColor, look.background.strokeWidth > 0 {
          corners.strokeBorder(
            Color(uiColor: color), lineWidth: look.background.strokeWidth)
        }
      }
  }

  @ViewBuilder private var content: some View {
    switch look.imagePlacement {
    case .trailing:
      HStack(spacing: look.imagePadding) {
        words; picture
      }
    case .top:
      VStack(spacing: look.imagePadding) {
        picture; words
      }
    case .bottom:
      VStack(spacing: look.imagePadding) {
        words; picture
      }
    default:
      HStack(spacing: look.imagePadding) {
        picture; words
      }
    }
  }

  @ViewBuilder private var picture: some View {
    if look.showsActivityIndicator {
      ProgressView()
    } else if let image = look.image {
      image.shown(
        look.preferredSymbolConfigurationForImage,
        tint: ink
      ) { $0 }
    }
  }

  @ViewBuilder private var words: some View {
    VStack(
      alignment: look.titleAlignment == .center ? .center : .leading, spacing: look.titlePadding
    ) {
      if let title = look.attributedTitle {
        styled(text(title), look.titleTextAttributesTransformer)
      }
      if let subtitle = look.attributedSubtitle {
        styled(text(subtitle).font(.caption), look.subtitleTextAttributesTransformer)
      }
    }
  }

  private func text(_ words: AttributedString) -> Text {
    Text(NSAttributedString(words).viewText)
  }

  /// A text with what a transformer makes of no attributes.
  private func styled(
    _ text: Text, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> Text {
    guard let made = transformer?(AttributeContainer()) else { return text }
    var text = text
    if let font = made[AttributeScopes.UIKitAttributes.FontAttribute.self] {
      text = text.font(Font(font))
    }
    if let color = made[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
      text = text.foregroundColor(Color(uiColor: color))
    }
    return text
  }
}
