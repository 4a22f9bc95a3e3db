package import Foundation
import KumihanDrawing
package import KumihanLayout
package import KumihanText

/// What flows down the view tree. Nothing in it is read from the machine: its defaults are
/// constants, and whoever renders sets the rest.
public struct EnvironmentValues: CustomStringConvertible {
  package var direction = LayoutDirection.leftToRight
  package var text = TextEnvironment()
  package var style = StyleEnvironment()
  package var device = DeviceEnvironment()
  /// Where pictures and colours are looked up by name; nil for nowhere.
  package var assets: AssetCatalogues?
  private var custom: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// An observable object handed down by its type.
  package subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { custom[ObjectIdentifier(type)].map { $0 as! T } }
    set { custom[ObjectIdentifier(type)] = newValue }
  }

  public var description: String { "EnvironmentValues(\(custom.count) custom)" }
}

/// How text is set.
package struct TextEnvironment {
  package var font: Font?
  package var fontModifiers: [Font.Modifier] = []
  package var dynamicTypeSize = DynamicTypeSize.large
  package var alignment = TextAlignment.leading
  package var lineSpacing: CGFloat = 0
  package var lineLimit: Int?
  package var reservedLines = 0
  package var truncation = Text.TruncationMode.tail
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var isJustified = false
  package var textCase: Text.Case?
  package var tracking: CGFloat?
  package var kerning: CGFloat?
  package var baselineOffset: CGFloat?
  package var underline: TextLineStyle?
  package var strikethrough: TextLineStyle?
  /// Nil for en_US, the Gregorian calendar and UTC: making one loads locale data, which most
  /// pictures never need.
  package var locale: Locale?
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  /// Where localized text is looked up; nil for nowhere.
  package var strings: LocalizedStrings?
  /// The folders of the bundles that texts name, read when first asked for.
  package var stringsFolders: StringsFolders?
  package var emoji = EmojiStyle.color
  package var missingGlyphs = ParagraphStyle.MissingGlyphPolicy.box
  /// Nil only until a renderer has set it.
  package var engine: (any TextEngine)?
}

/// What things are coloured with.
package struct StyleEnvironment {
  package var foreground: ForegroundStyles = ForegroundStyles()
  package var background: AnyShapeStyle?
  package var tint: AnyShapeStyle?
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var isEnabled = true
  package var imageScale = Image.Scale.medium
  package var symbolVariants = SymbolVariants.none
  package var symbolRenderingMode: SymbolRenderingMode?
  package var redactionReasons: RedactionReasons = []
  /// Step of the layout grid in points, nil when it is off.
  package var layoutGrid: CGFloat?
}

/// What is drawn on.
package struct DeviceEnvironment {
  /// Pixels per point.
  package var displayScale: CGFloat = 2
  package var horizontalSizeClass: UserInterfaceSizeClass?
  package var verticalSizeClass: UserInterfaceSizeClass?
}
