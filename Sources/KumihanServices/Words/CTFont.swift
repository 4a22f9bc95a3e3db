// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
public import KumihanFoundation

// Core Text's fonts are bridged to UIKit's on Apple's platforms, and are those here.

public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size) }
public func CTFontCreateUIFontForLanguage(
  _ kind: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  switch kind {
  case .emphasizedSystem: .boldSystemFont(ofSize: size == 0 ? 13 : size)
  case .userFixedPitch: .monospacedSystemFont(ofSize: size == 0 ? 13 : size, weight: .regular)
  default: .systemFont(ofSize: size == 0 ? 13 : size)
  }
}
public func CTFontCreateWithFontDescriptor(
  _ descriptor: UIFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ descriptor: UIFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ value: CTFontSymbolicTraits, _ mask: CTFontSymbolicTraits
) -> CTFont? {
  font.fontDescriptor.withSymbolicTraits(.init(rawValue: value.rawValue & mask.rawValue))
    .map { UIFont(descriptor: $0, size: size) }
}

/// The system's fonts by their use.
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem
  case label = 10, message = 22
}
/// Traits of a font.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 32)
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 64)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1024)
  public static let boldTrait = traitBold
  public static let italicTrait = traitItalic
  public static let monoSpaceTrait = traitMonoSpace
}

// Lengths in points.

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.pointSize * -0.1 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize * 0.05 }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { 0 }
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.lineHeight)
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> UIFontDescriptor { font.fontDescriptor }

/// - Returns: always false: letters are not known by number.
@discardableResult public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool { false }
public typealias UniChar = UInt16
/// - Returns: always nil: letters are not known by number.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? { nil }
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ rects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect { .zero }
/// Which way lines run.
public enum CTFontOrientation: UInt32, Sendable {
  case `default`, horizontal, vertical
}

/// Who sees the fonts of a file.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }
/// Accepts the fonts of a file; they are found by their families where the app lists its fonts.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
public func CTFontManagerRegisterFontURLs(
  _ urls: CFArray, _ scope: CTFontManagerScope, _ isEnabled: Bool,
  _ handler: ((CFArray, Bool) -> Bool)?
) {}
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { NSArray() }
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { NSArray() }

public var kCTFontAttributeName: CFString { "NSFont" }
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" }
public var kCTForegroundColorAttributeName: CFString { "NSColor" }
public var kCTKernAttributeName: CFString { "NSKern" }
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" }
public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
