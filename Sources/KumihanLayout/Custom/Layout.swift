public import Foundation

/// A custom layout rule, as in SwiftUI. `Sendable`, because a lowered tree may be solved on any
/// thread.
public protocol Layout: Sendable {
  /// Properties that views inside read, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }
  /// Values kept between the calls for one container; `Void` for none.
  associatedtype Cache = Void
  /// The views that the layout places.
  typealias Subviews = LayoutSubviews

  /// Creates the cache, before anything is measured.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache for other subviews; makes a new one by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The preferred spacing of the container to its neighbours; by default the union of the
  /// subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Reports: the container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places: each subview once, in the coordinates of `bounds`; subviews left out are centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a horizontal guide in the container, in points; nil for the default one.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The position of a vertical guide in the container, in points; nil for the default one.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout that the views inside it read.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which a `Spacer` stretches, nil for both.
  public var stackOrientation: Axis?
  public init() {}
}

/// A value that a view passes to a custom layout.
public protocol LayoutValueKey {
  /// The type of the value; it is read on any thread.
  associatedtype Value: Sendable
  /// The value of views that set none.
  static var defaultValue: Value { get }
}
