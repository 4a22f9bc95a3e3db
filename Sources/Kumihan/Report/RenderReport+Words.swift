public import Foundation
import KumihanDrawing
import KumihanViews

extension RenderReport: CustomStringConvertible {
  /// One line for each finding; equal findings on one line of source or of one page appear once,
  /// with their number.
  public var lines: [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for finding in findings {
      let line = finding.description
      if counts[line] == nil { order.append(line) }
      counts[line, default: 0] += 1
    }
    return order.map { line in
      let count = counts[line] ?? 1
      return count > 1 ? "\(line) (\(count) times)" : line
    }
  }

  public var description: String { lines.joined(separator: "\n") }
}

extension RenderReport.Finding: CustomStringConvertible {
  /// The treatment that the cause leads to.
  public var kind: RenderReport.Kind { cause.kind }

  /// The finding in one line, without its place.
  public var message: String { cause.message }

  /// One line: the page, the line of source, the text, and the finding.
  public var description: String {
    let text = place.excerpt.isEmpty ? nil : "Text(\"\(place.excerpt)\")"
    let parts = [place.pageWords, place.site, text, message].compactMap { $0 }
    return parts.joined(separator: ": ")
  }
}

extension RenderReport.Place {
  fileprivate var pageWords: String? {
    if let pageLabel { return "page \(pageLabel)" }
    return page.map { "page \($0 + 1)" }
  }
}

extension RenderReport.Cause {
  /// The treatment that the cause leads to.
  public var kind: RenderReport.Kind {
    switch self {
    case .view(let issue): issue.kind
    case .patch: .patched
    case .danglingLink: .missing
    case .smallText: .approximated
    case .other(let kind, _): kind
    }
  }

  /// The cause in one line.
  public var message: String {
    switch self {
    case .view(let issue): issue.message
    case .patch(let cause): "\(cause) is drawn as pixels"
    case .danglingLink(let name): "the link to '\(name)' leads nowhere"
    case .smallText(let text): "the paper makes text small: \(text)"
    case .other(_, let words): words
    }
  }

  /// A code for programs, which never changes.
  fileprivate var code: String {
    switch self {
    case .view(let issue): issue.code
    case .patch: "patch"
    case .danglingLink: "dangling-link"
    case .smallText: "small-text"
    case .other: "other"
    }
  }
}

extension ViewIssue {
  fileprivate var kind: RenderReport.Kind {
    switch self {
    case .missingSymbol, .missingImage, .missingColor, .brokenImage, .missingGlyph, .missingFont,
      .brokenStrings:
      .missing
    case .nestedTooDeeply, .presentationsCompete: .cut
    case .nonsensicalSize, .neverSettles, .notDrawn, .needsService: .approximated
    }
  }

  fileprivate var code: String {
    switch self {
    case .missingSymbol: "missing-symbol"
    case .missingImage: "missing-image"
    case .missingColor: "missing-color"
    case .brokenImage: "broken-image"
    case .missingGlyph: "missing-glyph"
    case .missingFont: "missing-font"
    case .brokenStrings: "broken-strings"
    case .nestedTooDeeply: "nested-too-deeply"
    case .nonsensicalSize: "nonsensical-size"
    case .neverSettles: "never-settles"
    case .notDrawn: "not-drawn"
    case .needsService: "needs-service"
    case .presentationsCompete: "presentations-compete"
    }
  }
}

extension RenderReport: Encodable {
  /// An array of findings with the keys `kind`, `code`, `message` and, where known, `page` (from
  /// 1), `label`, `area` (x, y, width, height in points), `site` and `text`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(findings.map(Entry.init))
  }

  /// The findings as JSON, keys in alphabetical order: equal reports give equal bytes.
  public var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings and finite numbers always have a JSON form.
    return (try? encoder.encode(self)) ?? Data("[]".utf8)
  }

  private struct Entry: Encodable {
    var kind: Kind
    var code: String
    var message: String
    var page: Int?
    var label: String?
    var area: [Double]?
    var site: String?
    var text: String?

    init(_ finding: Finding) {
      let place = finding.place
      (kind, code, message) = (finding.kind, finding.cause.code, finding.message)
      page = place.page.map { $0 + 1 }
      label = place.pageLabel
      area = place.area.flatMap { area in
        let sides = [area.minX, area.minY, area.width, area.height].map { Double($0) }
        return sides.allSatisfy(\.isFinite) ? sides : nil
      }
      site = place.site
      text = place.excerpt.isEmpty ? nil : place.excerpt
    }
  }
}
