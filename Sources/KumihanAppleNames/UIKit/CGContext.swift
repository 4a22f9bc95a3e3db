package import Foundation
package import KumihanViews

/// What is drawn one call after another, into a picture or a document. The calls are kept and drawn as a canvas; what
/// may be called is in the module of Core Graphics' names.
public final class CGContext {
  /// One call, with the state that it found.
  package struct Step: Sendable {
    package var state: State
    package var draw: @MainActor (inout GraphicsContext) -> Void
    /// Views to be drawn as symbols of the canvas, by their numbers.
    package var views: [Int: @MainActor () -> AnyView] = [:]
  }

  /// What holds for the calls to come.
  package struct State: Sendable {
    package var transform: CGAffineTransform
    package var clips: [(path: Path, isEvenOdd: Bool)] = []
    /// What is drawn outside what these draw is left out.
    package var masks: [@MainActor (inout GraphicsContext) -> Void] = []
    package var fill = Color.black
    package var stroke = Color.black
    package var style = StrokeStyle(lineWidth: 1)
    package var alpha: CGFloat = 1
    package var blendMode = BlendMode.normal
    package var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
    package var textPosition = CGPoint.zero
    package init(transform: CGAffineTransform) { self.transform = transform }
  }

  /// In points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  package var state: State
  package var states: [State] = []
  package var steps: [Step] = []
  /// The calls before each layer that is not ended yet.
  private var layers: [[Step]] = []
  private var views = 0
  /// In the space of the whole drawing.
  package var current = Path()
  package let document: (file: URL?, pages: [[Step]])?
  package var pages: [[Step]] = []
  /// Takes the document once it is closed, where it goes to no file.
  package var consume: ((Data) -> Void)?
  /// Where pixels are kept beside the calls.
  package var memory: (any DrawnMemory)?

  /// A drawing whose first row is its top, as UIKit's; or one with the origin at its lower left.
  package init(
    size: CGSize, scale: CGFloat, isUpwards: Bool = false,
    document: (file: URL?, pages: [[Step]])? = nil
  ) {
    (self.size, self.scale, self.document) = (size, scale, document)
    state = State(
      transform: isUpwards
        ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity)
  }

  package func step(
    views: [Int: @MainActor () -> AnyView] = [:],
    _ draw: @escaping @MainActor (inout GraphicsContext) -> Void
  ) {
    let step = Step(state: state, draw: draw, views: views)
    steps.append(step)
    if layers.isEmpty { memory?.draw([step]) }
  }

  /// The calls until the end of the layer are drawn as one, with what holds now.
  package func beginLayer() {
    layers.append(steps)
    states.append(state)
    steps = []
    // These hold for the whole at its end: masks twice over would thin what they cover in part.
    (state.alpha, state.blendMode, state.shadow, state.masks) = (1, .normal, nil, [])
  }

  package func endLayer() {
    guard let before = layers.popLast(), let outer = states.popLast() else { return }
    let layer = steps
    (steps, state) = (before, outer)
    step(views: layer.reduce(into: [:]) { $0.merge($1.views) { first, _ in first } }) { context in
      context.drawLayer { own in for step in layer { step.draw(in: own) } }
    }
  }

  /// Draws a view upright, its lower left corner at the origin where y grows upwards.
  @MainActor package func draw(_ view: AnyView, size: CGSize) {
    views += 1
    let number = views
    let isUpwards = state.transform.d < 0
    let transform =
      isUpwards
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        .concatenating(state.transform) : state.transform
    let sized = AnyView(view.frame(width: size.width, height: size.height))
    step(views: [number: { sized }]) { context in
      guard let symbol = context.resolveSymbol(id: number) else { return }
      context.concatenate(transform)
      context.draw(symbol, in: CGRect(origin: .zero, size: size))
    }
  }

  /// Draws a view upright in a rectangle.
  @MainActor package func draw(_ view: AnyView, in rect: CGRect) {
    let before = state
    state.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .concatenating(state.transform)
    draw(view, size: rect.size)
    state = before
  }

  /// Draws what a view shows; false for one whose picture would not be that of an iPhone.
  @MainActor @discardableResult package func draw(_ view: UIView, in rect: CGRect) -> Bool {
    guard view.isDrawn else { return false }
    draw(AnyView(UIViewPicture(view: view)), in: rect)
    return true
  }

  /// What was drawn, as a view; nil where nothing was.
  @MainActor package var picture: AnyView? {
    steps.isEmpty ? nil : AnyView(CGContextPicture(steps: steps))
  }
}

/// Pixels in memory that follow what is drawn.
package protocol DrawnMemory: AnyObject {
  func draw(_ steps: [CGContext.Step])
}

extension CGContext.Step {
  /// Draws the call with the state that it found; the context itself stays as it is.
  @MainActor package func draw(in context: GraphicsContext) {
    var own = context
    for clip in state.clips {
      own.clip(to: clip.path, style: FillStyle(eoFill: clip.isEvenOdd))
    }
    for mask in state.masks { own.clipToLayer { mask(&$0) } }
    own.opacity *= state.alpha
    own.blendMode = state.blendMode
    if let shadow = state.shadow {
      own.addFilter(
        .shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    }
    draw(&own)
  }
}

/// The calls of a context as a view.
package struct CGContextPicture: View {
  let steps: [CGContext.Step]

  package init(steps: [CGContext.Step]) { self.steps = steps }

  package var body: some View {
    Canvas { context, _ in
      for step in steps { step.draw(in: context) }
    } symbols: {
      let views = steps.reduce(into: [:]) { $0.merge($1.views) { first, _ in first } }
      ForEach(views.keys.sorted(), id: \.self) { number in views[number]?().tag(number) }
    }
  }
}
