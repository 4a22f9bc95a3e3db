public import Foundation
public import KumihanViews

/// How labels of an axis that have no room give way.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case greedy, disabled, truncate }
  let kind: Kind
  public static let automatic = AxisValueLabelCollisionResolution(kind: .greedy)
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .greedy }
}

/// The direction of the text of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let quarters: Double
  public static let automatic = AxisValueLabelOrientation(quarters: 0)
  public static let horizontal = AxisValueLabelOrientation(quarters: 0)
  /// Downwards.
  public static let vertical = AxisValueLabelOrientation(quarters: 1)
  /// Upwards.
  public static let verticalReversed = AxisValueLabelOrientation(quarters: -1)
}

/// The text of a value beside the plot.
public struct AxisValueLabel<Content: View>: AxisMark {
  private var part: AxisPart
  public var _parts: [AxisPart] { [part] }

  private init(_ label: AxisLabel, _ centered: Bool?) {
    part = AxisPart(kind: .label(label), isCentered: centered)
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    self.init(
      AxisLabel(
        content: { _ in view }, anchor: anchor, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), centered)
  }
}

extension AxisValueLabel where Content == EmptyView {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabel(
        anchor: anchor, collision: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered)
  }

  public init<Format: FormatStyle & Sendable>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  )
  where
    Format.FormatInput: Plottable & Equatable & Sendable, Format.FormatOutput == String
  {
    self.init(
      AxisLabel(
        content: { datum in AxisFormat.text(datum, format).map { AnyView($0) } },
        anchor: anchor, collision: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered)
  }
}

extension AxisValueLabel where Content == Text {
  private init(
    text: Text, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    self.init(
      AxisLabel(
        content: { _ in AnyView(text) }, anchor: anchor, collision: collision,
        orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), centered)
  }

  public init(
    _ title: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      text: Text(title), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      text: Text(verbatim: String(title)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}
