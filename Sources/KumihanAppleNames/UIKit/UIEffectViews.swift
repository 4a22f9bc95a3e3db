public import Foundation
import KumihanControls
package import KumihanViews

/// The blur of what stands behind, and its vibrancy.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { tintContent() } }
  public let contentView = UIView()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addSubview(contentView)
    tintContent()
  }
  /// Symbols on a vibrant ground are of the shade of its labels.
  private func tintContent() {
    contentView.tintColor = effect is UIVibrancyEffect ? .label : nil
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  package override var shownView: AnyView? {
    guard let effect else { return nil }
    let content = UIViewPicture(view: contentView)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    return effect.behind(AnyView(content), layer)
  }
  override var partsHolder: UIView? { contentView }
  override func fitContent() { contentView.frame = bounds }
}

/// A spinner that shows ongoing work.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  package override var isMeasured: Bool { true }
  override var hasOwnSize: Bool { true }
  package override func ownHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  /// The size of the spinner; the older ones have a colour as well.
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }
  open var style = Style.medium
  open var color: UIColor!
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  package override var shownView: AnyView? {
    guard isAnimating || !hidesWhenStopped else { return AnyView(Color.clear) }
    let isLarge = style == .large || style == .whiteLarge
    return AnyView(
      ProgressView().controlSize(isLarge ? .large : .regular)
        .tint((color ?? ownColor).map(Color.init(uiColor:))))
  }
  private var ownColor: UIColor? { style == .white || style == .whiteLarge ? .white : nil }
}
