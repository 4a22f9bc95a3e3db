public import Foundation
import KumihanControls
public import KumihanViews

/// Words and a picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var imageProperties = ImageProperties()
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var prefersSideBySideTextAndSecondaryText = false
  public init() {}
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self {
    var value = Self()
    value.prefersSideBySideTextAndSecondaryText = true
    value.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return value
  }
  public static func plainHeader() -> Self { header(.headline) }
  public static func groupedHeader() -> Self {
    var header = header(.footnote, .secondaryLabel)
    header.textProperties.transform = .uppercase
    return header
  }
  public static func prominentInsetGroupedHeader() -> Self { header(.title3, weight: .bold) }
  public static func extraProminentInsetGroupedHeader() -> Self { header(.title2, weight: .bold) }
  private static func header(
    _ style: UIFont.TextStyle, _ color: UIColor = .label, weight: UIFont.Weight? = nil
  ) -> Self {
    var header = Self()
    let font = UIFont.preferredFont(forTextStyle: style)
    header.textProperties.font =
      weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
    header.textProperties.color = color
    return header
  }
  public static func sidebarCell() -> Self { Self() }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  public static func sidebarSubtitleCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { header(.headline) }
  public static func header() -> Self { header(.headline) }
  public static func footer() -> Self { header(.footnote, .secondaryLabel) }
  public static func plainFooter() -> Self { footer() }
  public static func groupedFooter() -> Self { footer() }

  /// The look of words.
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    public var colorTransformer: UIConfigurationColorTransformer?
    public var allowsDefaultTighteningForTruncation = false
    public var showsExpansionTextWhenTruncated = false
    /// Whether words are written in other letters than they were given in.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Where words stand.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public init() {}
    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The look of a picture.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public static let standardDimension: CGFloat = 40
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
    public init() {}
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public var _isOfRow: Bool { true }

  public var _picture: AnyView {
    AnyView(
      HStack(spacing: imageToTextPadding) {
        if let image { picture(image) }
        if prefersSideBySideTextAndSecondaryText, secondaryText != nil {
          HStack(spacing: textToSecondaryTextHorizontalPadding) {
            words(text, attributedText, textProperties)
            Spacer(minLength: 0)
            words(secondaryText, secondaryAttributedText, secondaryTextProperties)
          }
        } else if textProperties.alignment == .center {
          VStack(spacing: textToSecondaryTextVerticalPadding) {
            words(text, attributedText, textProperties)
            words(secondaryText, secondaryAttributedText, secondaryTextProperties)
          }
          .frame(maxWidth: .infinity)
        } else {
          VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
            words(text, attributedText, textProperties)
            words(secondaryText, secondaryAttributedText, secondaryTextProperties)
          }
          Spacer(minLength: 0)
        }
      })
  }

  /// The picture in its look: a symbol as large as that says, any other no larger than it says.
  @MainActor @ViewBuilder
  private func picture(_ image: UIImage) -> some View {
    let tint = imageProperties.tintColor.map(Color.init(uiColor:)) ?? .accentColor
    let (most, room) = (imageProperties.maximumSize, imageProperties.reservedLayoutSize)
    Group {
      if let look = imageProperties.preferredSymbolConfiguration, image.isSymbol {
        image.shown(look, tint: tint) { $0 }
      } else if most.width > 0, most.height > 0 {
        Image(uiImage: image).resizable().scaledToFit()
          .frame(maxWidth: most.width, maxHeight: most.height).foregroundStyle(tint)
          .fixedSize(horizontal: false, vertical: true)
      } else {
        Image(uiImage: image).foregroundStyle(tint)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
    .frame(
      minWidth: room.width > 0 ? room.width : nil, minHeight: room.height > 0 ? room.height : nil)
  }

  @MainActor @ViewBuilder
  private func words(
    _ text: String?, _ attributed: NSAttributedString?, _ look: TextProperties
  ) -> some View {
    if let text {
      (attributed.map { Text($0.viewText) } ?? Text(verbatim: look.transform.written(text)))
        .font(Font(look.font)).foregroundStyle(Color(uiColor: look.resolvedColor()))
        .lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines)
        .multilineTextAlignment(look.alignment == .center ? .center : .leading)
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func written(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

/// The words and the picture of a row as a view.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
  public var textLayoutGuide: UILayoutGuide? { guide("text") }
  public var secondaryTextLayoutGuide: UILayoutGuide? { guide("secondaryText") }
  public var imageLayoutGuide: UILayoutGuide? { guide("image") }
  package override var shownView: AnyView? { configuration._picture }
}
