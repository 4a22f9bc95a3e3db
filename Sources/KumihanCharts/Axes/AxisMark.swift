public import Foundation
public import KumihanViews

/// A grid line, a tick or a label at a value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  var _parts: [AxisPart] { get }
}

/// One thing at a value of an axis.
public struct AxisPart {
  enum Kind {
    case grid(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }

  let kind: Kind
  /// Between this value and the next; nil for what is usual.
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The label of a value.
struct AxisLabel {
  /// Nil for the value's own text.
  var content: ((ChartDatum) -> AnyView?)?
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
  public let _parts: [AxisPart]

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = [AxisPart(kind: .grid(stroke), isCentered: centered)]
  }
}

/// A short line outside of the plot at a value.
public struct AxisTick: AxisMark {
  /// How long it is.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat)
    }
    let kind: Kind
    public static let automatic = Length(kind: .automatic)
    /// As long as the label is high or wide.
    public static let label = Length(kind: .label(0))
    public static let longestLabel = Length(kind: .label(0))
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(length))
    }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(length))
    }
  }

  public let _parts: [AxisPart]

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _parts = [AxisPart(kind: .tick(length, stroke), isCentered: centered)]
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }
}

/// A mark without its type.
public struct AnyAxisMark: AxisMark {
  public let _parts: [AxisPart]
  public init(_ mark: any AxisMark) { _parts = mark._parts }
  public init(erasing mark: some AxisMark) { _parts = mark._parts }
}

/// Several marks at a value.
public struct AxisMarkGroup: AxisMark {
  public let _parts: [AxisPart]
}

extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {
  public var _parts: [AxisPart] {
    switch self {
    case .first(let mark): mark._parts
    case .second(let mark): mark._parts
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public var _parts: [AxisPart] { self?._parts ?? [] }
}

/// Turns a closure's marks into one.
@MainActor @preconcurrency @resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> AxisMarkGroup {
    var parts: [AxisPart] = []
    for mark in repeat each content { parts += mark._parts }
    return AxisMarkGroup(_parts: parts)
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}

extension AxisMark {
  private func changed(_ change: (inout AxisPart) -> Void) -> AxisMarkGroup {
    AxisMarkGroup(
      _parts: _parts.map { part in
        var part = part
        change(&part)
        return part
      })
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }
  public func offset(_ offset: CGSize) -> some AxisMark {
    changed { part in
      part.offset.width += offset.width
      part.offset.height += offset.height
    }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}
