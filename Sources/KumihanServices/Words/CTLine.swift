// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
import KumihanCoreGraphics
public import KumihanFoundation

/// A line of words.
public final class CTLine {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
  var font: UIFont {
    guard text.length > 0 else { return .systemFont(ofSize: 12) }
    let font = unsafe text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    return font ?? .systemFont(ofSize: 12)
  }
}
/// Words of one look in a line.
public final class CTRun {
  let text: NSAttributedString
  let start: Int
  init(_ text: NSAttributedString, start: Int) { (self.text, self.start) = (text, start) }
}

public func CTLineCreateWithAttributedString(_ text: CFAttributedString) -> CTLine { CTLine(text) }
@MainActor @preconcurrency @discardableResult public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  unsafe ascent?.pointee = line.font.ascender
  unsafe descent?.pointee = -line.font.descender
  unsafe leading?.pointee = line.font.leading
  return line.text.size().width
}
@MainActor @preconcurrency public func CTLineGetImageBounds(
  _ line: CTLine, _ context: CGContext?
) -> CGRect {
  CGRect(
    x: 0, y: line.font.descender, width: line.text.size().width, height: line.font.lineHeight)
}
@MainActor @preconcurrency public func CTLineGetBoundsWithOptions(
  _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect { CTLineGetImageBounds(line, nil) }
/// What is measured of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRangeMake(0, line.text.length) }
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  var runs: [CTRun] = []
  let whole = NSRange(location: 0, length: line.text.length)
  unsafe line.text.enumerateAttributes(in: whole) { _, range, _ in
    runs.append(CTRun(line.text.attributedSubstring(from: range), start: range.location))
  }
  return runs as NSArray
}
@MainActor @preconcurrency public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ index: CFIndex, _ second: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let range = NSRange(location: 0, length: min(max(index, 0), line.text.length))
  return line.text.attributedSubstring(from: range).size().width
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.text.length }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRangeMake(run.start, run.text.length) }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  guard run.text.length > 0 else { return NSDictionary() }
  let found = unsafe run.text.attributes(at: 0, effectiveRange: nil)
  return Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) }) as NSDictionary
}
/// Zeros: letters are not known by number.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ glyphs: UnsafeMutablePointer<CGGlyph>
) {
  let count = range.length == 0 ? run.text.length : range.length
  for index in 0..<max(count, 0) { unsafe glyphs[index] = 0 }
}
@MainActor @preconcurrency public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ places: UnsafeMutablePointer<CGPoint>
) {
  let count = range.length == 0 ? run.text.length : range.length
  for index in 0..<max(count, 0) {
    let before = NSRange(location: 0, length: min(range.location + index, run.text.length))
    unsafe places[index] = CGPoint(
      x: run.text.attributedSubstring(from: before).size().width, y: 0)
  }
}

/// Lines of words in a rectangle.
public final class CTFrame {
  let text: NSAttributedString
  let rect: CGRect
  init(_ text: NSAttributedString, in rect: CGRect) { (self.text, self.rect) = (text, rect) }
}
/// Makes lines of words.
public final class CTFramesetter {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
  func part(_ range: CFRange) -> NSAttributedString {
    let length = range.length > 0 ? range.length : text.length - range.location
    guard range.location >= 0, length >= 0, range.location + length <= text.length else {
      return text
    }
    return text.attributedSubstring(from: NSRange(location: range.location, length: length))
  }
}
public func CTFramesetterCreateWithAttributedString(_ text: CFAttributedString) -> CTFramesetter {
  CTFramesetter(text)
}
public func CTFramesetterCreateFrame(
  _ setter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ attributes: CFDictionary?
) -> CTFrame { CTFrame(setter.part(range), in: path.boundingBox) }
/// The size that words take in a room, in points, whose lengths may be without end.
@MainActor @preconcurrency public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ setter: CTFramesetter, _ range: CFRange, _ attributes: CFDictionary?, _ room: CGSize,
  _ fits: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  unsafe fits?.pointee = CFRangeMake(0, setter.text.length)
  return setter.part(range).boundingRect(
    with: room, options: .usesLineFragmentOrigin, context: nil
  ).size
}
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { CGPath(rect: frame.rect, transform: nil) }
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { [CTLine(frame.text)] as NSArray }

/// Draws words whose room is given in a context that counts upwards.
@MainActor private func draw(_ text: NSAttributedString, in rect: CGRect, _ context: CGContext) {
  context.saveGState()
  context.translateBy(x: 0, y: rect.minY + rect.maxY)
  context.scaleBy(x: 1, y: -1)
  UIGraphicsPushContext(context)
  text.draw(in: rect)
  UIGraphicsPopContext()
  context.restoreGState()
}
@MainActor @preconcurrency public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  draw(frame.text, in: frame.rect, context)
}
@MainActor @preconcurrency public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let size = line.text.size()
  let origin = CGPoint(
    x: context.textPosition.x, y: context.textPosition.y + line.font.ascender - size.height)
  draw(line.text, in: CGRect(origin: origin, size: size), context)
}
