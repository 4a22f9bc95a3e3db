public import KumihanControls
public import KumihanViews

/// What of a text is selected.
public struct TextSelection: Hashable, Sendable {
  /// Which characters.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  public var indices: Indices
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

extension TextField where Label == Text {
  /// The same as without a selection: nothing is selected in a still picture.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(title, text: text, prompt: prompt) }
}

extension TextEditor {
  /// The same as without a selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
