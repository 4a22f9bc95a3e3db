public import Foundation

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// A place in a line that a tabulator leads to.
open class NSTextTab: NSObject {
  /// What else a tabulator may be told.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) { (self.alignment, self.location, self.options) = (alignment, location, options) }
}

/// A list among paragraphs.
open class NSTextList: NSObject {
  /// What stands before an item.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let square = MarkerFormat("{square}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }
  /// What else a list may be.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }
  public let markerFormat: MarkerFormat
  public let listOptions: Options
  open var startingItemNumber = 1
  public init(markerFormat: MarkerFormat, options: Int) {
    (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: UInt(options)))
  }
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    (self.markerFormat, listOptions) = (markerFormat, options)
    self.startingItemNumber = startingItemNumber
  }
  /// What stands before an item by its number.
  open func marker(forItemNumber number: Int) -> String {
    switch markerFormat {
    case .decimal: "\(number)"
    case .circle: "\u{25E6}"
    case .hyphen: "\u{2043}"
    case .square: "\u{25AA}"
    default: "\u{2022}"
    }
  }
}

/// The lines of a paragraph, in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// How lines are broken where more than one way is good.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  open class func defaultWritingDirection(forLanguage name: String?) -> NSWritingDirection {
    .leftToRight
  }
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var baseWritingDirection = NSWritingDirection.natural
  open var hyphenationFactor: Float = 0
  open var usesDefaultHyphenation = false
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy: LineBreakStrategy = []
  open var tabStops: [NSTextTab]! = []
  open var defaultTabInterval: CGFloat = 0
  open var textLists: [NSTextList] = []
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    (lineSpacing, paragraphSpacing) = (other.lineSpacing, other.paragraphSpacing)
    (paragraphSpacingBefore, alignment) = (other.paragraphSpacingBefore, other.alignment)
    (headIndent, tailIndent) = (other.headIndent, other.tailIndent)
    (firstLineHeadIndent, lineBreakMode) = (other.firstLineHeadIndent, other.lineBreakMode)
    (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
    (lineHeightMultiple, hyphenationFactor) = (other.lineHeightMultiple, other.hyphenationFactor)
    (baseWritingDirection, lineBreakStrategy) = (
      other.baseWritingDirection, other.lineBreakStrategy
    )
    (tabStops, defaultTabInterval) = (other.tabStops, other.defaultTabInterval)
    textLists = other.textLists
  }
  open func addTabStop(_ stop: NSTextTab) { tabStops.append(stop) }
  open func removeTabStop(_ stop: NSTextTab) { tabStops.removeAll { $0 === stop } }
  public func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

/// The lines of a paragraph, to be set; those of the other class can be set here, too.
open class NSMutableParagraphStyle: NSParagraphStyle {}

extension NSMutableAttributedString {
  /// No-op: a text is drawn with the attributes that it has.
  public func fixAttributes(in range: NSRange) {}
}
