public import KumihanControls
public import KumihanViews

/// The clipboard: empty at first, and not kept beyond the process.
@MainActor @preconcurrency
public final class UIPasteboard: _UIKeyed {
  public static let general = UIPasteboard()
  /// The name of a clipboard of one's own.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  /// How what is put on a clipboard is kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }
  /// What a text on a clipboard may be.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let probableWebURL = DetectionPattern(rawValue: "probableWebURL")
    public static let probableWebSearch = DetectionPattern(rawValue: "probableWebSearch")
    public static let number = DetectionPattern(rawValue: "number")
  }
  public let name: Name
  override init() { name = .general }
  public init?(name: Name, create: Bool) { self.name = name }
  public static func withUniqueName() -> UIPasteboard { UIPasteboard() }
  public static func remove(withName name: Name) {}

  public var strings: [String]?
  public var urls: [URL]?
  public var images: [UIImage]?
  public var colors: [UIColor]?
  public var items: [[String: Any]] = []
  private var bytes: [String: Data] = [:]
  public private(set) var changeCount = 0
  public var string: String? {
    get { strings?.first }
    set {
      strings = newValue.map { [$0] }
      changeCount += 1
    }
  }
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasURLs: Bool { urls?.isEmpty == false }
  public var hasImages: Bool { images?.isEmpty == false }
  public var hasColors: Bool { colors?.isEmpty == false }
  public var numberOfItems: Int { max(items.count, strings?.count ?? 0) }
  public var types: [String] { Array(bytes.keys).sorted() }
  public var itemProviders: [NSItemProvider] = []
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  public func addItems(_ more: [[String: Any]]) { items += more }
  public func setItemProviders(
    _ providers: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) { itemProviders = providers }
  public func setData(_ data: Data, forPasteboardType type: String) { bytes[type] = data }
  public func data(forPasteboardType type: String) -> Data? { bytes[type] }
  public func setValue(_ value: Any, forPasteboardType type: String) {
    if case let words as String = value { string = words }
  }
  public func value(forPasteboardType type: String) -> Any? { bytes[type] ?? string }
  public func contains(pasteboardTypes types: [String]) -> Bool {
    types.contains { bytes[$0] != nil }
  }
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
}

/// A button that pastes, drawn as the system draws it.
@MainActor @preconcurrency
open class UIPasteControl: UIControl {
  /// The look of the button.
  public final class Configuration {
    /// What stands on it.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly }
    public var displayMode = DisplayMode.iconAndLabel
    public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    public var cornerRadius: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public init() {}
  }
  public let configuration: Configuration
  open weak var target: (any UIPasteConfigurationSupporting)?
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public override convenience init(frame: CGRect) { self.init(configuration: Configuration()) }
  public required init?(coder: NSCoder) { nil }
  package override var isMeasured: Bool { true }
  package override var shownView: AnyView? {
    let look = configuration
    return AnyView(
      HStack(spacing: 6) {
        if look.displayMode != .labelOnly { Image(systemName: "doc.on.clipboard") }
        if look.displayMode != .iconOnly { Text(verbatim: "Paste") }
      }
      .font(.body).foregroundStyle(look.baseForegroundColor.map(Color.init(uiColor:)) ?? .white)
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(
        look.baseBackgroundColor.map(Color.init(uiColor:)) ?? .accentColor,
        in: RoundedRectangle(
          cornerRadius: look.cornerStyle == .capsule ? 100 : 8, style: .continuous)))
  }
}

/// Something that can be pasted into.
@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: AnyObject {
  var pasteConfiguration: UIPasteConfiguration? { get set }
}
extension UIResponder: UIPasteConfigurationSupporting {}
