public import Foundation
public import KumihanAppleNames
public import KumihanFoundation
import KumihanViews

/// A web page, drawn as its address on a plain ground: nothing is loaded.
@MainActor @preconcurrency
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView(frame: .zero)
  open var isFindInteractionEnabled = false
  open var interactionState: Any?
  open var hasOnlySecureContent: Bool { false }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// - Throws: always: no page is loaded.
  open func callAsyncJavaScript(
    _ function: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  /// - Throws: always: no page is loaded.
  open func takeSnapshot(
    configuration: WKSnapshotConfiguration?
  ) async throws -> UIImage { throw WKError(.unknown) }
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }
  /// - Throws: always: no page is loaded.
  open func pdf(
    configuration: WKPDFConfiguration = WKPDFConfiguration()
  ) async throws -> Data { throw WKError(.unknown) }
  public private(set) var url: URL?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var pageZoom: CGFloat = 1

  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    makePicture = { [unowned self] in AnyView(WebGround(address: url)) }
  }
  public required init?(coder: NSCoder) { nil }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { load(request.url) }
  @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? {
    load(baseURL)
  }
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo folder: URL
  ) -> WKNavigation? { load(url) }
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { load(baseURL) }
  private func load(_ address: URL?) -> WKNavigation? {
    url = address
    return nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// - Throws: always: no page is loaded.
  @discardableResult open func evaluateJavaScript(_ script: String) async throws -> Any {
    throw URLError(.notConnectedToInternet)
  }
}

/// Where a web page would be, its address in the middle.
struct WebGround: View {
  let address: URL?

  var body: some View {
    ZStack {
      Color(uiColor: .systemBackground)
      Text(verbatim: address?.host ?? "").font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// How a web page is shown.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  public override nonisolated init() {}
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  open var allowsAirPlayForMediaPlayback = true
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var processPool = WKProcessPool()
  open var suppressesIncrementalRendering = false
  open var allowsPictureInPictureMediaPlayback = true
  open var limitsNavigationsToAppBoundDomains = false
  open var applicationNameForUserAgent: String?
}

/// The process of pages.
open class WKProcessPool: NSObject {}

/// What on a page is made a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Media that begin only when asked.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What pages may do.
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
  open var isElementFullscreenEnabled = false
}

/// What one page may do.
open class WKWebpagePreferences: NSObject {
  /// For which kind of device a page is made.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
}

/// Cookies and caches of pages.
open class WKWebsiteDataStore: NSObject {
  public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public class func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {}
  open func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
  open func removeData(
    ofTypes types: Set<String>, for records: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {}
  open func fetchDataRecords(
    ofTypes types: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  open func dataRecords(ofTypes types: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  public let httpCookieStore = WKHTTPCookieStore()
}

/// What a page kept; none has.
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

/// The cookies of pages, as the app sets them.
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  open func allCookies() async -> [HTTPCookie] { cookies }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    put(cookie)
    completionHandler?()
  }
  open func setCookie(_ cookie: HTTPCookie) async { put(cookie) }
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    completionHandler?()
  }
  open func deleteCookie(_ cookie: HTTPCookie) async { remove(cookie) }
  /// There is one of a name at a place: a newer one replaces it.
  private func put(_ cookie: HTTPCookie) {
    remove(cookie)
    cookies.append(cookie)
  }
  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
    }
  }
}

/// Scripts of the app in pages.
open class WKUserContentController: NSObject {
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ script: WKUserScript) {}
  open func removeAllUserScripts() {}
  open func removeScriptMessageHandler(forName name: String) {}
}

/// Where scripts of an app run.
open class WKContentWorld: NSObject {
  public let name: String?
  init(_ name: String?) { self.name = name }
  public class var page: WKContentWorld { WKContentWorld(nil) }
  public class var defaultClient: WKContentWorld { WKContentWorld(nil) }
  public class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// What a picture of a page shows.
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

/// What a PDF of a page shows.
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  open var allowTransparentBackground = false
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of the app.
open class WKUserScript: NSObject {
  public let source: String
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) { self.source = source }
}

/// Words of a page to the app.
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
  open var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// Is told words of pages.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// One loading of a page.
open class WKNavigation: NSObject {}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A page that would be loaded.
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var targetFrame: WKFrameInfo? { nil }
}

/// An answer of a server.
open class WKNavigationResponse: NSObject {
  open var canShowMIMEType: Bool { true }
  open var isForMainFrame: Bool { true }
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,
      textEncodingName: nil)
  }
}

/// A frame of a page.
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether an answer is taken.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// How a page's window is to look.
open class WKWindowFeatures: NSObject {}

/// Follows the loading of pages: nothing comes.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {}
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Shows the windows of pages.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
}
