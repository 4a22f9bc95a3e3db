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
    bitmap?.picture ?? UIImage.drawn(CGContextPicture(steps: steps), size: size, scale: scale)
  }

  public func beginPDFPage(_ information: NSDictionary?) { steps = [] }
  public func beginPage(mediaBox: Never? = nil) { steps = [] }
  /// A page as large as the document; no page has a size of its own.
  public func beginPage(mediaBox: inout CGRect) { steps = [] }
  public func endPDFPage() {
    pages.append(steps)
    steps = []
  }
  public func endPage() { endPDFPage() }

  /// Writes the document to its file or consumer.
  @MainActor @preconcurrency public func closePDF() {
    guard document?.file != nil || consume != nil, let data = pdfData else { return }
    if let file = document?.file { try? data.write(to: file) }
    consume?(data)
  }

  @MainActor var pdfData: Data? {
    guard let context = try? RenderingContext.bundled() else { return nil }
    guard let document = try? PDFDocument(context: context) else { return nil }
    for steps in pages {
      do {
        try document.addPage(size: size) { CGContextPicture(steps: steps) }
      } catch { return nil }
    }
    return try? document.finish()
  }
}

extension GraphicsContext {
  /// Draws with the calls of Core Graphics, in the current space. Views are left out, which only a
  /// canvas's symbols can be.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let calls = CGContext(size: clipBoundingRect.size, scale: 1)
    try content(calls)
    for step in calls.steps where step.views.isEmpty { step.draw(in: self) }
  }
}
