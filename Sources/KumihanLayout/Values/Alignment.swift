public import Foundation
import Synchronization

/// The identity of an alignment guide: a type for each custom one.
public protocol AlignmentID: Sendable {
  /// The default position of the guide.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of a guide. The built-in ones are numbers, which the solver compares quickly.
/// Custom ones are numbers too, in the order of their first use, so that nodes stay small.
package struct AlignmentKey: Hashable, Sendable {
  package enum Base: UInt8, Sendable {
    case leading, hCenter, trailing, lastTextLineEnd
    case top, vCenter, bottom, firstTextBaseline, lastTextBaseline, firstTextLineCenter
    case customHorizontal, customVertical
  }

  package let base: Base
  /// The place of a custom guide among them; -1 for built-in ones.
  private let number: Int32

  package init(_ base: Base) { (self.base, number) = (base, -1) }
  package init(custom id: any AlignmentID.Type, _ axis: Axis) {
    base = axis == .horizontal ? .customHorizontal : .customVertical
    number = AlignmentKey.customs.withLock { customs in
      if let known = customs.firstIndex(where: { $0 == id }) { return Int32(known) }
      customs.append(id)
      return Int32(customs.count - 1)
    }
  }

  private static let customs = Mutex<[any AlignmentID.Type]>([])

  var isCustom: Bool { number >= 0 }

  /// The type of a custom guide.
  package var id: (any AlignmentID.Type)? {
    number < 0 ? nil : AlignmentKey.customs.withLock { $0[Int(number)] }
  }

  package static let builtIn: [AlignmentKey] = [
    .leading, .hCenter, .trailing, .top, .vCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
    .firstTextLineCenter, .lastTextLineEnd,
  ].map { (base: Base) in AlignmentKey(base) }

  var isBaseline: Bool { base == .firstTextBaseline || base == .lastTextBaseline }

  /// The axis of the guide's value.
  package var axis: Axis {
    switch base {
    case .leading, .hCenter, .trailing, .lastTextLineEnd, .customHorizontal:
      .horizontal
    case .top, .vCenter, .bottom, .firstTextBaseline, .lastTextBaseline, .firstTextLineCenter,
      .customVertical:
      .vertical
    }
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(custom: id, .horizontal) }
  init(_ key: AlignmentKey) { self.key = key }
  private init(_ base: AlignmentKey.Base) { key = AlignmentKey(base) }

  public static let leading = HorizontalAlignment(.leading)
  public static let center = HorizontalAlignment(.hCenter)
  public static let trailing = HorizontalAlignment(.trailing)
  /// Behind the last letter of a text: where its caret stands.
  package static let lastTextLineEnd = HorizontalAlignment(.lastTextLineEnd)
  /// Where the line below a row of a list begins: at its first text unless the row sets it.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the line below a row of a list ends: at the end of its card unless the row sets it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

// Guides of their own kind, so that stacks hand them on.
private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(custom: id, .vertical) }
  init(_ key: AlignmentKey) { self.key = key }
  private init(_ base: AlignmentKey.Base) { key = AlignmentKey(base) }

  public static let top = VerticalAlignment(.top)
  public static let center = VerticalAlignment(.vCenter)
  public static let bottom = VerticalAlignment(.bottom)
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
  /// Half a capital's height above the first baseline: the centre of labels' icons.
  package static let firstTextLineCenter = VerticalAlignment(.firstTextLineCenter)
}

/// A guide in each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
