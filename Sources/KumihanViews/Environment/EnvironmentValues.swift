package import Foundation
import KumihanDrawing
package import KumihanLayout
package import KumihanText

/// Values that propagate down the view tree. None is read from the machine: the defaults are
/// constants, and the renderer sets the rest.
public struct EnvironmentValues: CustomStringConvertible, Equatable {
  package var direction = LayoutDirection.leftToRight
  @CopyOnWrite package var text = TextEnvironment()
  @CopyOnWrite package var style = StyleEnvironment()
  package var device = DeviceEnvironment()
  package var picture = PictureEnvironment()
  @CopyOnWrite package var structure = StructureEnvironment()
  /// Values by their key, and objects by their type.
  private var custom: [ObjectIdentifier: Entry] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)].map { $0.value as! K.Value } ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = Entry(value: newValue, key: key) }
  }

  /// An observable object inherited by its type.
  package subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { custom[ObjectIdentifier(type)].map { $0.value as! T } }
    set { custom[ObjectIdentifier(type)] = newValue.map { Entry(value: $0, key: nil) } }
  }

  /// Takes what was set around a view, but not here: values by their key, objects, and whether
  /// controls can be used.
  package mutating func inherit(_ values: EnvironmentValues) {
    custom.merge(values.custom) { own, _ in own }
    style.isEnabled = style.isEnabled && values.style.isEnabled
  }

  public var description: String { "EnvironmentValues(\(custom.count) custom)" }

  /// Values of keys are compared where their types allow it, objects by identity; a value that
  /// cannot be compared, such as one with a closure, equals no other.
  public static func == (a: EnvironmentValues, b: EnvironmentValues) -> Bool {
    guard a.direction == b.direction, a._text == b._text, a._style == b._style,
      a.device == b.device,
      a.picture == b.picture, a._structure == b._structure, a.custom.count == b.custom.count
    else { return false }
    return a.custom.allSatisfy { name, entry in b.custom[name].map { entry.equals($0) } ?? false }
  }

  /// A value with its key, which can compare it; nil for an object.
  private struct Entry {
    let value: Any
    let key: (any EnvironmentKey.Type)?

    /// Whether `other`, of the same key or class, is equal.
    func equals(_ other: Entry) -> Bool {
      key.map { areEqual($0, other.value) } ?? (value as AnyObject === other.value as AnyObject)
    }

    private func areEqual<K: EnvironmentKey>(_ key: K.Type, _ other: Any) -> Bool {
      K._areEqual(value as! K.Value, other as! K.Value)
    }
  }
}

/// The text settings of the environment.
package struct TextEnvironment: Equatable {
  package var font: Font?
  package var fontModifiers: [Font.Modifier] = []
  package var dynamicTypeSize = DynamicTypeSize.large
  package var legibility: LegibilityWeight?
  package var alignment = TextAlignment.leading
  package var lineSpacing: CGFloat = 0
  package var lineLimit: Int?
  package var reservedLines = 0
  package var truncation = Text.TruncationMode.tail
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  /// Whether a word longer than its line stays in one piece.
  package var keepsWords = false
  package var isJustified = false
  package var textCase: Text.Case?
  package var tracking: CGFloat?
  package var kerning: CGFloat?
  package var baselineOffset: CGFloat?
  package var underline: TextLineStyle?
  package var strikethrough: TextLineStyle?
  /// Nil for en_US, the Gregorian calendar and UTC: creating one loads locale data, which most
  /// pictures never need.
  package var locale: Locale? {
    didSet { language = locale?.language.languageCode?.identifier }
  }
  /// That of the locale, whose look-up takes longer than many a text.
  private(set) var language: String?
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  /// The translations of localized text; nil for none.
  package var strings: LocalizedStrings?
  /// For line breaking and shaping; nil for that of the locale.
  package var typesettingLanguage: String?
  /// Whether the words themselves say the direction of a text, not the layout.
  package var isDirectedByWords = false
  package var lineHeight: LineHeight?
  package var emoji = EmojiStyle.color
  package var missingGlyphs = ParagraphStyle.MissingGlyphPolicy.box
}

/// Colours and styles.
package struct StyleEnvironment: Equatable {
  package var foreground: ForegroundStyles = ForegroundStyles()
  package var background: AnyShapeStyle?
  package var tint: AnyShapeStyle?
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  /// Whether materials hide what is behind them.
  package var isOpaque = false
  package var look = PlatformLook.iOS18
  package var isEnabled = true
  package var state: ViewState = []
  /// Whether the view stands on a layer above its screen, whose dark backgrounds are lighter.
  package var isElevated = false
  package var imageScale = Image.Scale.medium
  package var symbolVariants = SymbolVariants.none
  package var symbolRenderingMode: SymbolRenderingMode?
  package var redactionReasons: RedactionReasons = []
  /// Step of the layout grid in points, nil when it is off.
  package var layoutGrid: CGFloat?
}

/// Facts about the whole picture, known before its views are lowered.
package struct PictureEnvironment: Hashable, Sendable {
  /// In points; nil where it follows from the views.
  package var size: CGSize?
  /// The size inside the safe area, which containers are assumed to fill.
  package var containerSize: CGSize?
  package var safeArea = EdgeInsets()
  /// The moment the picture is drawn at.
  package var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The seconds that have gone by since the view appeared, for clocks that tick.
  package var elapsed: TimeInterval = 0
  /// How many seconds work may wait whose results are drawn.
  package var patience: TimeInterval = 0
}

/// The surroundings of a view.
package struct StructureEnvironment: Equatable {
  /// The origins of named coordinate spaces.
  var coordinateSpaces: [AnyHashable: CoordinateSpaceMark] = [:]
  /// The width in points of the nearest structural border, nil outside all borders.
  package var enclosingBorderWidth: CGFloat?
  package var isPrivacySensitive = false
  /// Whether scroll views are laid out at their full length instead of clipped at their frame.
  package var scrollsAtFullLength = false
  var chosenLook: ChosenLook?
  package var scrollLook = ScrollLook()
  /// How far the system's controls may reach into the insets of the list row they stand in, in
  /// points; 0 outside rows and in columns of views.
  package var rowAllowance: CGFloat = 0
  /// True for the content of a screen that begins below the bar.
  package var isBelowBar = false
  /// Whether dividers tell the container around what they are.
  package var marksDividers = false
}

/// The target device.
package struct DeviceEnvironment: Equatable {
  /// Pixels per point.
  package var displayScale: CGFloat = 2
  package var horizontalSizeClass: UserInterfaceSizeClass?
  package var verticalSizeClass: UserInterfaceSizeClass?
}

/// A key for a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// False for values of a type that cannot be compared.
  static func _areEqual(_ a: Value, _ b: Value) -> Bool
}

extension EnvironmentKey {
  public static func _areEqual(_ a: Value, _ b: Value) -> Bool { false }
}

extension EnvironmentKey where Value: Equatable {
  public static func _areEqual(_ a: Value, _ b: Value) -> Bool { a == b }
}
