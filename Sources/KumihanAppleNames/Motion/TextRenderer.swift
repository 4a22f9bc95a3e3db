public import KumihanControls
public import KumihanViews

/// Draws texts in its own way. Texts are drawn as without it.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy: Sendable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A mark on a piece of text for its renderer.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text, for renderers: without content, for renderers do not draw here.
  public struct Layout: RandomAccessCollection, Sendable {
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line() }

    /// A line.
    public struct Line: RandomAccessCollection, Sendable {
      public var origin: CGPoint { .zero }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
    }

    /// Letters of one look.
    public struct Run: RandomAccessCollection, Sendable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<A: TextAttribute>(key: A.Type) -> A? { nil }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection, Sendable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<A: TextAttribute>(key: A.Type) -> A? { nil }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { self }
    }

    /// The room of letters.
    public struct TypographicBounds: Hashable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }

  /// No-op: a mark for a renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Nothing, as the lines that renderers see.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  /// No-op: the texts inside are drawn as without a renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> Self { self }
}

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

extension Text.Layout {
  /// How text would be drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
