package import Foundation

/// What a view tells the container it stands in, beside its size.
package struct Traits: Sendable {
  /// Explicit alignment guides, outermost first. They run where views run.
  package var guides: [(key: AlignmentKey, value: @MainActor (ViewDimensions) -> CGFloat)] = []
  /// Values for custom layouts, by the type of their key.
  package var layoutValues: [ObjectIdentifier: any Sendable] = [:]
  /// How a cell stands in a `Grid`.
  package var gridColumns: Int?
  package var gridAnchor: UnitPoint?
  package var gridColumnAlignment: HorizontalAlignment?
  package var gridUnsizedAxes: Axis.Set = []

  package init() {}

  package var isEmpty: Bool {
    guides.isEmpty && layoutValues.isEmpty && gridColumns == nil && gridAnchor == nil
      && gridColumnAlignment == nil && gridUnsizedAxes.isEmpty
  }
}
