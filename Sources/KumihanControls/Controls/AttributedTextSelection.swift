public import Foundation

/// What is selected of a text with attributes: nothing.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// Where a selection is.
  public enum Indices {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }
  public init() {}
  public init(insertionPoint: AttributedString.Index) {}
  public init(range: Range<AttributedString.Index>) {}
  public init(ranges: RangeSet<AttributedString.Index>) {}
  /// The end of the text.
  public func indices(in text: AttributedString) -> Indices { .insertionPoint(text.endIndex) }
  /// The attributes that new words would have: those of the last ones.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    text.runs.reversed().first?.attributes ?? AttributeContainer()
  }
}

extension AttributedString {
  /// Changes the attributes of what is selected: nothing is.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {}
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with content: AttributedString
  ) { append(content) }
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters characters: some Collection<Character>
  ) { append(AttributedString(String(characters))) }
  /// What is selected: nothing.
  public subscript(selection: AttributedTextSelection) -> AttributedSubstring {
    self[endIndex..<endIndex]
  }
}
