public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

extension EnvironmentValues {
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { text.dynamicTypeSize }
    set { text.dynamicTypeSize = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The space between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }

  public var locale: Locale {
    get { text.locale ?? Locale(identifier: "en_US") }
    set { text.locale = newValue }
  }

  public var calendar: Calendar {
    get { text.calendar ?? Calendar(identifier: .gregorian) }
    set { text.calendar = newValue }
  }

  public var timeZone: TimeZone {
    get { text.timeZone ?? .gmt }
    set { text.timeZone = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { direction }
    set { direction = newValue }
  }

  public var colorScheme: ColorScheme {
    get { style.colorScheme }
    set { style.colorScheme = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { style.contrast }
    set { style.contrast = newValue }
  }

  /// The reader's choice of bold text: fonts of the system, and symbols, are drawn two weights
  /// heavier, regular as semibold; nil where nothing was chosen.
  public var legibilityWeight: LegibilityWeight? {
    get { text.legibility }
    set { text.legibility = newValue }
  }

  /// The reader's choice to see nothing through materials and glass.
  public package(set) var accessibilityReduceTransparency: Bool {
    get { style.isOpaque }
    set { style.isOpaque = newValue }
  }

  public var isEnabled: Bool {
    get { style.isEnabled }
    set { style.isEnabled = newValue }
  }

  public var imageScale: Image.Scale {
    get { style.imageScale }
    set { style.imageScale = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { style.symbolVariants }
    set { style.symbolVariants = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { style.symbolRenderingMode }
    set { style.symbolRenderingMode = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { style.redactionReasons }
    set { style.redactionReasons = newValue }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { style.background }
    set { style.background = newValue }
  }

  public var displayScale: CGFloat {
    get { device.displayScale }
    set { device.displayScale = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / device.displayScale }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { device.horizontalSizeClass }
    set { device.horizontalSizeClass = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { device.verticalSizeClass }
    set { device.verticalSizeClass = newValue }
  }

  /// The style of emoji in text.
  public var emojiStyle: EmojiStyle {
    get { text.emoji }
    set { text.emoji = newValue }
  }

  /// The step in points that text boxes and grid-aware components round up to, nil when off.
  public var layoutGrid: CGFloat? {
    get { style.layoutGrid }
    set { style.layoutGrid = newValue }
  }
}
