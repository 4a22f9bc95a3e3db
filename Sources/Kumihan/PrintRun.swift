public import Foundation
import KumihanCairo
public import KumihanDrawing

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
    var small: [CGFloat: SmallText] = [:]
    var size = sheetSize
    for places in imposition.sheets(pageCount: pageCount, opensRight: opensRight) {
      let pages = try places.map { place throws(RenderError) -> LaidOutPage? in
        if let place { try page(place) } else { nil }
      }
      if imposition != .single { size = size ?? Self.turned(pages) }
      var sheet = sheet(of: pages, size: size ?? .zero)
      sheet.content = sheet.content.toned(tone).withLines(atLeast: leastLineWidth)
      for text in sheet.content.text(smallerThan: leastTextSize) {
        // One for all sizes from one whole point to the next, by the smallest of them.
        let point = text.size.rounded(.down)
        var sum = small[point] ?? SmallText(text: text.text, size: text.size, count: 0)
        if text.size < sum.size { (sum.text, sum.size) = (text.text, text.size) }
        sum.count += text.count
        small[point] = sum
      }
      let present = pages.compactMap { $0 }
      try document.addSheet(sheet, of: present)
    }
    document.note(
      RenderReport(
        small.values.sorted { $0.size < $1.size }.map { RenderReport.Finding(.smallText($0)) }))
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
