package import Foundation

/// The facts about a view that its container reads, besides its size.
package struct Traits: Sendable {
  /// Explicit alignment guides, outermost first. They run on the main actor.
  package var guides: [(key: AlignmentKey, value: @MainActor (ViewDimensions) -> CGFloat)] = []
  /// Values for custom layouts, by the type of their key.
  private var layoutValues: [ObjectIdentifier: (key: Any.Type, value: any Sendable)] = [:]
  /// The layout of a cell in a `Grid`.
  package var gridColumns: Int?
  package var gridAnchor: UnitPoint?
  package var gridColumnAlignment: HorizontalAlignment?
  package var gridUnsizedAxes: Axis.Set = []
  /// The view's role in a lazy grid's lines, unless it just fills the next cell.
  package var gridLine: GridLine?

  /// In a lazy grid: `own` fills a line, as a section's header; `first` begins one.
  package enum GridLine: Sendable { case own, first }

  package init() {}

  package var isEmpty: Bool {
    guides.isEmpty && layoutValues.isEmpty && gridColumns == nil && gridAnchor == nil
      && gridColumnAlignment == nil && gridUnsizedAxes.isEmpty && gridLine == nil
  }

  package mutating func setLayoutValue<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    layoutValues[ObjectIdentifier(key)] = (key, value)
  }

  /// The values that others set and that have words, by the names of their keys.
  var layoutWords: [(name: String, words: String)] {
    layoutValues.values.compactMap { entry in
      guard !ReflectedWords.isOurs(entry.key), let words = ReflectedWords.of(entry.value) else {
        return nil
      }
      return ("\(entry.key)", ReflectedWords.shortened(words).unbroken)
    }
    .sorted { $0.name < $1.name }
  }

  package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    // A value stored under a key's type has the key's value type.
    if case let value as Key.Value = layoutValues[ObjectIdentifier(key)]?.value {
      value
    } else {
      nil
    }
  }
}
