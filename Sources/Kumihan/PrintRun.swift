public import Foundation
import KumihanCairo
public import KumihanDrawing
import Synchronization

/// The print settings: imposition, colours, and the limits of legibility.
public struct PrintRun: Hashable, Sendable {
  /// The arrangement of pages on sheets.
  public var imposition: Imposition
  /// The size of sheets with several pages, in points; nil for the first page's, rotated.
  public var sheetSize: CGSize?
  /// True for books bound at the right.
  public var opensRight: Bool
  /// The colours of the sheets: all, greys or those of e-ink.
  public var tone: PrintTone
  /// The minimum width of lines, in points; thinner ones are drawn in it.
  public var leastLineWidth: CGFloat
  /// The least size of text, in points; smaller text is reported. The design system's is 10.
  public var leastTextSize: CGFloat

  public init(
    imposition: Imposition = .single, sheetSize: CGSize? = nil, opensRight: Bool = false,
    tone: PrintTone = .color, leastLineWidth: CGFloat = DisplayList.leastLineWidth,
    leastTextSize: CGFloat = 10
  ) {
    self.imposition = imposition
    self.sheetSize = sheetSize
    self.opensRight = opensRight
    self.tone = tone
    self.leastLineWidth = leastLineWidth
    self.leastTextSize = leastTextSize
  }

  /// Requests pages, counted from 0, each once and in the order that their sheets need, and adds
  /// the sheets to `document`; text below ``leastTextSize`` is noted in its report, the smallest of
  /// each whole point, smallest first.
  ///
  /// - Throws: the errors of `page` and of ``PDFDocument/addPage(_:)``.
  public func print(
    pageCount: Int, to document: PDFDocument, page: (Int) throws(RenderError) -> LaidOutPage
  ) throws(RenderError) {
    let small = SmallTexts()
    var size = sheetSize
    for places in imposition.sheets(pageCount: pageCount, opensRight: opensRight) {
      let pages = try places.map { place throws(RenderError) -> LaidOutPage? in
        if let place { try page(place) } else { nil }
      }
      if imposition != .single { size = size ?? Self.turned(pages) }
      let sides = (imposition == .single ? pages[0]?.size : size) ?? .zero
      let (run, total) = (self, size ?? .zero)
      try document.addSheet(size: sides, of: pages.compactMap { $0 }) {
        var sheet = run.sheet(of: pages, size: total)
        sheet.content = sheet.content.toned(run.tone).withLines(atLeast: run.leastLineWidth)
        small.add(sheet.content.text(smallerThan: run.leastTextSize))
        return sheet
      }
    }
    document.waitForPages()
    document.note(RenderReport(small.found.map { RenderReport.Finding(.smallText($0)) }))
  }

  /// The size of one page, rotated, for two pages side by side.
  private static func turned(_ pages: [LaidOutPage?]) -> CGSize? {
    guard let first = pages.lazy.compactMap({ $0 }).first else { return nil }
    let trim = first.boxes?.trim.size ?? first.size
    return CGSize(width: trim.height, height: trim.width)
  }

  private func sheet(of pages: [LaidOutPage?], size: CGSize) -> PDFPage {
    if imposition == .single, let only = pages[0] {
      return PDFPage(only.content, label: only.label, boxes: only.boxes)
    }
    let labels = pages.compactMap { $0?.label }
    return PDFPage(
      Imposition.sheet(pages.map { page in page.map { ($0.content, $0.boxes) } }, size: size),
      label: labels.isEmpty ? nil : labels.joined(separator: " · "))
  }
}

/// The small texts of all sheets, found where these are drawn.
private final class SmallTexts: Sendable {
  /// By whole points.
  private let texts = Mutex<[CGFloat: SmallText]>([:])

  /// Smallest first.
  var found: [SmallText] { texts.withLock { $0.values.sorted { $0.size < $1.size } } }

  func add(_ small: [SmallText]) {
    guard !small.isEmpty else { return }
    texts.withLock { texts in
      for text in small {
        // One for all sizes from one whole point to the next, by the smallest of them.
        let point = text.size.rounded(.down)
        var sum = texts[point] ?? SmallText(text: text.text, size: text.size, count: 0)
        if text.size < sum.size { (sum.text, sum.size) = (text.text, text.size) }
        sum.count += text.count
        texts[point] = sum
      }
    }
  }
}
