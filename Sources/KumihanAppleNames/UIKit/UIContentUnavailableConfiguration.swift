public import Foundation
import KumihanControls
public import KumihanViews

/// What a screen shows where it has nothing to show.
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Which side the words stand at.
  public enum Alignment: Int, Sendable { case center, natural }
  /// The look of words.
  @MainActor @preconcurrency
  public struct TextProperties {
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
  }
  /// The look of the picture.
  @MainActor @preconcurrency
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }
  /// What a button does.
  @MainActor @preconcurrency
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: Int = 0
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 12
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  private var isLoading = false

  private init() {
    textProperties.font = .systemFont(ofSize: 22, weight: .bold)
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }
  public static func empty() -> Self { Self() }
  public static func search() -> Self {
    var made = Self()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }
  public static func loading() -> Self {
    var made = Self()
    made.isLoading = true
    made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    made.textProperties.color = .secondaryLabel
    made.text = "Loading…"
    return made
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  fileprivate var picture: AnyView {
    AnyView(
      VStack(spacing: textToSecondaryTextPadding) {
        if isLoading {
          ProgressView()
        } else if let image {
          Image(uiImage: image).font(.system(size: 48))
            .foregroundStyle(Color(uiColor: imageProperties.tintColor ?? .secondaryLabel))
            .padding(.bottom, max(imageToTextPadding - textToSecondaryTextPadding, 0))
        }
        words(attributedText, text, textProperties)
        words(secondaryAttributedText, secondaryText, secondaryTextProperties)
        press(button, buttonProperties).padding(
          .top, max(textToButtonPadding - textToSecondaryTextPadding, 0))
        press(secondaryButton, secondaryButtonProperties)
      }
      .padding(.horizontal, 32).frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(background.backgroundColor.map(Color.init(uiColor:)) ?? .clear))
  }

  @ViewBuilder private func words(
    _ rich: NSAttributedString?, _ plain: String?, _ look: TextProperties
  ) -> some View {
    if let text = rich ?? plain.map({ NSAttributedString(string: $0) }), text.length > 0 {
      Text(text.viewText).font(Font(look.font)).foregroundColor(Color(uiColor: look.color))
        .multilineTextAlignment(.center)
    }
  }

  @ViewBuilder private func press(
    _ look: UIButton.Configuration, _ properties: ButtonProperties
  ) -> some View {
    if look.title != nil || look.image != nil || look.attributedTitle != nil {
      UIViewPicture(view: made(look, properties)).fixedSize()
    }
  }
  private func made(_ look: UIButton.Configuration, _ properties: ButtonProperties) -> UIButton {
    let button = UIButton(configuration: look)
    button.isEnabled = properties.isEnabled
    return button
  }
}

/// The view of nothing to show.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
  open var scrollEnabled = true
  package override var shownView: AnyView? {
    if case let shown as UIContentUnavailableConfiguration = configuration {
      shown.picture
    } else {
      nil
    }
  }
}

/// How a screen is used that has nothing to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
