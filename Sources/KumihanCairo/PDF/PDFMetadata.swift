public import Foundation
public import KumihanDrawing

/// The title, author, language and date of a PDF.
public struct PDFMetadata: Hashable, Sendable {
  public var title: String?
  public var author: String?
  public var subject: String?
  public var keywords: [String]
  /// The language of the text as a BCP 47 tag, such as `sv`; nil for unspecified.
  public var language: String?
  /// The document's creation date, in UTC; a fixed one by default, so that the same pages make the
  /// same bytes.
  public var creationDate: Date
  /// The standards that the document must keep; none by default.
  public var standards: Set<PDFStandard> = []
  /// Whether the document has the structure that screen readers follow.
  public var isTagged = true
  /// The colours of the pages.
  public var colorSpace = OutputColorSpace.sRGB

  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
    language: String? = nil, creationDate: Date = PDFMetadata.defaultCreationDate
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.language = language
    self.creationDate = creationDate
  }

  /// The first moment of 2000.
  public static let defaultCreationDate = Date(timeIntervalSince1970: 946_684_800)

  /// The document's information dictionary.
  var dictionary: PDFBytes {
    var out = PDFBytes("<<")
    func entry(_ key: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      out.name(key)
      out.text(value)
    }
    entry("Title", title)
    entry("Author", author)
    entry("Subject", subject)
    entry("Keywords", keywords.joined(separator: ", "))
    entry("Creator", "Kumihan")
    entry("Producer", "Kumihan")
    let moment = creationDate.formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
    entry("CreationDate", "D:\(moment.filter(\.isNumber))Z")
    out.write(">>")
    return out
  }
}
