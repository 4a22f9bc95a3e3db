// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
public import KumihanFoundation

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// What tells the room of something that stands in a line.
@unsafe public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: (UnsafeMutableRawPointer) -> Void
  public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
  public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
  public var getWidth: (UnsafeMutableRawPointer) -> CGFloat
  public init(
    version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
  ) {
    unsafe self.version = version
    unsafe (self.dealloc, self.getAscent) = (dealloc, getAscent)
    unsafe (self.getDescent, self.getWidth) = (getDescent, getWidth)
  }
}

/// Room for something that stands in a line; lines are set without it.
@safe public final class CTRunDelegate {
  private let pointer: UnsafeMutableRawPointer?
  private let dealloc: (UnsafeMutableRawPointer) -> Void
  fileprivate init(
    _ pointer: UnsafeMutableRawPointer?, dealloc: @escaping (UnsafeMutableRawPointer) -> Void
  ) { unsafe (self.pointer, self.dealloc) = (pointer, dealloc) }
  deinit { if let pointer = unsafe pointer { unsafe dealloc(pointer) } }
  /// What its maker told; never read where that was nothing.
  fileprivate var told: UnsafeMutableRawPointer {
    unsafe pointer ?? UnsafeMutableRawPointer(bitPattern: 1)!
  }
}
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ info: UnsafeMutableRawPointer?
) -> CTRunDelegate? { unsafe CTRunDelegate(info, dealloc: callbacks.pointee.dealloc) }
public func CTRunDelegateGetRefCon(_ delegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  unsafe delegate.told
}

@MainActor @preconcurrency @discardableResult public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  unsafe CTLineGetTypographicBounds(line(range, of: run), ascent, descent, leading)
}
@MainActor @preconcurrency public func CTRunDraw(
  _ run: CTRun, _ context: CGContext, _ range: CFRange
) { CTLineDraw(line(range, of: run), context) }

/// A part of a run, to its end where the range has no length.
private func line(_ range: CFRange, of run: CTRun) -> CTLine {
  let start = min(max(range.location, 0), run.text.length)
  let rest = run.text.length - start
  let part = NSRange(location: start, length: range.length > 0 ? min(range.length, rest) : rest)
  return CTLine(run.text.attributedSubstring(from: part))
}

/// Where lines begin, above the foot of the frame; a frame's words are one line here.
@MainActor @preconcurrency public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  unsafe origins[0] = CGPoint(x: 0, y: frame.rect.height - CTLine(frame.text).font.ascender)
}
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRangeMake(0, frame.text.length) }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CTFrameGetStringRange(frame)
}
@MainActor @preconcurrency public func CTLineGetStringIndexForPosition(
  _ line: CTLine, _ position: CGPoint
) -> CFIndex {
  (0..<line.text.length).first { CTLineGetOffsetForStringIndex(line, $0 + 1, nil) > position.x }
    ?? line.text.length
}
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { 0 }
@MainActor @preconcurrency public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ factor: CGFloat, _ width: Double
) -> Double { max(width - line.text.size().width, 0) * factor }
