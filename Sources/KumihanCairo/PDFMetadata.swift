public import Foundation

/// What a PDF says about itself.
public struct PDFMetadata: Hashable, Sendable {
  public var title: String?
  public var author: String?
  public var subject: String?
  public var keywords: [String]
  /// The moment stated as the document's creation, in UTC; a fixed one unless given, so that the
  /// same pages make the same bytes.
  public var creationDate: Date

  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
    creationDate: Date = PDFMetadata.defaultCreationDate
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.creationDate = creationDate
  }

  /// The first moment of 2000.
  public static let defaultCreationDate = Date(timeIntervalSince1970: 946_684_800)

  /// The creation date as Cairo reads it.
  var creationStamp: String {
    creationDate.formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
  }
}
