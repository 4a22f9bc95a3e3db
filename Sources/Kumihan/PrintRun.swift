public import Foundation
public import KumihanCairo
public import KumihanDrawing

/// How pages become sheets: which share one, in which colours, and what must stay legible.
public struct PrintRun: Hashable, Sendable {
  public var imposition: Imposition
  /// The sheet of several pages, in points; nil for the first page's own, turned.
  public var sheetSize: CGSize?
  /// True for books bound at the right.
  public var opensRight: Bool
  public var tone: PrintTone
  /// In points; thinner lines are drawn this wide.
  public var leastLineWidth: CGFloat
  /// In points; smaller text is reported. The design system's smallest is 10.
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

  /// Asks for pages, counted from 0, each once and in the order that their sheets need, and adds
  /// the sheets to `document`.
  ///
  /// - Returns: the text that the paper forced below ``leastTextSize``, smallest first.
  @MainActor
  @discardableResult
  public func print(
    pageCount: Int, to document: PDFDocument, page: (Int) throws -> PDFPage
  ) throws -> [SmallText] {
    var small: [CGFloat: SmallText] = [:]
    var size = sheetSize
    for places in imposition.sheets(pageCount: pageCount, opensRight: opensRight) {
      let pages = try places.map { try $0.map(page) }
      var sheet: PDFPage
      if imposition == .single, let only = pages[0] {
        sheet = only
      } else {
        let first = pages.compactMap { $0 }.first
        size = size ?? first.map(\.trimSize).map { CGSize(width: $0.height, height: $0.width) }
        sheet = PDFPage(
          Imposition.sheet(
            pages.map { page in page.map { ($0.content, $0.boxes) } }, size: size ?? .zero),
          label: pages.compactMap { $0?.label }.joined(separator: " · "))
        if sheet.label?.isEmpty == true { sheet.label = nil }
      }
      sheet.content = sheet.content.toned(tone).withLines(atLeast: leastLineWidth)
      for text in sheet.content.text(smallerThan: leastTextSize) {
        small[text.size, default: SmallText(text: text.text, size: text.size, count: 0)].count +=
          text.count
      }
      try document.addPage(sheet.content, label: sheet.label, boxes: sheet.boxes)
    }
    return small.values.sorted { $0.size < $1.size }
  }
}

extension PDFPage {
  fileprivate var trimSize: CGSize { boxes?.trim.size ?? content.size }
}
