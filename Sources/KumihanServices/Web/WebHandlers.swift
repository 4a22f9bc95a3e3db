public import Foundation
import KumihanFoundation

/// Answers for the addresses of a scheme of the app's own; it is never asked, as nothing is loaded.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: AnyObject {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A question for an address.
@MainActor @preconcurrency
public protocol WKURLSchemeTask: AnyObject {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// The pages before and after the one that is shown: none.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  nonisolated override init() {}
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
/// A page that was shown.
open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var initialURL: URL { url }
  open var title: String? { nil }
}

/// A file that would be loaded.
@MainActor @preconcurrency
open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
  public let originalRequest: URLRequest?
  nonisolated init(_ request: URLRequest) { originalRequest = request }
  public let progress = Progress(totalUnitCount: 0)
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}
/// Follows the loading of a file.
@MainActor @preconcurrency
public protocol WKDownloadDelegate: AnyObject {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void
  ) {}
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}

/// How words of a page are looked for.
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
}
/// Whether they were found.
open class WKFindResult: NSObject { open var matchFound: Bool { false } }

/// Rules of what pages may load.
open class WKContentRuleList: NSObject {
  public let identifier: String!
  init(_ identifier: String) { self.identifier = identifier }
}
/// Keeps rules of what pages may load: any text of rules is taken.
open class WKContentRuleListStore: NSObject {
  private var lists: [String: WKContentRuleList] = [:]
  public class func `default`() -> WKContentRuleListStore! {
    SharedObjects.one { WKContentRuleListStore() }
  }
  public convenience init!(url: URL) { self.init() }
  private func compiled(_ identifier: String) -> WKContentRuleList {
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    return list
  }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(compiled(identifier), nil) }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { compiled(identifier) }
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = lists[identifier]
    completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
  }
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let list = lists.removeValue(forKey: identifier)
    completionHandler(list == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
  }
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: @escaping ([String]?) -> Void
  ) { completionHandler(lists.keys.sorted()) }
}
