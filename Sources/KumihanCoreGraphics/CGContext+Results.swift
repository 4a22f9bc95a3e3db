public import Foundation
import Kumihan
import KumihanAppleNames
import KumihanViews

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

/// The calls of a context as a view.
private struct Sheet: View {
  let steps: [CGContext.Step]

  var body: some View {
    Canvas { context, _ in
      for step in steps {
        var own = context
        for clip in step.state.clips {
          own.clip(to: clip.path, style: FillStyle(eoFill: clip.isEvenOdd))
        }
        own.opacity = step.state.alpha
        own.blendMode = step.state.blendMode
        if let shadow = step.state.shadow {
          own.addFilter(
            .shadow(
              color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
              y: shadow.offset.height))
        }
        step.draw(&own)
      }
    } symbols: {
      ForEach(steps.indices, id: \.self) { index in
        if let view = steps[index].view { view.tag(index) }
      }
    }
  }
}
