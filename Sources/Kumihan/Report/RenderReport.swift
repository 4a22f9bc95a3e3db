public import Foundation
import KumihanCairo
public import KumihanDrawing
public import KumihanViews

/// Everything approximated, missing, cut or drawn as pixels on the way from a view to a file, for
/// every format.
///
/// Equal input gives an equal report.
public struct RenderReport: Hashable, Sendable {
  /// In the order of occurrence: the layout's, then the format's, page by page.
  public private(set) var findings: [Finding]

  public init(_ findings: [Finding] = []) { self.findings = findings }

  /// True when the result is complete and exact.
  public var isEmpty: Bool { findings.isEmpty }

  /// Appends a finding, even one that is in the report already.
  public mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Appends all findings of another report.
  public mutating func add(_ report: RenderReport) { findings += report.findings }

  /// Adds findings that this report lacks, such as another format's of the same page.
  public mutating func formUnion(_ report: RenderReport) {
    var known = Set(findings)
    findings += report.findings.filter { known.insert($0).inserted }
  }

  /// A deviation of the result from the request.
  public struct Finding: Hashable, Sendable {
    /// The reason.
    public var cause: Cause
    /// The page, the area, the view and the line of source.
    public var place: Place

    public init(_ cause: Cause, at place: Place = Place()) {
      (self.cause, self.place) = (cause, place)
    }
  }

  /// The kind of deviation.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Drawn in another way than requested.
    case approximated
    /// Content to be drawn, or the target of a link, is missing.
    case missing
    /// Left out for lack of space or because it never ends.
    case cut
    /// Drawn as pixels, because the format has no such feature.
    case patched
  }

  /// The reason for a finding.
  public enum Cause: Hashable, Sendable {
    /// An issue of the layout.
    case view(ViewIssue)
    /// Content without a vector form, such as "blur".
    case patch(String)
    /// A link to a destination that no page has.
    case danglingLink(String)
    /// Text that the paper made smaller than the limit.
    case smallText(SmallText)
    /// A message of an exporter or a maker of pages, in one line.
    case other(Kind, String)
  }

  /// The place of a finding, as far as known.
  public struct Place: Hashable, Sendable {
    /// The document's page, from 0; nil for a picture or the whole document.
    public var page: Int?
    /// The page's number in viewers.
    public var pageLabel: String?
    /// The area on the page, in points.
    public var area: CGRect?
    /// The view, in its page's layout.
    public var node: NodeID?
    /// The view's line of source.
    public var site: String?
    /// The start of the text concerned; empty where no text is.
    public var excerpt: String

    public init(
      page: Int? = nil, pageLabel: String? = nil, area: CGRect? = nil, node: NodeID? = nil,
      site: String? = nil, excerpt: String = ""
    ) {
      self.page = page
      self.pageLabel = pageLabel
      self.area = area
      self.node = node
      self.site = site
      self.excerpt = excerpt
    }
  }
}

extension RenderReport {
  /// The issues of a layout.
  init(_ issues: [LocatedIssue]) {
    self.init(
      issues.map { issue in
        Finding(
          .view(issue.issue),
          at: Place(site: issue.site == "-" ? nil : issue.site, excerpt: issue.excerpt))
      })
  }

  /// The content drawn as pixels, on a page by itself or on the pages of a document.
  public init(patches: [RasterPatch], inDocument: Bool = false) {
    self.init(
      patches.map { patch in
        let place = Place(
          page: inDocument ? patch.page : nil, area: patch.area,
          node: patch.node == .none ? nil : patch.node, site: patch.site)
        return Finding(.patch(patch.cause), at: place)
      })
  }

  /// The links of a document without a destination.
  mutating func add(_ links: [DanglingLink], inDocument: Bool = true) {
    for link in links {
      add(Finding(.danglingLink(link.name), at: Place(page: inDocument ? link.page : nil)))
    }
  }

  /// The report with `change` made to each place.
  package func placed(_ change: (inout Place) -> Void) -> RenderReport {
    RenderReport(
      findings.map { finding in
        var finding = finding
        change(&finding.place)
        return finding
      })
  }
}
