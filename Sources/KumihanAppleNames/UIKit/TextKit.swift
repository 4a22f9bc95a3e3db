public import Foundation

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let inlinePresentationIntent = NSAttributedString.Key(
    "NSInlinePresentationIntent")
  public static let font = NSAttributedString.Key("NSFont")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  public static let adaptiveImageGlyph = NSAttributedString.Key("CTAdaptiveImageProvider")
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
}

/// The line under or through words.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of words.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

/// The place in which a text stands.
open class NSTextContainer: NSObject {
  open var size = CGSize.zero
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
  /// What sets the lines in the container. On Apple's the storage keeps it; here the container does.
  open var layoutManager: NSLayoutManager?
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
  open func lineFragmentRect(
    forProposedRect rect: CGRect, at index: Int, writingDirection: NSWritingDirection,
    remaining: UnsafeMutablePointer<CGRect>?
  ) -> CGRect { rect }
  public override init() {}
  public init(size: CGSize) { self.size = size }
}

/// What would set the lines of a text.
open class NSLayoutManager: NSObject {
  public private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func ensureLayout(for container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var textStorage: NSTextStorage?
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  // Nobody touches a picture: places in a text that is laid out by hand are those of its beginning.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func characterIndexForGlyph(at index: Int) -> Int { index }
  open func glyphIndexForCharacter(at index: Int) -> Int { index }
  open func glyphRange(
    forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { range }
  open func characterRange(
    forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { range }
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    .zero
  }
  open func lineFragmentRect(
    forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { .zero }
  open func lineFragmentUsedRect(
    forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { .zero }
  open func location(forGlyphAt index: Int) -> CGPoint { .zero }
  open func enumerateLineFragments(
    forGlyphRange range: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateEnclosingRects(
    forGlyphRange range: NSRange, withinSelectedGlyphRange selected: NSRange,
    in container: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
  open func invalidateLayout(
    forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  open func invalidateDisplay(forCharacterRange range: NSRange) {}
}

/// What in a text is made a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Whether words are checked while they are typed.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotation marks follow the language while they are typed.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// The shade of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light, alert }
