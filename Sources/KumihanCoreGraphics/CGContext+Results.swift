public import Foundation
import Kumihan
import KumihanAppleNames
public import KumihanViews

extension CGContext {
  /// What was drawn, as a picture.
  @MainActor @preconcurrency public func makeImage() -> CGImage? {
    uiImage.flatMap(CGImage.init)
  }

  @MainActor var uiImage: UIImage? {
    UIImage.drawn(Sheet(steps: steps), size: size, scale: scale)
  }

  /// What was drawn, as a view.
  @MainActor var picture: AnyView { AnyView(Sheet(steps: steps)) }

  public func beginPDFPage(_ information: NSDictionary?) { steps = [] }
  public func beginPage(mediaBox: Never? = nil) { steps = [] }
  public func endPDFPage() {
    pages.append(steps)
    steps = []
  }
  public func endPage() { endPDFPage() }

  /// Writes the document's file.
  @MainActor @preconcurrency public func closePDF() {
    guard let file = document?.file, let data = pdfData else { return }
    try? data.write(to: file)
  }

  @MainActor var pdfData: Data? {
    guard let context = try? RenderingContext.bundled() else { return nil }
    guard let document = try? PDFDocument(context: context) else { return nil }
    for steps in pages {
      do {
        try document.addPage(size: size) { Sheet(steps: steps) }
      } catch { return nil }
    }
    return try? document.finish()
  }
}

extension CGContext.Step {
  /// Draws the call with the state that it found; the context itself stays as it is.
  @MainActor fileprivate func draw(in context: GraphicsContext) {
    var own = context
    for clip in state.clips {
      own.clip(to: clip.path, style: FillStyle(eoFill: clip.isEvenOdd))
    }
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

extension GraphicsContext {
  /// Draws with the calls of Core Graphics, in the current space. Views are left out, which only a
  /// canvas's symbols can be.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let calls = CGContext(size: clipBoundingRect.size, scale: 1)
    try content(calls)
    for step in calls.steps where step.view == nil { step.draw(in: self) }
  }
}

/// The calls of a context as a view.
private struct Sheet: View {
  let steps: [CGContext.Step]

  var body: some View {
    Canvas { context, _ in
      for step in steps { step.draw(in: context) }
    } symbols: {
      ForEach(steps.indices, id: \.self) { index in
        if let view = steps[index].view { view.tag(index) }
      }
    }
  }
}
