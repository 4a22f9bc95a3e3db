public import Foundation
import KumihanControls
public import KumihanViews

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  private var titles: [UInt: String] = [:]
  private var attributed: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]
  private var grounds: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  public private(set) var buttonType = ButtonType.custom
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  open var menu: UIMenu?
  open var role = Role.normal
  open var configuration: Configuration?
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var changesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var isPointerInteractionEnabled = false

  /// What a button is for.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    switch type {
    case .detailDisclosure, .infoLight, .infoDark:
      images[0] = UIImage(systemName: "info.circle")
    case .contactAdd: images[0] = UIImage(systemName: "plus.circle")
    case .close: images[0] = UIImage(systemName: "xmark.circle.fill")
    case .custom, .system: break
    }
  }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton
  {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if var look = configuration {
      if look.title == nil, !action.title.isEmpty { look.title = action.title }
      look.image = look.image ?? action.image
      configuration = look
    } else {
      setTitle(action.title, for: .normal)
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    attributed[state.rawValue] = nil
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state.rawValue] = title?.string
    attributed[state.rawValue] = title
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    grounds[state.rawValue] = image
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { grounds[state.rawValue] }
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state.rawValue] }
  open var currentTitle: String? { now(titles) }
  open var currentImage: UIImage? { now(images) }
  open var currentTitleColor: UIColor { now(colors) ?? .white }
  open var currentBackgroundImage: UIImage? { now(grounds) }
  open var currentAttributedTitle: NSAttributedString? { now(attributed) }
  open var currentTitleShadowColor: UIColor? { nil }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributed[state.rawValue]
  }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { nil }
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { nil }
  open var subtitleLabel: UILabel? { nil }
  open var automaticallyUpdatesConfiguration = true
  open var reversesTitleShadowWhenHighlighted = false
  open var isHeld: Bool { false }
  open var pointerStyleProvider: PointerStyleProvider?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Where the button's parts stand; what a class of one's own says here is not asked.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
  open func imageRect(forContentRect rect: CGRect) -> CGRect { rect }
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}

  /// What stands for the button's state, or for any.
  private func now<Value>(_ values: [UInt: Value]) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  package override var restingPlace: Alignment {
    let side: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .center, .fill: .center
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      }
    let height: VerticalAlignment =
      switch contentVerticalAlignment {
      case .center, .fill: .center
      case .top: .top
      case .bottom: .bottom
      }
    return Alignment(horizontal: side, vertical: height)
  }

  /// The picture of a button without a title: as large as it is, or as the button along the sides that it fills or is too large for.
  @ViewBuilder private func placed(_ picture: Image, of image: UIImage) -> some View {
    let (across, down) = (
      contentHorizontalAlignment == .fill, contentVerticalAlignment == .fill
    )
    let (room, own) = (bounds.size, image.size)
    let isTooLarge = room != .zero && (own.width > room.width || own.height > room.height)
    if across && down || (across || down || isTooLarge) && !image.isSymbol {
      scaled(picture)
        .frame(
          idealWidth: own.width, maxWidth: across ? .infinity : own.width,
          idealHeight: own.height, maxHeight: down ? .infinity : own.height
        )
        .padding(EdgeInsets(imageEdgeInsets))
    } else {
      picture
    }
  }
  @ViewBuilder private func scaled(_ image: Image) -> some View {
    switch imageView?.contentMode {
    case .scaleAspectFit: image.resizable().scaledToFit()
    case .scaleAspectFill: image.resizable().scaledToFill()
    default: image.resizable()
    }
  }

  package override var shownView: AnyView? {
    configurationUpdateHandler?(self)
    if var look = configuration {
      if look.title == nil { look.title = currentTitle }
      look.image = look.image ?? currentImage
      return AnyView(
        UIButtonPicture(look: look, tint: tintColor, isEnabled: isEnabled))
    }
    let (title, image) = (currentTitle, currentImage)
    let color = now(colors) ?? (buttonType == .custom ? UIColor.white : tintColor)
    return AnyView(
      HStack(spacing: 0) {
        if let image {
          image.shown(
            tint: tintColor.map(Color.init(uiColor:)), size: titleLabel?.font.pointSize ?? 17
          ) {
            if title == nil {
              placed($0, of: image)
            } else {
              $0
            }
          }
        }
        if let title {
          Text(now(attributed)?.viewText ?? AttributedString(title))
            .font(
              Font(titleLabel?.chosenFont ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)))
        }
      }
      .foregroundColor(color.map(Color.init(uiColor:)) ?? .accentColor)
      .opacity(isEnabled ? 1 : 0.5)
      .padding(EdgeInsets(contentEdgeInsets))
      .background { if let ground = now(grounds) { Image(uiImage: ground).resizable() } })
  }
}
