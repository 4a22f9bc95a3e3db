public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Draws texts in its own way, from their lines.
@preconcurrency
public protocol TextRenderer: Animatable, Sendable {
  @MainActor @preconcurrency
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// Room around the text to draw in. Nothing is cut here, whatever it is.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  /// The size of the text as it would be without a renderer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A mark on a piece of text for its renderer.
@preconcurrency
public protocol TextAttribute: Sendable {}

extension Text {
  /// Data: a mark that a renderer finds at the runs of this text; an inner one of its type stays.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changing { run in
      let name = ObjectIdentifier(T.self)
      if run.attributes[name] == nil { run.attributes[name] = TextMark(value: value) }
    }
  }
}

/// A mark among the attributes of a run. Marks are equal only to themselves.
final class TextMark: Hashable, Sendable {
  let value: any TextAttribute

  init(value: any TextAttribute) { self.value = value }

  static func == (a: TextMark, b: TextMark) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
  /// Environment write: draws the texts inside.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, renderer)
  }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// What draws texts; nil for the system.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// A text in the size that its renderer gives it, and what the renderer draws over its room.
struct RenderedText: View {
  let text: Text
  let renderer: any TextRenderer

  var body: some View {
    RendererLayout(renderer: renderer) { InklessText(text: text) }
      .overlay { RendererInk(text: text, renderer: renderer) }
      .environment(\.textRenderer, nil)
  }
}

private struct RendererLayout: Layout {
  let renderer: any TextRenderer

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    renderer.sizeThatFits(
      proposal: proposal,
      text: TextProxy { size in subviews.first?.sizeThatFits(size) ?? .zero })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A text that takes its room and says its words, and draws nothing.
private struct InklessText: _PrimitiveView {
  let text: Text

  func _lowerPrimitive(into lowering: inout Lowering) {
    var resolver = TextResolver(lowering.styleContext, lowering.services)
    resolver.append(text)
    var paragraph = resolver.paragraph
    var shadings = TextShadings()
    let clear = shadings.ink(.color(.clear))
    for index in paragraph.runs.indices {
      paragraph.runs[index].ink = clear
      paragraph.runs[index].background = nil
      (paragraph.runs[index].underline, paragraph.runs[index].strikethrough) = (nil, nil)
    }
    lowering.paragraph(paragraph, ink: .text(shadings), site: text.site)
  }
}

/// What a renderer draws for a text in a frame.
private struct RendererInk: _PrimitiveView {
  let text: Text
  let renderer: any TextRenderer

  func _lowerPrimitive(into lowering: inout Lowering) {
    let (text, renderer) = (text, renderer)
    let maker = DeferredContent.Maker.drawing { size, environment, services in
      let host = ViewHost(environment: environment, services: services)
      var resolver = TextResolver(
        StyleContext(environment, assets: services.assets), services)
      resolver.append(text)
      var context = GraphicsContext(
        environment: environment, services: services, size: size,
        symbols: CanvasSymbols { _ in nil })
      let source = Text.Layout.Source(
        hosted: host.place(text, in: ProposedViewSize(size)), attributes: resolver.attributes)
      if let source { renderer.draw(layout: Text.Layout(source: source), in: &context) }
      return context.items
    }
    lowering.deferredLeaf(
      DeferredContent(maker: maker, environment: lowering.environment), site: text.site)
  }
}
